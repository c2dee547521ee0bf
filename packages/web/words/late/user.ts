import i18next from 'i18next'
import { machines } from '../zh/machines'
import { user } from '../zh/user'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { machines, user }, true)
