import i18next from 'i18next'
import { formFiles } from '../zh/form-files'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { formFiles }, true)
