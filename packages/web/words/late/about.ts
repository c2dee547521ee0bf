import i18next from 'i18next'
import { about } from '../zh/about'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { about }, true)
