import i18next from 'i18next'
import { pictures } from '../zh/pictures'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { pictures }, true)
