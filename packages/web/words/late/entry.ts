import i18next from 'i18next'
import { entry } from '../zh/entry'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { entry }, true)
