import i18next from 'i18next'
import { faceTable } from '../zh/face-table'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { faceTable }, true)
