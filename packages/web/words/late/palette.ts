import i18next from 'i18next'
import { palette } from '../zh/palette'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { palette }, true)
