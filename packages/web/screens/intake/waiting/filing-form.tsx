import { jawKinds } from '@sella/contract/documents/study-models'
import { type ImageKind, imageKinds } from '@sella/contract/entities'
import type { WaitingFile } from '@sella/contract/waiting'
import {
  differing,
  type Filing,
  isTaken,
  lackIn,
  proposedFiling,
  proposedRecord,
  type RecordAtHand,
} from '@sella/workbench/uploads/filing'
import { Button } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { useRecords } from '../../../api/queries'
import { type FiledAt, useFileWaiting } from '../../../api/waiting'
import { useToast } from '../../../parts/toast'
import { textOf } from '../../../words/catalogue'
import { dayOf } from '../../../words/dates'
import { useWords } from '../../../words/i18n'
import { CaseChoiceField } from './case-choice'
import { factsInFile } from './facts'
import { Moves } from './moves'
import { RecordChoiceField } from './record-choice'
import { asksSpacing, type SpacingAnswer, SpacingChoice } from './spacing-choice'
import styles from './waiting.module.css'

interface FilingFormProps {
  readonly file: WaitingFile
  /** The frame or page of the picture, from 1. */
  readonly page: number
  readonly onDone: () => void
}

/** The chosen values, or the proposed ones where nothing was chosen; and the records of the chosen case. */
const useFiling = (file: WaitingFile) => {
  const [chosen, setChosen] = useState<Filing>(() => proposedFiling(file))
  const [today] = useState(() => dayOf(new Date()))
  const caseUuid = chosen.goal?.at === 'case' ? chosen.goal.uuid : null
  const records = useRecords(caseUuid).data
  const atHand: readonly RecordAtHand[] = (caseUuid === null ? [] : (records ?? [])).map(({ uuid, createday, photos }) => ({
    uuid,
    createday,
    kinds: photos.map(({ type }) => type),
  }))
  const settled = chosen.goal !== null && (caseUuid === null || records !== undefined)
  const filing: Filing = {
    ...chosen,
    // A kind recognised after the form was opened.
    kind: chosen.kind ?? file.kind,
    record: chosen.record ?? (settled ? proposedRecord(file, atHand, today) : null),
  }
  const fresh = { at: 'new', day: file.day ?? today, type: atHand.length === 0 ? 1 : 2 } as const
  return { filing, setChosen, records: caseUuid === null ? [] : (records ?? []), atHand, fresh }
}

const models: readonly ImageKind[] = Object.values(jawKinds.surface)

const KindField = ({ file, kind, onKind }: { file: WaitingFile; kind: ImageKind | null; onKind: (kind: ImageKind) => void }) => {
  const { t } = useWords()
  const id = useId()
  // What has a preview is a picture, and no surface model.
  const others = imageKinds.filter(each => !file.others.includes(each) && (file.previewUrl === null || !models.includes(each)))
  return (
    <p className={styles.kind}>
      <label htmlFor={id}>{t('waiting.kind')}</label>
      <select id={id} className={styles.select} value={kind ?? ''} onChange={event => onKind(event.target.value as ImageKind)}>
        {kind === null && <option value="">{t('waiting.chooseKind')}</option>}
        {[...file.others, ...others].map(each => (
          <option key={each} value={each}>
            {t(`imaging.kind.${each}`)}
          </option>
        ))}
      </select>
    </p>
  )
}

/** Patient, record and kind: proposed by the file, decided by a person. */
export const FilingForm = ({ file, page, onDone }: FilingFormProps) => {
  const { t, lang } = useWords()
  const toast = useToast()
  const { filing, setChosen, records, atHand, fresh } = useFiling(file)
  const [begun, setBegun] = useState<Partial<FiledAt>>({})
  const [asked, setAsked] = useState(false)
  const { mutate, isPending } = useFileWaiting()
  const [spacing, setSpacing] = useState<SpacingAnswer | null>(null)
  const lack = lackIn(filing) ?? (asksSpacing(file) && spacing === null ? 'spacing' : null)
  const against = differing(file, filing.goal)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (lack !== null) return
    mutate(
      { ...filing, uuid: file.uuid, page, begun, onBegun: setBegun, ...(spacing ? { spacing } : {}) },
      {
        onSuccess: () => {
          toast({ kind: 'done', title: t('waiting.filed', { patient: file.person?.name ?? file.place?.patient ?? file.name }) })
          onDone()
        },
        onError: error => toast({ kind: 'error', title: t('waiting.failed'), text: textOf(error, lang) }),
      },
    )
  }
  const traits = against.map(trait => t(`waiting.trait.${trait}`)).join(t('app.separator'))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.inFile}>
        {t('waiting.inFile', {
          facts: [file.person?.nameInFile, factsInFile(t, file)].filter(Boolean).join(t('app.separator')) || t('app.none'),
        })}
        {file.fileScale && (
          <span>
            {[
              t('waiting.spacing', { mm: file.fileScale.mmPerPixel.toPrecision(4) }),
              t(`waiting.scale.${file.fileScale.provenance}`),
            ].join(t('app.separator'))}
          </span>
        )}
      </p>
      <CaseChoiceField
        file={file}
        goal={filing.goal}
        onGoal={goal => {
          setBegun({})
          setChosen({ goal, record: null, kind: filing.kind })
        }}
      />
      {filing.record && (
        <RecordChoiceField
          records={records}
          choice={filing.record}
          fresh={fresh}
          onChoice={record => setChosen({ ...filing, record })}
        />
      )}
      <KindField file={file} kind={filing.kind} onKind={kind => setChosen({ ...filing, kind })} />
      {asksSpacing(file) && <SpacingChoice answer={spacing} onAnswer={setSpacing} />}
      {isTaken(filing, atHand) && filing.kind && (
        <p className={styles.warning}>{t('waiting.taken', { kind: t(`imaging.kind.${filing.kind}`) })}</p>
      )}
      {against.length > 0 && (
        <p className={styles.warning} role="alert">
          {t('waiting.against', { traits })}
        </p>
      )}
      {asked && lack !== null && (
        <p className={styles.lack} role="alert">
          {t(`waiting.lack.${lack}`)}
        </p>
      )}
      <div className={styles.foot}>
        <Button type="primary" htmlType="submit" loading={isPending}>
          {t(against.length > 0 ? 'waiting.fileAnyway' : 'waiting.file')}
        </Button>
        <Moves file={file} onDone={onDone} />
      </div>
    </form>
  )
}
