import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { shownChange, shownFloor, type ValueChange } from '@sella/ceph/superimpose/value-change'
import { unitSigns } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import { guessedSign } from '@sella/drawing/report/guessed'
import { missingWords } from '@sella/drawing/report/words'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { classVar } from '../../readings/class-colour'
import { itemName } from '../../readings/names'
import { Stars } from '../../readings/stars'
import { useWords } from '../../words/i18n'
import styles from './change-table.module.css'
import { FloorHelp } from './floor-help'
import type { ItemChange } from './measured-films'
import { monthOf } from './record-words'
import { useTable } from './table'
import { useChanges } from './use-changes'

/** The chart's half width in smallest detectable changes: a change of two reaches its edge. */
const reach = 2

/** Records whose values fit beside what changed; of more the table is scrolled. */
const fitting = 4

/** A change relative to the smallest detectable one: the grey band is what the error of the points alone can cause. */
const AgainstFloor = ({ change }: { readonly change: ValueChange | null }) => {
  if (!change || change.floor === null || change.floor <= 0) return null
  const at = Math.max(-1, Math.min(1, change.change / change.floor / reach))
  return (
    <svg className={styles.against} viewBox="-30 -8 60 16" aria-hidden="true">
      <rect x={-30 / reach} y={-5} width={60 / reach} height={10} className={styles.band} />
      <line x1={0} x2={0} y1={-7} y2={7} className={styles.zero} />
      <line x1={0} x2={at * 27} y1={0} y2={0} className={styles.way} />
      <circle cx={at * 27} cy={0} r={3} className={change.within ? styles.open : styles.dot} />
    </svg>
  )
}

interface ValueProps {
  readonly row: EvaluationRow
  readonly mark: string
  /** It depends on a point nobody saw. */
  readonly guessed: boolean
}

const Value = ({ row, mark, guessed, lang }: ValueProps & { readonly lang: Lang }) => (
  <td title={row.reading.status === 'missing' ? missingWords[row.reading.why][lang] : undefined}>
    <span style={{ color: classVar(row.class) }}>
      {row.reading.status === 'read' && mark}
      {row.shown}
    </span>
    <span className={styles.under}>
      {guessed && <small className={styles.sign}>{guessedSign[lang]}</small>}
      <Stars stars={row.stars} of={row.class} />
    </span>
  </td>
)

type LineProps = ItemChange

const Line = ({ item, rows, change }: LineProps) => {
  const { t, lang } = useWords()
  const { chosen } = useTable()
  const { evaluations, guessed, item: lit, setItem } = useChanges()
  const isGuessed = (i: number) => guessed.at(i)?.has(item) ?? false
  const first = rows[0]
  if (!first) return null
  const pick = () => setItem(item)
  const floor = change && shownFloor(change)
  // A change in mm is measured only if both of its ends are.
  const ends = [evaluations[0], evaluations.at(-1)].map(evaluation =>
    evaluation ? scaleMark(first.unit, evaluation.calibration) : '',
  )
  const mark = ends.find(Boolean) ?? ''
  return (
    <tr className={styles.line} data-lit={lit?.item === item} data-within={change?.within ?? false} onClick={pick}>
      <th scope="row" title={first.name[lang]}>
        <button type="button" aria-pressed={lit?.item === item} onClick={pick}>
          {itemName(first, lang)}
          <small>{unitSigns[first.unit]}</small>
        </button>
      </th>
      {rows.map((row, i) => {
        const calibration = evaluations[i]?.calibration
        const uuid = chosen[i]?.record.uuid
        const mark = calibration ? scaleMark(row.unit, calibration) : ''
        return <Value key={uuid} row={row} lang={lang} guessed={isGuessed(i)} mark={mark} />
      })}
      <td className={styles.change}>
        {change ? `${mark}${shownChange(change)}` : t('app.none')}
        <span className={styles.under}>
          {change && [0, -1].some(isGuessed) && <small className={styles.sign}>{guessedSign[lang]}</small>}
        </span>
      </td>
      <td className={styles.floor}>{floor}</td>
      <td>
        <AgainstFloor change={change} />
      </td>
    </tr>
  )
}

/** The items of the chosen analysis: a value per record, the change from first to last, the smallest detectable one. */
export const ChangeTable = () => {
  const { t } = useWords()
  const { chosen, colourOf } = useTable()
  const { changes, guessed } = useChanges()
  // Beside stars and the mark of an estimate in one line, the columns that say whether anything changed are out of sight.
  const many = chosen.length > 2 || changes.some(({ item }) => guessed.some(items => items.has(item)))
  return (
    <div className={styles.scroll}>
      <table className={styles.changes} data-many={many} data-scrolled={chosen.length > fitting}>
        <thead>
          <tr>
            <th scope="col">{t('overlap.item')}</th>
            {chosen.map(({ record }) => (
              <th key={record.uuid} scope="col">
                <i style={{ background: colourOf(record.uuid) }} />
                {monthOf(record)}
              </th>
            ))}
            <th scope="col">{t('overlap.change')}</th>
            <th scope="col" title={t('overlap.floor')}>
              {t('overlap.floorHead')}
              <FloorHelp />
            </th>
            <th scope="col">{t('overlap.against')}</th>
          </tr>
        </thead>
        <tbody>
          {changes.map(change => (
            <Line key={change.item} {...change} />
          ))}
        </tbody>
      </table>
    </div>
  )
}
