import i18next from 'i18next'
import { own } from '../zh/own'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { own }, true)
