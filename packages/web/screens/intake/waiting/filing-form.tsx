import { jawKinds } from '@sella/contract/documents/study-models'
import { type ImageKind, imageKinds } from '@sella/contract/entities'
import type { WaitingFile } from '@sella/contract/waiting'
import { differing, isTaken, lackIn } from '@sella/workbench/uploads/filing'
import { Button } from 'antd'
import { type FormEvent, useId, useState } from 'react'
import { Dated } from '../../../parts/dated'
import { useWords } from '../../../words/i18n'
import { CaseChoiceField } from './case-choice'
import { factsInFile } from './facts'
import { Moves } from './moves'
import { RecordChoiceField } from './record-choice'
import { asksSpacing, SpacingChoice } from './spacing-choice'
import { useFile, useFiling } from './use-filing'
import styles from './waiting.module.css'

interface FilingFormProps {
  readonly file: WaitingFile
  /** The frame or page of the picture, from 1. */
  readonly page: number
  readonly onDone: () => void
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
  const { t } = useWords()
  const { draft, set, filing, records, atHand, fresh } = useFiling(file)
  const { begun, spacing } = draft
  const [asked, setAsked] = useState(false)
  const { goal, record, kind } = filing
  const { busy, file: put } = useFile(file.uuid, onDone)
  const lack = lackIn(filing) ?? (asksSpacing(file) && spacing === null ? 'spacing' : null)
  const against = differing(file, goal)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    if (lack !== null) return
    if (goal && record && kind) put({ uuid: file.uuid, goal, record, kind, page, begun, spacing })
  }
  const facts = [file.person?.nameInFile, factsInFile(t, file)].filter(Boolean).join(t('app.separator')) || t('app.none')
  const traits = against.map(trait => t(`waiting.trait.${trait}`)).join(t('app.separator'))
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <p className={styles.inFile}>
        <Dated text={t('waiting.inFile', { facts })} />
        {file.fileScale && (
          <span>
            {[
              t('waiting.spacing', { mm: file.fileScale.mmPerPixel.toPrecision(4) }),
              t(`waiting.scale.${file.fileScale.provenance}`),
            ].join(t('app.separator'))}
          </span>
        )}
      </p>
      <CaseChoiceField file={file} goal={goal} onGoal={next => set({ goal: next, record: null, kind })} />
      {filing.record && (
        <RecordChoiceField
          records={records}
          choice={filing.record}
          fresh={fresh}
          onChoice={record => set({ ...filing, record })}
        />
      )}
      <KindField file={file} kind={filing.kind} onKind={kind => set({ ...filing, kind })} />
      {asksSpacing(file) && <SpacingChoice answer={spacing} onAnswer={answer => set({ spacing: answer })} />}
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
        <Button type="primary" htmlType="submit" loading={busy}>
          {t(against.length > 0 ? 'waiting.fileAnyway' : 'waiting.file')}
        </Button>
        <Moves file={file} onDone={onDone} />
      </div>
    </form>
  )
}
