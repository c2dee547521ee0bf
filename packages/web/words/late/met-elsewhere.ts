import i18next from 'i18next'
import { metElsewhere } from '../zh/met-elsewhere'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { metElsewhere }, true)
