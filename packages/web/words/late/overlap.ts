import i18next from 'i18next'
import { overlap } from '../zh/overlap'
import { overlay } from '../zh/overlay'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { overlap, overlay }, true)
