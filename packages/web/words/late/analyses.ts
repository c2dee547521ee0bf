import i18next from 'i18next'
import { analyses } from '../zh/analyses'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { analyses }, true)
