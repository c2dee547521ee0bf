import i18next from 'i18next'
import { home } from '../zh/home'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { home }, true)
