import i18next from 'i18next'
import { reliability } from '../zh/reliability'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { reliability }, true)
