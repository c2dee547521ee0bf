import i18next from 'i18next'
import { firstStep } from '../zh/first-step'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { firstStep }, true)
