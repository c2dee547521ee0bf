import i18next from 'i18next'
import { search } from '../zh/search'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { search }, true)
