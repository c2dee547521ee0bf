import i18next from 'i18next'
import { face } from '../zh/face'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { face }, true)
