import i18next from 'i18next'
import { search } from '../zh/search'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { search }, true)
