import i18next from 'i18next'
import { neck } from '../zh/neck'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { neck }, true)
