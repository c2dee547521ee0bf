import i18next from 'i18next'
import { models } from '../zh/models'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { models }, true)
