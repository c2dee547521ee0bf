import i18next from 'i18next'
import { share } from '../zh/share'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { share }, true)
