import i18next from 'i18next'
import { share } from '../zh/share'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { share }, true)
