import i18next from 'i18next'
import { pictures } from '../zh/pictures'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { pictures }, true)
