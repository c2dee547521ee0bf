import i18next from 'i18next'
import { imaging } from '../zh/imaging'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { imaging }, true)
