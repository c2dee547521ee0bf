import { type CaseRecord, type ImageKind, imageKinds } from '@sella/contract/entities'
import { Modal, Select } from 'antd'
import { useState } from 'react'
import { useWords } from '../../words/i18n'
import styles from './intake.module.css'
import { filledKinds } from './slots'
import { Thumb } from './thumb'
import type { Guess } from './use-incoming'

interface Intake {
  readonly record: CaseRecord
  readonly guesses: readonly Guess[]
  readonly onAdd: (guesses: readonly Guess[]) => void
  readonly onCancel: () => void
}

/** Asks for the kinds of files whose names do not tell them, or which would take a place that is taken. */
export const Intake = ({ record, guesses, onAdd, onCancel }: Intake) => {
  const { t } = useWords()
  const [rows, setRows] = useState(guesses)
  const filled = filledKinds(record)
  const kinds = rows.flatMap(row => (row.kind ? [row.kind] : []))
  const twice = (kind: ImageKind | null): boolean => kinds.filter(one => one === kind).length > 1
  const clash = kinds.some(twice)
  const options = [
    { value: '', label: t('imaging.intake.skip') },
    ...imageKinds.map(kind => ({ value: kind, label: t(`imaging.kind.${kind}`) })),
  ]
  const set = (at: number, kind: string) =>
    setRows(rows.map((row, i) => (i === at ? { ...row, kind: (kind || null) as ImageKind | null } : row)))
  const below = (kind: ImageKind | null) =>
    kind && (twice(kind) ? t('imaging.intake.twice') : filled.includes(kind) ? t('imaging.intake.taken') : null)
  return (
    <Modal
      open
      centered
      width={640}
      title={t('imaging.intake.title')}
      okText={t('imaging.intake.add', { count: kinds.length })}
      okButtonProps={{ disabled: kinds.length === 0 || clash }}
      cancelText={t('app.cancel')}
      onOk={() => onAdd(rows)}
      onCancel={onCancel}
    >
      <ul className={styles.files}>
        {rows.map(({ file, kind }, i) => (
          <li key={`${file.name} ${file.size} ${file.lastModified}`}>
            <Thumb file={file} />
            <span className={styles.name} title={file.name}>
              {file.name}
            </span>
            <span className={styles.kind}>
              <Select
                value={kind ?? ''}
                options={options}
                listHeight={250}
                aria-label={`${t('imaging.intake.kind')} ${file.name}`}
                status={twice(kind) ? 'error' : undefined}
                onChange={next => set(i, next)}
              />
              <small data-wrong={kind !== null && twice(kind)}>{below(kind)}</small>
            </span>
          </li>
        ))}
      </ul>
    </Modal>
  )
}
