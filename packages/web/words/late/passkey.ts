import i18next from 'i18next'
import { passkey } from '../zh/passkey'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { passkey }, true)
