import i18next from 'i18next'
import { dropQuestion } from '../zh/drop-question'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { dropQuestion }, true)
