import '../../words/late/file'
import { type CaseFile, caseFile, type RecordNote } from '@sella/contract/case-file'
import { useQueryClient } from '@tanstack/react-query'
import { CloudOff, Printer } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useCaseFile } from '../../api/case-file'
import { ask } from '../../api/client'
import { keys } from '../../api/queries'
import { useCase } from '../../case/case'
import { CaseBar } from '../../case/case-bar'
import { ToolButton } from '../../case/tool-button'
import { Notice } from '../../parts/notice'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { Assigned } from './assigned'
import { Paper } from './paper'
import styles from './patient-file.module.css'
import { RecordNotes } from './record-notes'
import { Review } from './review'
import { SaveState } from './save-state'
import { Shares } from './shares'
import { Tags } from './tags'
import { Texts } from './texts'
import { useWriter } from './use-writer'
import { Visit } from './visit'
import { Worklist } from './worklist'

interface OpenedProps {
  readonly caseUuid: string
  readonly stored: CaseFile
  readonly noted: readonly RecordNote[]
}

const fileIn = (value: unknown): CaseFile | null => caseFile.safeParse(value).data ?? null

const valueText = (value: unknown): string => (Array.isArray(value) ? value.join(', ') : String(value ?? ''))

const useFileWriter = ({ caseUuid, stored }: OpenedProps) => {
  const client = useQueryClient()
  return useWriter<CaseFile>({
    name: `file.${caseUuid}`,
    stored,
    read: fileIn,
    send: async ({ from, to }) => {
      const saved = await ask('caseFileSave', { caseUuid, file: to, from })
      void client.invalidateQueries({ queryKey: keys.patients })
      return saved
    },
  })
}

const Opened = (loaded: OpenedProps) => {
  const opened = useCase()
  const { t } = useWords()
  const { caseUuid } = loaded
  const { writer, ...writing } = useFileWriter(loaded)
  const [records, setRecords] = useState(loaded.noted)
  const look = useCallback(async () => (await ask('caseFileGet', { caseUuid })).file, [caseUuid])
  const file = writing.value
  const parts = { file, onWrite: writer.write, onLeave: writer.flush }
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <SaveState
          writing={writing}
          writer={writer}
          look={look}
          nameOf={field => t(`file.${field as 'plan'}`)}
          textOf={(other, fields) => fields.map(field => valueText(other[field as keyof CaseFile])).join('\n')}
        />
        <Texts {...parts} />
      </div>
      <aside className={styles.aside}>
        <Visit {...parts} />
        <Worklist caseUuid={caseUuid} />
        <Assigned caseUuid={caseUuid} />
        <Shares caseUuid={caseUuid} records={opened.records} />
        <Review records={opened.records} />
        <Tags tags={file.tags} onChange={tags => writer.write({ tags })} />
        <RecordNotes
          caseUuid={caseUuid}
          records={records}
          onSaved={saved => setRecords(current => current.map(record => (record.uuid === saved.uuid ? saved : record)))}
        />
      </aside>
      <Paper file={file} records={records} />
    </div>
  )
}

/** The written part of a case: diagnosis, problems, plan, progress, tags, next visit, notes of its records. */
export const PatientFile = () => {
  const { t, lang } = useWords()
  const { uuid } = useCase().patient
  const { data, error, refetch, isFetching } = useCaseFile(uuid)
  return (
    <div className={styles.page}>
      <CaseBar>
        <ToolButton icon={Printer} label={t('file.print')} onClick={() => print()} />
      </CaseBar>
      {data && !isFetching && <Opened key={uuid} caseUuid={uuid} stored={data.file} noted={data.records} />}
      {error && !data && (
        <Notice
          icon={CloudOff}
          title={t('file.failed')}
          text={textOf(error, lang)}
          actions={[{ label: t('app.retry'), run: () => void refetch(), primary: true }]}
        />
      )}
    </div>
  )
}
