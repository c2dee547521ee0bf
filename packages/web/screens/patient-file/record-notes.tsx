import { mostOfText, type RecordNote } from '@sella/contract/case-file'
import { Input } from 'antd'
import { useCallback } from 'react'
import { ask } from '../../api/client'
import { useMay } from '../../api/clinic'
import { useWords } from '../../words/i18n'
import styles from './patient-file.module.css'
import { SaveState } from './save-state'
import { useWriter } from './use-writer'

interface Noted {
  readonly note: string
}

const noted = (value: unknown): Noted | null => {
  const { note } = (value ?? {}) as Readonly<Record<string, unknown>>
  return typeof note === 'string' ? { note } : null
}

interface NoteProps {
  readonly caseUuid: string
  readonly record: RecordNote
  readonly onSaved: (note: RecordNote) => void
}

const Note = ({ caseUuid, record, onSaved }: NoteProps) => {
  const { t } = useWords()
  const { uuid, createday, type } = record
  const writes = useMay('register')
  const { writer, ...writing } = useWriter<Noted>({
    name: `note.${uuid}`,
    stored: { note: record.note },
    read: noted,
    send: async ({ from, to }) => {
      const saved = await ask('recordNoteSave', { uuid, note: to.note, from: from.note })
      onSaved(saved)
      return { note: saved.note }
    },
  })
  const look = useCallback(async () => {
    const { records } = await ask('caseFileGet', { caseUuid })
    return { note: records.find(each => each.uuid === uuid)?.note ?? '' }
  }, [caseUuid, uuid])
  const day = createday.slice(0, 10)
  const stage = t(`patients.recordLong.type${type}`)
  const name = t('file.recordNote', { day, stage })
  return (
    <li>
      <p className={styles.day}>
        <b>{day}</b>
        {stage}
      </p>
      <Input.TextArea
        aria-label={name}
        autoSize={{ minRows: 2, maxRows: 12 }}
        maxLength={mostOfText}
        readOnly={!writes}
        value={writing.value.note}
        onChange={event => writer.write({ note: event.target.value })}
        onBlur={writer.flush}
      />
      {writing.state !== 'saved' && (
        <SaveState writing={writing} writer={writer} nameOf={() => name} look={look} textOf={other => other.note} />
      )}
    </li>
  )
}

interface RecordNotesProps {
  readonly caseUuid: string
  readonly records: readonly RecordNote[]
  readonly onSaved: (note: RecordNote) => void
}

/** A note for each record, newest first. */
export const RecordNotes = ({ caseUuid, records, onSaved }: RecordNotesProps) => {
  const { t } = useWords()
  return (
    <section>
      <h2 className={styles.label}>{t('file.records')}</h2>
      {records.length === 0 && <p className={styles.none}>{t('file.noRecords')}</p>}
      <ul className={styles.notes}>
        {records.toReversed().map(record => (
          <Note key={record.uuid} caseUuid={caseUuid} record={record} onSaved={onSaved} />
        ))}
      </ul>
    </section>
  )
}
