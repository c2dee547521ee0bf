import i18next from 'i18next'
import { machines } from '../zh/machines'
import { user } from '../zh/user'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { machines, user }, true)
