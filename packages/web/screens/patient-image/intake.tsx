import type { CaseRecord, ImageKind } from '@sella/contract/entities'
import { Modal } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import type { Guess } from './arrivals'
import styles from './intake.module.css'
import { IntakeRow } from './intake-row'
import { filledKinds } from './slots'

interface Intake {
  readonly record: CaseRecord
  readonly guesses: readonly Guess[]
  readonly onAdd: (guesses: readonly Guess[]) => void
  readonly onCancel: () => void
}

/** Files that are filed nowhere yet: of unknown kind, known to the case, or for a place that is taken. */
export const Intake = ({ record, guesses, onAdd, onCancel }: Intake) => {
  const { t } = useWords()
  const [rows, setRows] = useState(guesses)
  const filled = filledKinds(record)
  const kinds = rows.flatMap(row => (row.kind ? [row.kind] : []))
  const problemOf = (kind: ImageKind | null) => {
    if (kind === null) return null
    if (kinds.filter(one => one === kind).length > 1) return 'twice' as const
    return filled.includes(kind) ? ('taken' as const) : null
  }
  const none = rows.every(row => row.failed)
  const sure = kinds.length === rows.length
  const clash = kinds.some(kind => problemOf(kind) === 'twice')
  return (
    <Modal
      open
      centered
      width={720}
      title={t(none ? 'pictures.noneUsable' : 'imaging.intake.title')}
      okText={kinds.length > 0 ? t('imaging.intake.add', { count: kinds.length }) : t('imaging.intake.addNone')}
      okButtonProps={{ disabled: kinds.length === 0 || clash, autoFocus: sure, hidden: none }}
      cancelText={t(none ? 'app.close' : 'app.cancel')}
      cancelButtonProps={{ autoFocus: none }}
      onOk={() => onAdd(rows)}
      onCancel={onCancel}
    >
      {!none && <p className={styles.intro}>{t('pictures.intro')}</p>}
      <ul className={styles.files}>
        {rows.map((row, i) => (
          <IntakeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places, and a file may be there twice
            key={`${i} ${row.file.name}`}
            row={row}
            problem={problemOf(row.kind)}
            onKind={kind => setRows(rows.map((one, k) => (k === i ? { ...one, kind } : one)))}
          />
        ))}
      </ul>
    </Modal>
  )
}
