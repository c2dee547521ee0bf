import { ageAt } from '@sella/ceph/patient/age'
import { cranialBaseChange } from '@sella/ceph/superimpose/cranial-base'
import { ageText } from '../../words/age'
import { useWords } from '../../words/i18n'
import { signed } from '../digitization/results/rows'
import styles from './overlapping.module.css'
import { dayOf, monthsBetween } from './record-words'
import { useTable } from './table'

/** Over this S-Na hardly changes in an adult any more, so it speaks of a wrong scale: clinical/superimposition.md. mm. */
const suspectMm = 2
const adultYears = 18

const useCranialBase = (): string | null => {
  const { t } = useWords()
  const { chosen, patient } = useTable()
  const [first, last] = [chosen[0], chosen.at(-1)]
  const change = first && last ? cranialBaseChange(first.film, last.film) : null
  if (change === null || !first) return null
  const age = patient.birthday ? ageAt(patient.birthday.slice(0, 10), dayOf(first.record)) : null
  const suspect = age !== null && age.years >= adultYears && Math.abs(change) > suspectMm
  return `${signed(change)} mm${suspect ? t('overlap.suspectScale') : ''}`
}

/** By what the overlap was made: reference, months between, S-Na, corrections, records left out. */
export const AuditList = () => {
  const { t, lang } = useWords()
  const { chosen, unfit, patient, scheme } = useTable()
  const base = useCranialBase()
  const reference = chosen[0]?.record
  const months = chosen.slice(1).map(({ record }, i) => monthsBetween(chosen[i]?.record ?? record, record))
  const corrections = Object.values(scheme.imgTrans).flatMap(by => Object.keys(by ?? {})).length
  const left = unfit.map(({ record, why }) => t(`overlap.${why}`, { day: dayOf(record) }))
  const entries = [
    [
      t('overlap.referenceRecord'),
      reference && [dayOf(reference), ageText(patient.birthday, lang, dayOf(reference))].filter(Boolean).join(t('app.separator')),
    ],
    [t('overlap.interval'), months.length ? t('overlap.months', { months: months.join(' + ') }) : null],
    [t('overlap.cranialBase'), base],
    [t('overlap.corrections'), corrections ? t('overlap.correctionCount', { count: corrections }) : t('overlap.none')],
    [t('overlap.leftOut'), left.length ? left.join(t('app.separator')) : t('overlap.none')],
  ] as const
  return (
    <section className={styles.auditList}>
      <h2>{t('overlap.audit')}</h2>
      <dl>
        {entries.map(
          ([name, text]) =>
            text && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ),
        )}
      </dl>
    </section>
  )
}
