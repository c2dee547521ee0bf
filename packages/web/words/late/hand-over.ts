import i18next from 'i18next'
import { handOver } from '../zh/hand-over'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { handOver }, true)
