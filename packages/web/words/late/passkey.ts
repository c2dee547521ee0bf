import i18next from 'i18next'
import { passkey } from '../zh/passkey'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { passkey }, true)
