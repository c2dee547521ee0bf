// biome-ignore-all lint/a11y/useSemanticElements: a grid of fixed columns that a table cannot keep
// biome-ignore-all lint/a11y/useFocusableInteractive: rows take the focus, their headings do not

import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { hedgedMeaning } from '@sella/ceph/analysis/finding'
import { showError, showNorm } from '@sella/ceph/measure/display'
import { shownChange, type ValueChange, valueChange } from '@sella/ceph/superimpose/value-change'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import { signAfter } from '@sella/ceph/unit'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { memo } from 'react'
import { sameRef } from '../../../editor/hover-target'
import { useStore } from '../../../editor/use-store'
import { classVar } from '../../../readings/class-colour'
import { DeviationChart } from '../../../readings/deviation-chart'
import { Stars } from '../../../readings/stars'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { type Beside, differenceText } from './difference-text'
import { nameLines } from './name-length'
import styles from './results.module.css'
import { whyText } from './why'

interface ResultRowProps {
  readonly row: EvaluationRow
  /** Short, and unique among the rows. */
  readonly name: string
  /** The row before the running gesture. */
  readonly before: EvaluationRow | null
  readonly calibration: Calibration
  readonly beside: Beside
}

/** The change during the running gesture; null if the displayed value has not changed. */
const changeOf = (row: EvaluationRow, before: EvaluationRow | null): ValueChange | null => {
  const change = before && valueChange(before.reading, row.reading)
  return change === null || change.displayed === 0 ? null : change
}

type ValueProps = Pick<ResultRowProps, 'row' | 'calibration'>

const Value = ({ row, calibration }: ValueProps) => {
  if (row.reading.status === 'missing') return <span className={styles.value}>{row.shown}</span>
  const { error } = row.reading
  return (
    <>
      <span className={styles.value} style={{ color: classVar(row.class) }}>
        <small>{scaleMark(row.unit, calibration)}</small>
        {row.shown}
        <small>{signAfter[row.unit]}</small>
      </span>
      <span className={styles.error}>{error === null ? '' : showError(error, row.unit)}</span>
    </>
  )
}

/** One measured value; hovering or focusing it highlights its construction on the film. */
export const ResultRow = memo(({ row, name, before, calibration, beside }: ResultRowProps) => {
  const { t, lang } = useWords()
  const { bench, subject } = useDesk()
  const lit = useStore(bench.hover, ref => sameRef(ref, { kind: 'item', name: row.item }))
  const change = changeOf(row, before)
  const light = (on: boolean) => () => bench.hover.set(on ? { kind: 'item', name: row.item } : null)
  const missing = row.reading.status === 'missing' ? row.reading : null
  const why = missing && whyText(missing, bench.session.get().present, { t, lang, subject })
  return (
    <div
      role="row"
      tabIndex={0}
      className={styles.row}
      data-item={row.item}
      data-lit={lit}
      data-changed={change !== null}
      data-missing={missing !== null}
      data-lines={nameLines(name)}
      onPointerEnter={light(true)}
      onPointerLeave={light(false)}
      onFocus={light(true)}
      onBlur={light(false)}
    >
      <span role="cell" className={styles.item} title={row.name[lang]}>
        {name}
      </span>
      <span role="cell" className={styles.norm}>
        {row.norm ? showNorm(row.norm) : t('app.none')}
      </span>
      <span role="cell" className={styles.difference}>
        {differenceText(row, beside === 'sd' ? 'sd' : 'difference', calibration)}
      </span>
      <span role="cell" className={styles.reading}>
        <Value row={row} calibration={calibration} />
      </span>
      {why !== null ? (
        <span role="cell" className={styles.why} title={why}>
          {why}
        </span>
      ) : (
        <>
          <span role="cell" className={styles.class} aria-label={row.norm ? t(`app.classes.${row.class}`) : undefined}>
            {before ? <em>{change && shownChange(change)}</em> : <Stars stars={row.stars} of={row.class} />}
          </span>
          <span role="cell" className={styles.tells} title={hedgedMeaning(row)?.[lang]}>
            {hedgedMeaning(row)?.[lang]}
          </span>
          <span role="cell">
            <DeviationChart row={row} />
          </span>
        </>
      )}
    </div>
  )
})
