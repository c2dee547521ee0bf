import { useQuery } from '@tanstack/react-query'
import { Checkbox, Radio } from 'antd'
import { useId, useState } from 'react'
import { ask, askFile } from '../../api/client'
import { useMay } from '../../api/clinic'
import { useCase } from '../../case/case'
import { ActDialog } from '../../parts/act-dialog'
import { fileName, saveFile } from '../../parts/save-file'
import { useToast } from '../../parts/toast'
import { usualAnalysis } from '../../report/measurements'
import { useWords } from '../../words/i18n'
import styles from './documents.module.css'

type Charset = 'ISO_IR 192' | 'GB18030'
/** The destination: a file with or without the patient's name, or a DICOM archive. */
type Goal = 'named' | 'unnamed' | `archive ${string}`

const charsets: readonly Charset[] = ['ISO_IR 192', 'GB18030']

const useArchives = () =>
  useQuery({ queryKey: ['archives'], queryFn: ({ signal }) => ask('archiveList', {}, { signal }), staleTime: 300_000 }).data ?? []

const useSending = (goal: Goal, { charset, facePhotos }: { charset: Charset; facePhotos: boolean }) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { patient } = useCase()
  const { uuid } = patient
  const identity = goal !== 'unnamed'
  const measured = { analysis: usualAnalysis(), lang }
  return async (): Promise<void> => {
    if (goal === 'named' || goal === 'unnamed') {
      const file = await askFile('dicomExport', { uuid, charset, identity, facePhotos, measured })
      const name = identity ? `${patient.name} ${patient.caseNo}`.trim() : t('documents.unnamed')
      saveFile(file, `${fileName(`${name} DICOM`)}.zip`)
      return
    }
    const archive = goal.slice('archive '.length)
    const { stored, failed } = await ask('dicomSend', { uuid, archive, charset, measured })
    if (failed > 0) toast({ kind: 'error', title: t('documents.dicom.partly', { stored, failed, archive }) })
    else toast({ kind: 'done', title: t('documents.dicom.sent', { count: stored, archive }) })
  }
}

/** The case as DICOM: films, photos, models and reports, as files or to an archive. */
export const CaseDicom = ({ close }: { readonly close: () => void }) => {
  const { t } = useWords()
  const id = useId()
  const archives = useArchives()
  const shares = useMay('share')
  const [goal, setGoal] = useState<Goal>(shares ? 'named' : 'unnamed')
  const [charset, setCharset] = useState<Charset>('ISO_IR 192')
  const [facePhotos, setFacePhotos] = useState(false)
  const send = useSending(goal, { charset, facePhotos })
  const toFile = goal === 'named' || goal === 'unnamed'
  return (
    <ActDialog
      title={t('documents.dicom.title')}
      okText={t(toFile ? 'documents.download' : 'documents.dicom.send')}
      failed={t('documents.dicom.failed')}
      act={send}
      close={close}
    >
      <div className={styles.verify}>
        <p>{t('documents.dicom.hint')}</p>
        <Radio.Group
          vertical
          value={goal}
          options={[
            { value: 'named', label: t('documents.dicom.named'), disabled: !shares },
            { value: 'unnamed', label: t('documents.dicom.unnamed') },
            ...archives.map(({ name }) => ({
              ...{ value: `archive ${name}`, label: t('documents.dicom.to', { archive: name }), disabled: !shares },
            })),
          ]}
          onChange={event => setGoal(event.target.value)}
        />
        {goal === 'unnamed' && (
          <Checkbox checked={facePhotos} onChange={event => setFacePhotos(event.target.checked)}>
            {t('documents.archiveFaces')}
          </Checkbox>
        )}
        <label htmlFor={id}>{t('documents.dicom.charset')}</label>
        <select id={id} className={styles.select} value={charset} onChange={event => setCharset(event.target.value as Charset)}>
          {charsets.map(each => (
            <option key={each} value={each}>
              {t(`documents.dicom.charsets.${each === 'GB18030' ? 'gb' : 'utf'}`)}
            </option>
          ))}
        </select>
        <p className={styles.note}>{t(goal === 'unnamed' ? 'documents.dicom.unnamedHint' : 'documents.archiveNamedHint')}</p>
      </div>
    </ActDialog>
  )
}
