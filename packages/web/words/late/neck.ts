import i18next from 'i18next'
import { neck } from '../zh/neck'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { neck }, true)
