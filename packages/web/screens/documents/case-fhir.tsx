import { Select } from 'antd'
import { useState } from 'react'
import { askFile } from '../../api/client'
import { useCase } from '../../case/case'
import { ActDialog } from '../../parts/act-dialog'
import { fileName, saveFile } from '../../parts/save-file'
import { useChoices, usualAnalysis } from '../../report/measurements'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'

/** The case for a hospital's information system, measured by one analysis. */
export const CaseFhir = ({ close }: { readonly close: () => void }) => {
  const { t, lang } = useWords()
  const { patient } = useCase()
  const choices = useChoices()
  const [analysis, setAnalysis] = useState(usualAnalysis)
  const download = async () => {
    const file = await askFile('caseFhir', { uuid: patient.uuid, analysis, lang })
    saveFile(file, `${fileName(`${patient.name} ${patient.caseNo}`.trim(), 'FHIR')}.json`)
  }
  return (
    <ActDialog
      title={t('documents.fhir.title')}
      okText={t('documents.download')}
      failed={t('documents.fhir.failed')}
      act={download}
      close={close}
    >
      <div className={styles.verify}>
        <p>{t('documents.fhir.hint')}</p>
        <Select aria-label={t('documents.method')} value={analysis} options={choices} onChange={setAnalysis} />
        <p className={styles.note}>{t('documents.fhir.care')}</p>
      </div>
    </ActDialog>
  )
}
