import i18next from 'i18next'
import { paper } from '../zh/paper'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { paper }, true)
