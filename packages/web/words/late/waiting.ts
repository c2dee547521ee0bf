import i18next from 'i18next'
import { imaging } from '../zh/imaging'
import { waiting } from '../zh/waiting'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { imaging, waiting }, true)
