import i18next from 'i18next'
import { eraseCase } from '../zh/erase-case'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { eraseCase }, true)
