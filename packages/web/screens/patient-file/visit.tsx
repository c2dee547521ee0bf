import { localDay } from '@sella/ceph/patient/local-day'
import type { CaseFile } from '@sella/contract/case-file'
import { Button, Input } from 'antd'
import { useMay } from '../../api/clinic'
import { DateInput } from '../../parts/date-input'
import { Field } from '../../parts/field'
import { useTypedDay } from '../../parts/use-typed-day'
import { useWords } from '../../words/i18n'
import styles from './patient-file.module.css'

const weeksOffered = [4, 6, 8, 12] as const

const dayMs = 86_400_000

/** The date that many weeks from now, in the reader's time zone. */
const inWeeks = (weeks: number): string => {
  const now = new Date()
  return localDay(new Date(now.getFullYear(), now.getMonth(), now.getDate() + weeks * 7))
}

/** Whole days since a date; negative for a future one. */
const daysSince = (day: string, today: string): number =>
  Math.round((Date.parse(`${today}T00:00:00Z`) - Date.parse(`${day}T00:00:00Z`)) / dayMs)

const limits = { min: '1900-01-01', max: '2200-12-31' }

interface VisitProps {
  readonly file: CaseFile
  readonly onWrite: (change: Partial<CaseFile>) => void
  readonly onLeave: () => void
}

/** When the patient comes next and what for. */
export const Visit = ({ file, onWrite, onLeave }: VisitProps) => {
  const { t } = useWords()
  const writes = useMay('register')
  const typed = useTypedDay({ ...limits, day: file.nextVisit, onDay: nextVisit => onWrite({ nextVisit }) })
  const past = file.nextVisit ? daysSince(file.nextVisit, localDay(new Date())) : 0
  return (
    <section className={styles.visit}>
      <Field label={t('file.nextVisit')} hint={past > 0 ? t('file.overdue', { count: past }) : undefined} error={typed.wrong}>
        {wiring => (
          <DateInput
            {...wiring}
            {...limits}
            low
            readOnly={!writes}
            value={typed.text}
            onText={typed.type}
            onBlur={() => {
              typed.leave()
              onLeave()
            }}
          />
        )}
      </Field>
      {writes && (
        <div className={styles.weeks}>
          {weeksOffered.map(weeks => (
            <Button key={weeks} size="small" onClick={() => onWrite({ nextVisit: inWeeks(weeks) })}>
              {t('file.inWeeks', { count: weeks })}
            </Button>
          ))}
          {file.nextVisit && (
            <Button size="small" type="text" onClick={() => onWrite({ nextVisit: null })}>
              {t('file.clearVisit')}
            </Button>
          )}
        </div>
      )}
      <Field label={t('file.nextVisitFor')}>
        {wiring => (
          <Input
            {...wiring}
            maxLength={200}
            readOnly={!writes}
            placeholder={writes ? t('file.nextVisitForHint') : undefined}
            value={file.nextVisitFor}
            onChange={event => onWrite({ nextVisitFor: event.target.value })}
            onBlur={onLeave}
          />
        )}
      </Field>
    </section>
  )
}
