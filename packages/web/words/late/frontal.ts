import i18next from 'i18next'
import { frontal } from '../zh/frontal'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { frontal }, true)
