import i18next from 'i18next'
import { planning } from '../zh/planning'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { planning }, true)
