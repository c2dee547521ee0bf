import i18next from 'i18next'
import { frontal } from '../zh/frontal'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { frontal }, true)
