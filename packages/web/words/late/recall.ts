import i18next from 'i18next'
import { recall } from '../zh/recall'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { recall }, true)
