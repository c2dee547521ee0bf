import i18next from 'i18next'
import { bench } from '../zh/bench'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { bench }, true)
