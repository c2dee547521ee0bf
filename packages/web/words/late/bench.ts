import i18next from 'i18next'
import { bench } from '../zh/bench'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { bench }, true)
