import i18next from 'i18next'
import { about } from '../zh/about'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { about }, true)
