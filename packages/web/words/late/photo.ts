import i18next from 'i18next'
import { photo } from '../zh/photo'

// English comes whole, and only when it is chosen.
i18next.addResourceBundle('zh', 'translation', { photo }, true)
