import i18next from 'i18next'
import { tutorial } from '../zh/tutorial'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { tutorial }, true)
