import i18next from 'i18next'
import { planning } from '../zh/planning'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { planning }, true)
