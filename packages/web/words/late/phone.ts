import i18next from 'i18next'
import { phone } from '../zh/phone'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { phone }, true)
