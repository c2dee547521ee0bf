import i18next from 'i18next'
import { imaging } from '../zh/imaging'
import { waiting } from '../zh/waiting'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { imaging, waiting }, true)
