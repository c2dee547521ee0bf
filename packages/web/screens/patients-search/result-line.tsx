import { memo } from 'react'
import type { FoundCase } from '../../api/case-search'
import { NameText } from '../../parts/name-text'
import { phone, useMedia } from '../../parts/use-media'
import { FilmCrop } from '../../patient-lines/film-crop'
import { isLongName } from '../../patient-lines/name-room'
import { useWho } from '../../patient-lines/patient-line'
import { shownValue } from '../../patient-lines/shown-value'
import { ago } from '../../words/dates'
import { useWords } from '../../words/i18n'
import styles from './found.module.css'
import type { Items } from './items'

interface ResultLine {
  readonly row: FoundCase | undefined
  readonly index: number
  /** px from the top of the list. */
  readonly top: number
  readonly selected: boolean
  readonly items: Items
  readonly onPress: (row: FoundCase) => void
  readonly onOpen: (row: FoundCase) => void
}

/** The record shown for a case: the matching one, otherwise its latest. */
export const recordOf = ({ match, records }: FoundCase): FoundCase['records'][number] | undefined =>
  records.find(record => record.uuid === match?.recordUuid) ?? records.at(-1)

/** A matching case: the patient, the matching record and its values. */
export const ResultLine = memo(({ row, index, top, selected, items, onPress, onOpen }: ResultLine) => {
  const { t, lang } = useWords()
  const who = useWho()
  // The column of case numbers is not shown there.
  const onPhone = useMedia(phone)
  if (!row) return <tr className={styles.line} style={{ top }} aria-rowindex={index + 2} />
  const record = recordOf(row)
  return (
    <tr
      className={styles.line}
      style={{ top }}
      aria-rowindex={index + 2}
      aria-current={selected ? 'true' : undefined}
      onClick={() => onPress(row)}
      onDoubleClick={() => onOpen(row)}
    >
      <td className={styles.patient}>
        <FilmCrop url={record?.cephThumbUrl ?? row.records.findLast(each => each.hasFilm)?.cephThumbUrl ?? null} />
        <span className={styles.two}>
          <button
            type="button"
            data-row-name=""
            data-long={isLongName(row.name) || undefined}
            tabIndex={selected ? 0 : -1}
            title={row.name}
          >
            <NameText name={row.name} />
          </button>
          <small>{[who(row), ...(onPhone && row.caseNo ? [row.caseNo] : [])].join(t('app.separator'))}</small>
        </span>
      </td>
      <td data-column="number">{row.caseNo}</td>
      <td data-column="record">
        {record && (
          <>
            <span>{record.createday.slice(0, 10)}</span>
            <small>{t(`patients.recordLong.type${record.type}`)}</small>
          </>
        )}
      </td>
      <td data-column="values">
        {row.match?.neck && (
          <span>
            {t('search.neckShort')} <b>{row.match.neck.stage}</b>{' '}
            {row.match.neck.by === null ? t('search.neckComputed') : t('search.neckBy', { by: row.match.neck.by })}
          </span>
        )}
        {row.match?.values.map(value => (
          <span key={value.item}>
            {items.nameOf(value.item)} <b>{shownValue(value)}</b>
          </span>
        ))}
      </td>
      <td data-column="updated">{ago(row.updatedAt, new Date(), lang)}</td>
    </tr>
  )
})
