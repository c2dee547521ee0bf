import i18next from 'i18next'
import { exporting } from '../zh/exporting'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { exporting }, true)
