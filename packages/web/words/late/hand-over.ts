import i18next from 'i18next'
import { handOver } from '../zh/hand-over'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { handOver }, true)
