import i18next from 'i18next'
import { phone } from '../zh/phone'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { phone }, true)
