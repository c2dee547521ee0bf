import i18next from 'i18next'
import { byOthers } from '../zh/by-others'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { byOthers }, true)
