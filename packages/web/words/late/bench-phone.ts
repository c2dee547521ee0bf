import i18next from 'i18next'
import { benchPhone } from '../zh/bench-phone'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { benchPhone }, true)
