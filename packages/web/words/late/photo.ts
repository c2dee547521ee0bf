import i18next from 'i18next'
import { photo } from '../zh/photo'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { photo }, true)
