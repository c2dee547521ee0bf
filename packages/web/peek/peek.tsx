import type { PatientRow } from '@sella/contract/entities'
import { SquarePen, Trash } from 'lucide-react'
import { Suspense } from 'react'
import { useMay } from '../api/clinic'
import { useRecords } from '../api/queries'
import { lazily } from '../parts/lazily'
import { NameText } from '../parts/name-text'
import { useWho } from '../patient-lines/patient-line'
import { longDay } from '../words/dates'
import { useWords } from '../words/i18n'
import styles from './peek.module.css'
import { PeekActions } from './peek-actions'
import { PeekFilm } from './peek-film'
import { PeekRecords } from './peek-records'
import { useBinning } from './use-binning'

/** Loaded only when a tracing is shown; its values come from the server, so that the list never waits for the clinical engine. */
const PeekValues = lazily(async () => ({ default: (await import('./peek-values')).PeekValues }), 'place')

interface PeekProps {
  readonly row: PatientRow
  readonly inBin: boolean
  readonly onEdit: () => void
  /** For a case in the bin: asks before it is erased permanently. */
  readonly onErase?: () => void
  /** The case has left this list. */
  readonly onGone: () => void
}

const Facts = ({ row }: { readonly row: PatientRow }) => {
  const { t, lang } = useWords()
  const facts = [
    ['nextVisit', row.nextVisit && [longDay(row.nextVisit, lang), row.nextVisitFor].filter(Boolean).join(t('app.separator'))],
    ['tags', row.tags.join(t('app.separator'))],
    ['phone', row.phone],
    ['notes', row.notes],
  ] as const
  if (facts.every(([, text]) => !text)) return null
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, text]) =>
          text && (
            <div key={name}>
              <dt>{t(`patients.${name}`)}</dt>
              <dd>{text}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

/** A case at a glance: film, links, records. */
export const Peek = ({ row, inBin, onEdit, onErase, onGone }: PeekProps) => {
  const { t, lang } = useWords()
  const who = useWho()
  const records = useRecords(inBin ? null : row.uuid)
  const traced = records.data?.filter(record => record.cephPoints !== null).at(-1)
  const binning = useBinning(row, onGone)
  const [registers, discards] = [useMay('register'), useMay('discard')]
  const second = [row.caseNo, row.birthday && longDay(row.birthday, lang), row.agency?.name]
    .filter(Boolean)
    .join(t('app.separator'))
  return (
    <div className={styles.peek}>
      <header className={styles.top}>
        <div className={styles.names}>
          <h2>
            <NameText name={row.name} />
          </h2>
          <p>{who(row)}</p>
          {second && <p className={styles.second}>{second}</p>}
        </div>
        {!inBin && (
          <div className={styles.icons}>
            {registers && (
              <button type="button" aria-label={t('patients.edit')} title={t('patients.edit')} onClick={onEdit}>
                <SquarePen size={16} aria-hidden />
              </button>
            )}
            {discards && (
              <button type="button" aria-label={t('patients.toBin')} title={t('patients.toBin')} onClick={binning.bin}>
                <Trash size={16} aria-hidden />
              </button>
            )}
          </div>
        )}
      </header>
      {!inBin && <PeekFilm row={row} records={records.data} />}
      {(!inBin || discards) && <PeekActions row={row} onRestore={inBin ? binning.restore : null} onErase={onErase} />}
      {traced && (
        <Suspense>
          <PeekValues record={traced} />
        </Suspense>
      )}
      {!inBin && <PeekRecords row={row} />}
      <Facts row={row} />
    </div>
  )
}
