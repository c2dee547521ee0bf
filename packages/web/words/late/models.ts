import i18next from 'i18next'
import { models } from '../zh/models'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { models }, true)
