import i18next from 'i18next'
import { overlap } from '../zh/overlap'
import { overlay } from '../zh/overlay'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { overlap, overlay }, true)
