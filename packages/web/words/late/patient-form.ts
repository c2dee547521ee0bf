import i18next from 'i18next'
import { patientForm } from '../zh/patient-form'

// English is loaded whole, and only when selected.
i18next.addResourceBundle('zh', 'translation', { patientForm }, true)
