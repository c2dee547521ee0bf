import i18next from 'i18next'
import { documents } from '../zh/documents'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { documents }, true)
