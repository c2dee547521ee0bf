import i18next from 'i18next'
import { file } from '../zh/file'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { file }, true)
