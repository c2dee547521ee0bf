import i18next from 'i18next'
import { imaging } from '../zh/imaging'
import { migration } from '../zh/migration'
import { pictures } from '../zh/pictures'
import { receipt } from '../zh/receipt'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { imaging, migration, pictures, receipt }, true)
