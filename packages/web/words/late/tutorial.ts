import i18next from 'i18next'
import { tutorial } from '../zh/tutorial'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { tutorial }, true)
