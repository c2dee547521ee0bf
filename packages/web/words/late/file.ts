import i18next from 'i18next'
import { file } from '../zh/file'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { file }, true)
