import i18next from 'i18next'
import { documents } from '../zh/documents'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { documents }, true)
