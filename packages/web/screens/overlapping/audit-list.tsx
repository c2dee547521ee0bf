import { cranialBaseChangeAsRead } from '@sella/ceph/superimpose/cranial-base'
import { intervalsWords } from '@sella/ceph/superimpose/interval'
import { isMeasuredScale } from '@sella/drawing/tracing/value-text'
import { useStore } from '../../editor/use-store'
import { signed } from '../../readings/rows'
import { ageText } from '../../words/age'
import { useWords } from '../../words/i18n'
import styles from './audit-list.module.css'
import { useLeftOut } from './left-out'
import { dayOf } from './record-words'
import { referenceBy, referencesOf } from './references'
import { RegistrationTable } from './registration-table'
import { SinceSaved } from './since-saved'
import { useTable } from './table'

/** Not by a doubted scale, of which the note above says how S-Na made it doubtful. */
const useCranialBase = (): string | null => {
  const { chosen, scales } = useTable()
  const [first, last] = [chosen[0], chosen.at(-1)]
  const change = first && last ? cranialBaseChangeAsRead(first.film, last.film) : null
  if (change === null || !first || !last || [first, last].some(({ record }) => scales.doubted.has(record.uuid))) return null
  const mark = [first, last].every(film => isMeasuredScale(film.film.calibration)) ? '' : '≈ '
  return `${mark}${signed(change)} mm`
}

/** The reference with the patient's age then; if the registrations differ in it, each with its own. */
const useReference = (): string => {
  const { t, lang } = useWords()
  const table = useTable()
  const { chosen, patient } = table
  const day = (id: string) => dayOf(chosen.find(film => film.record.uuid === id)?.record ?? { createday: '' })
  const all = [...referenceBy(table)]
  const [only, ...others] = referencesOf(table)
  if (!only) return t('overlay.reference.none')
  const each = all.map(([method, id]) => t('overlay.reference.several', { method: method.toUpperCase(), day: day(id) }))
  if (others.length > 0) return each.join(t('app.separator'))
  return [day(only), ageText(patient.birthday, lang, day(only))].filter(Boolean).join(t('app.separator'))
}

/** How many records are corrected by hand, in all registrations; the one being moved counts before it is let go. */
const useCorrections = (): number => {
  const { scheme, followedGrip } = useTable()
  const grip = useStore(followedGrip, now => now)
  const all = Object.entries(scheme.imgTrans).flatMap(([method, by]) => Object.keys(by ?? {}).map(id => `${method} ${id}`))
  return new Set([...all, ...(grip ? [`${grip.method} ${grip.uuid}`] : [])]).size
}

/** How the overlap was made: reference, time between, S-Na, corrections, records left out, and how each record was aligned. */
export const AuditList = () => {
  const { t, lang } = useWords()
  const { chosen } = useTable()
  const base = useCranialBase()
  const reference = useReference()
  const left = useLeftOut()
  const intervals = intervalsWords(chosen.map(({ record }) => dayOf(record)))[lang]
  const corrections = useCorrections()
  const entries = [
    [t('overlap.referenceRecord'), reference],
    [t('overlap.interval'), intervals || null],
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
      <RegistrationTable />
      <SinceSaved />
    </section>
  )
}
