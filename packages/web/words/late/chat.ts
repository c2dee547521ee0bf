import i18next from 'i18next'
import { chat } from '../zh/chat'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { chat }, true)
