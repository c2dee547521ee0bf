import i18next from 'i18next'
import { overlap } from '../zh/overlap'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { overlap }, true)
