import i18next from 'i18next'
import { clinic } from '../zh/clinic'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { clinic }, true)
