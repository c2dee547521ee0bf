import i18next from 'i18next'
import { entry } from '../zh/entry'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { entry }, true)
