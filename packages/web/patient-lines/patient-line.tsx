import { localDay } from '@sella/ceph/patient/local-day'
import { anonymousDay } from '@sella/contract/anonymous-case'
import type { PatientRow } from '@sella/contract/entities'
import type { CaseChief } from '@sella/contract/glance'
import { latestFilmed } from '@sella/workbench/open/records'
import { memo } from 'react'
import { NameText } from '../parts/name-text'
import { phone, useMedia } from '../parts/use-media'
import { ageText, shortAgeText } from '../words/age'
import { ago } from '../words/dates'
import { useWords } from '../words/i18n'
import { ChiefFindings, waitsForPoints } from './chief-findings'
import { FilmCrop } from './film-crop'
import { Material, RecordDots } from './marks'
import { isLongName } from './name-room'
import styles from './patient-lines.module.css'
import { StarButton } from './star-button'
import { useStarring } from './use-starring'

interface PatientLine {
  readonly row: PatientRow | undefined
  readonly findings: CaseChief | undefined
  readonly index: number
  /** px from the top of the list. */
  readonly top: number
  readonly inBin: boolean
  /** The next visit and its purpose instead of the findings and the last change. */
  readonly visits: boolean
  readonly selected: boolean
  readonly onPress: (row: PatientRow) => void
  readonly onOpen: (row: PatientRow) => void
}

type AgedRow = Pick<PatientRow, 'name' | 'sex' | 'birthday' | 'records'>

/** Sex and age on one line; null if neither is known. */
export const useWho = () => {
  const { t, lang } = useWords()
  return ({ sex, birthday, ...row }: AgedRow): string =>
    [sex ? t(`app.${sex}`) : t('app.unknownSex'), ageText(birthday, lang, anonymousDay(row)) ?? t('app.unknownAge')].join(
      t('app.separator'),
    )
}

/** The same for a row: ages abbreviated, unknown values left out. */
export const useWhoShort = () => {
  const { t, lang } = useWords()
  return ({ sex, birthday, ...row }: AgedRow): string =>
    [sex && t(`app.${sex}`), shortAgeText(birthday, lang, anonymousDay(row))].filter(Boolean).join(t('app.separator')) ||
    t('app.none')
}

/** The date of the next visit; an overdue one is marked. */
const VisitDay = ({ day }: { readonly day: string | null }) => {
  const { t } = useWords()
  const late = day !== null && day < localDay(new Date())
  return (
    <span className={late ? styles.late : undefined} title={late ? t('patients.overdue') : undefined}>
      {day}
      {late && <small>{t('patients.overdue')}</small>}
    </span>
  )
}

/** Below the name: in a search the matching text, otherwise sex, age, tags, and on a phone, which has no column for it, the number. */
const Under = ({ row, who, title }: { readonly row: PatientRow; readonly who: string; readonly title: string }) => {
  const { t } = useWords()
  const { found: hit, tags, caseNo } = row
  const onPhone = useMedia(phone)
  if (hit)
    return (
      <small title={`${t(`patients.foundIn.${hit.in}`)}: ${hit.text}`}>
        <mark>{t(`patients.foundIn.${hit.in}`)}</mark> {hit.text}
      </small>
    )
  const facts = [who, ...(onPhone && caseNo ? [caseNo] : []), ...tags]
  return <small title={[title, ...tags].join(t('app.separator'))}>{facts.join(t('app.separator'))}</small>
}

/** Whether a row says something besides who it is: a finding, that it waits for points, or what the visit is for. */
const hasThirdLine = ({ records, nextVisitFor }: PatientRow, findings: CaseChief | undefined, visits: boolean): boolean => {
  if (visits) return nextVisitFor !== ''
  return findings !== undefined || (waitsForPoints(records) && !records.some(record => record.hasTracing))
}

/** One case of the list: a table row, on a phone a row of 76 px. */
export const PatientLine = memo(({ row, findings, index, top, inBin, visits, selected, onPress, onOpen }: PatientLine) => {
  const { lang } = useWords()
  const who = useWhoShort()
  const whole = useWho()
  const star = useStarring()
  if (!row) return <tr className={styles.line} style={{ top }} aria-rowindex={index + 2} />
  const film = latestFilmed(row.records)
  return (
    <tr
      className={styles.line}
      style={{ top }}
      aria-rowindex={index + 2}
      data-case={row.uuid}
      data-findings={hasThirdLine(row, findings, visits)}
      aria-current={selected ? 'true' : undefined}
      onClick={() => onPress(row)}
      onDoubleClick={() => onOpen(row)}
    >
      <td className={styles.starCell}>
        {!inBin && (
          <StarButton name={row.name} reach={selected} lit={row.favorite} onTurn={favorite => star(row.uuid, favorite)} />
        )}
      </td>
      <td className={styles.patient}>
        <FilmCrop url={film?.cephThumbUrl ?? null} />
        <span className={styles.two}>
          <button
            type="button"
            data-row-name=""
            data-long={isLongName(row.name) || undefined}
            tabIndex={selected ? 0 : -1}
            title={row.name}
            onClick={() => onPress(row)}
          >
            <NameText name={row.name} />
          </button>
          <Under row={row} who={who(row)} title={whole(row)} />
        </span>
      </td>
      <td data-column="number">
        <span className={styles.two}>
          <span title={row.caseNo}>{row.caseNo}</span>
          <small title={row.agency?.name}>{row.agency?.name}</small>
        </span>
      </td>
      <td data-column="records">
        <RecordDots records={row.records} />
      </td>
      <td data-column="material">
        <Material records={row.records} />
      </td>
      <td data-column="findings">
        {visits ? (
          <span className={styles.visitFor} title={row.nextVisitFor}>
            {row.nextVisitFor}
          </span>
        ) : (
          <ChiefFindings records={row.records} findings={findings} />
        )}
      </td>
      <td data-column="updated">
        {visits ? (
          <VisitDay day={row.nextVisit} />
        ) : (
          <>
            {ago(row.updatedAt, new Date(), lang)}
            <small>{row.records.at(-1)?.createday.slice(0, 10)}</small>
          </>
        )}
      </td>
    </tr>
  )
})
