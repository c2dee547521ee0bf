import i18next from 'i18next'
import { treatments } from '../zh/treatments'
import { workbench } from '../zh/workbench'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { treatments, workbench }, true)
