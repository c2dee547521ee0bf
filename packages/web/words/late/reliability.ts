import i18next from 'i18next'
import { reliability } from '../zh/reliability'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { reliability }, true)
