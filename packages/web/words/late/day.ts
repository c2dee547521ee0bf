import i18next from 'i18next'
import { day } from '../zh/day'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { day }, true)
