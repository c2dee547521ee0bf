import i18next from 'i18next'
import { chat } from '../zh/chat'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { chat }, true)
