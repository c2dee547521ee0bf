import i18next from 'i18next'
import { clinic } from '../zh/clinic'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { clinic }, true)
