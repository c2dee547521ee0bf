import i18next from 'i18next'
import { user } from '../zh/user'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { user }, true)
