import { builtInAnalyses } from '@sella/ceph/data/analyses'
import type { Input } from '@sella/contract/calls/index'
import { useMutation } from '@tanstack/react-query'
import { Modal, Segmented, Select } from 'antd'
import { useState } from 'react'
import { askFile } from '../../api/client'
import { useCase } from '../../case/case'
import { useToast } from '../../parts/toast'
import { rememberedAnalysis } from '../../readings/choosing'
import { useOwnAnalyses } from '../../readings/own-analyses'
import { fileName, saveFile } from '../../report/save-file'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'

type Format = Input<'caseMeasurements'>['format']

const formats: readonly { readonly value: Format; readonly label: string }[] = [
  { value: 'xlsx', label: 'XLSX' },
  { value: 'csv', label: 'CSV' },
  { value: 'json', label: 'JSON' },
]

/** Built-in analyses by name, own ones by uuid. */
const useChoices = () => {
  const { t, lang } = useWords()
  const own = useOwnAnalyses().map(({ uuid, analysis }) => ({ value: uuid, label: analysis.title[lang] }))
  const builtIn = builtInAnalyses.map(({ name, title }) => ({ value: name, label: title[lang] }))
  const groups = [{ label: t('workbench.results.builtIn'), options: builtIn }]
  return own.length > 0 ? [{ label: t('workbench.results.own'), options: own }, ...groups] : groups
}

/** Takes the measurements of the case along, by one analysis, for a spreadsheet or a program. */
export const Measurements = ({ close }: { readonly close: () => void }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { patient } = useCase()
  const choices = useChoices()
  const remembered = rememberedAnalysis()
  const known = builtInAnalyses.some(({ name }) => name === remembered)
  const [analysis, setAnalysis] = useState(known ? remembered : (builtInAnalyses[0]?.name ?? ''))
  const [format, setFormat] = useState<Format>('xlsx')
  const { mutate, isPending } = useMutation({
    mutationFn: () => askFile('caseMeasurements', { caseUuid: patient.uuid, analysis, lang, format }),
    onSuccess: file => {
      const label = choices.flatMap(group => group.options).find(({ value }) => value === analysis)?.label ?? ''
      saveFile(file, `${fileName(patient.name, label)}.${format}`)
      close()
    },
    onError: error => toast({ kind: 'error', title: t('documents.measurementsFailed'), text: textOf(error, lang) }),
  })
  return (
    <Modal
      open
      centered
      width={440}
      title={t('documents.measurements')}
      okText={t('documents.download')}
      cancelText={t('app.cancel')}
      confirmLoading={isPending}
      onOk={() => mutate()}
      onCancel={close}
    >
      <div className={styles.verify}>
        <p>{t('documents.measurementsHint')}</p>
        <Select
          aria-label={t('documents.method')}
          className={styles.wide}
          value={analysis}
          options={choices}
          onChange={setAnalysis}
        />
        <Segmented<Format> aria-label={t('documents.format')} options={[...formats]} value={format} onChange={setFormat} />
      </div>
    </Modal>
  )
}
