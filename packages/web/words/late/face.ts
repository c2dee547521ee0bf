import i18next from 'i18next'
import { face } from '../zh/face'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { face }, true)
