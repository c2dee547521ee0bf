import i18next from 'i18next'
import { imaging } from '../zh/imaging'
import { migration } from '../zh/migration'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { imaging, migration }, true)
