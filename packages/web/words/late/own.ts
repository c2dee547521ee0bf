import i18next from 'i18next'
import { own } from '../zh/own'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { own }, true)
