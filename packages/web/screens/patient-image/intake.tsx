import { clashOf, type Target } from '@sella/ceph/intake/placing'
import type { ImageKind } from '@sella/contract/entities'
import { useId, useState } from 'react'
import { FormModal } from '../../form-draft/form-dialog'
import { useWords } from '../../words/i18n'
import type { Guess } from './arrivals'
import styles from './intake.module.css'
import { IntakeRow } from './intake-row'
import type { Places } from './places'

interface IntakeProps {
  readonly places: Places
  readonly guesses: readonly Guess[]
  readonly onAdd: (guesses: readonly Guess[]) => void
  readonly onCancel: () => void
}

/** Files that could not be filed automatically: of unknown kind, of another date, already in the case, or for an occupied slot. */
export const Intake = ({ places, guesses, onAdd, onCancel }: IntakeProps) => {
  const { t } = useWords()
  const why = useId()
  const [rows, setRows] = useState(guesses)
  const count = rows.filter(row => row.kind !== null).length
  const none = rows.every(row => row.failed)
  const sure = count === rows.length
  const problems = rows.map((_, i) => clashOf<ImageKind>(rows, i, places.records))
  const days = rows.flatMap(({ day, wrongDay }) => (day && !wrongDay ? [day] : []))
  const change = (index: number, row: Partial<Pick<Guess, 'kind' | 'by' | 'target' | 'page'>>) =>
    setRows(rows.map((guess, k) => (k === index ? { ...guess, ...row } : guess)))
  return (
    <FormModal
      typed={rows !== guesses}
      close={onCancel}
      width={860}
      title={t(none ? 'pictures.noneUsable' : 'imaging.intake.title')}
      okText={count > 0 ? t('imaging.intake.add', { count }) : t('imaging.intake.addNone')}
      okButtonProps={{ disabled: count === 0, 'aria-describedby': count === 0 ? why : undefined, autoFocus: sure, hidden: none }}
      cancelText={t(none ? 'app.close' : 'app.cancel')}
      cancelButtonProps={{ autoFocus: none }}
      onOk={() => onAdd(rows)}
    >
      {!none && <p className={styles.intro}>{t('pictures.intro')}</p>}
      <ul className={styles.files}>
        {rows.map((row, i) => (
          <IntakeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: rows never change places, and a file may be there twice
            key={`${i} ${row.file.name}`}
            {...{ row, places, days }}
            problem={problems[i] ?? null}
            onKind={(kind: ImageKind | null) => change(i, { kind, by: 'hand', ...(kind === 'Document' ? { page: 1 } : {}) })}
            onPage={(page: number) => change(i, { page })}
            onTarget={(target: Target) => change(i, { target })}
          />
        ))}
      </ul>
      {!none && count === 0 && (
        <p id={why} role="status" className={styles.why}>
          {t('imaging.intake.chooseFirst')}
        </p>
      )}
    </FormModal>
  )
}
