import { useMutation } from '@tanstack/react-query'
import { Modal, Select } from 'antd'
import { useState } from 'react'
import { askFile } from '../../api/client'
import { useCase } from '../../case/case'
import { fileName, saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { useChoices, usualAnalysis } from '../../report/measurements'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'

/** The case for a hospital's information system, measured by one analysis. */
export const CaseFhir = ({ close }: { readonly close: () => void }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { patient } = useCase()
  const choices = useChoices()
  const [analysis, setAnalysis] = useState(usualAnalysis)
  const { mutate, isPending } = useMutation({
    mutationFn: () => askFile('caseFhir', { uuid: patient.uuid, analysis, lang }),
    onSuccess: file => {
      saveFile(file, `${fileName(`${patient.name} ${patient.caseNo}`.trim(), 'FHIR')}.json`)
      close()
    },
    onError: error => toast({ kind: 'error', title: t('documents.fhir.failed'), text: textOf(error, lang) }),
  })
  return (
    <Modal
      open
      centered
      width={480}
      title={t('documents.fhir.title')}
      okText={t('documents.download')}
      cancelText={t('app.cancel')}
      confirmLoading={isPending}
      onOk={() => mutate()}
      onCancel={close}
    >
      <div className={styles.verify}>
        <p>{t('documents.fhir.hint')}</p>
        <Select aria-label={t('documents.method')} value={analysis} options={choices} onChange={setAnalysis} />
        <p className={styles.note}>{t('documents.fhir.care')}</p>
      </div>
    </Modal>
  )
}
