import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { judgedByWords } from '@sella/ceph/analysis/judged-by'
import { subjectOf } from '@sella/ceph/analysis/subject'
import { showNorm, shownDecimals } from '@sella/ceph/measure/display'
import { shownChange, valueChange } from '@sella/ceph/superimpose/value-change'
import { signAfter } from '@sella/ceph/unit'
import { scaleMark } from '@sella/drawing/tracing/value-text'
import { same } from '@sella/workbench/same'
import { Select } from 'antd'
import { memo, useMemo } from 'react'
import { classVar } from '../../readings/class-colour'
import { DeviationChart } from '../../readings/deviation-chart'
import { itemName, itemNameIn } from '../../readings/names'
import { Stars } from '../../readings/stars'
import { useWords } from '../../words/i18n'
import figures from './figures.module.css'
import hints from './hints.module.css'
import styles from './results.module.css'
import { useFollowed, useJudged, usePlanTable, useRangesOf } from './table'
import { useRivals } from './use-rivals'

interface ResultRowProps {
  readonly name: string
  readonly before: EvaluationRow | undefined
  /** After the plan. */
  readonly row: EvaluationRow
  /** Before a length whose scale was not measured. */
  readonly mark: string
  /** Half the range of about 90 % for a value that depends on predicted skin; undefined for any other. */
  readonly range: number | undefined
  /** After the plans being compared. */
  readonly others: readonly Other[]
}

interface Other {
  readonly row: EvaluationRow | undefined
  readonly range: number | undefined
}

/** `±2.7` for a value that depends on predicted skin. */
const Range = ({ of, row }: { readonly of: number | undefined; readonly row: EvaluationRow }) =>
  of === undefined || row.reading.status === 'missing' ? null : (
    <small className={styles.range}>{`±${of.toFixed(shownDecimals(row.unit))}`}</small>
  )

/** Re-rendered only if something in it has changed: most rows are not affected by a movement. */
const ResultRow = memo(({ name, before, row, mark, range, others }: ResultRowProps) => {
  const { t, lang } = useWords()
  const change = before ? valueChange(before.reading, row.reading) : null
  return (
    <tr data-changed={change !== null && change.displayed !== 0}>
      <th scope="row" title={row.meaning?.[lang]}>
        {name}
        {others.length > 0 && <small> {signAfter[row.unit]}</small>}
      </th>
      <td>{row.norm ? showNorm(row.norm) : t('app.none')}</td>
      <td className={styles.present}>
        {before?.reading.status === 'read' ? mark : ''}
        {before?.shown}
      </td>
      <td>
        <b style={{ color: classVar(row.class) }}>
          {row.reading.status === 'read' ? mark : ''}
          {row.shown}
          {row.reading.status === 'read' && others.length === 0 ? signAfter[row.unit] : ''}
        </b>{' '}
        <Range of={range} row={row} /> <Stars stars={row.stars} of={row.class} />
      </td>
      {others.map((other, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the columns have no other name
        <td key={i}>
          <span style={{ color: classVar(other.row?.class ?? 'normal') }}>
            {other.row?.reading.status === 'read' ? mark : ''}
            {other.row?.shown ?? t('app.none')}
          </span>{' '}
          {other.row && <Range of={other.range} row={other.row} />}{' '}
          {other.row && <Stars stars={other.row.stars} of={other.row.class} />}
        </td>
      ))}
      {others.length === 0 && (
        <>
          <td>{change && (change.displayed === 0 ? '0' : `${mark}${shownChange(change)}`)}</td>
          <td className={styles.chart}>
            <DeviationChart row={row} />
          </td>
        </>
      )}
    </tr>
  )
}, same)

/** What the table shows: the analysis, and the plans beside the open one. */
const TableOf = memo(({ others, rivals, choose: chooseRivals }: ReturnType<typeof useRivals>) => {
  const { t, lang } = useWords()
  const { analysis, analyses, choose } = usePlanTable()
  return (
    <div className={styles.tableOf}>
      <Select
        size="small"
        aria-label={t('planning.method')}
        value={analysis.name}
        options={analyses.map(method => ({ value: method.name, label: method.title[lang] }))}
        onChange={choose}
      />
      {others.length > 0 && (
        <Select
          mode="multiple"
          size="small"
          maxCount={2}
          maxTagCount={0}
          maxTagPlaceholder={chosen => t('planning.comparedWith', { n: chosen.length })}
          aria-label={t('planning.compareWith')}
          placeholder={t('planning.compareOthers')}
          title={t('planning.compareWith')}
          value={rivals.map(rival => rival.uuid)}
          options={others.map(plan => ({ value: plan.uuid, label: plan.name }))}
          onChange={chooseRivals}
        />
      )}
    </div>
  )
})

/** The rows of an analysis now and after the plan; both values are judged by the same norms. */
export const ResultsTable = () => {
  const { t, lang } = useWords()
  const { tracing, analysis, patient, record } = usePlanTable()
  const { prediction } = useFollowed()
  const after = prediction.status === 'predicted' ? prediction.tracing : tracing
  const [now, then] = [useJudged(tracing), useJudged(after)]
  const { rivals, others, choose } = useRivals()
  const rangesOf = useRangesOf()
  const ranges = useMemo(() => rangesOf(prediction), [rangesOf, prediction])
  const judgedBy = judgedByWords(analysis, subjectOf(patient, record), now.rows)[lang]
  const anyRange = then.rows.some(row => ranges.has(row.item))
  return (
    <section data-toast="aside" aria-label={t('planning.method')} className={`${styles.results} ${figures.figures}`}>
      <TableOf {...{ others, rivals, choose }} />
      <p className={styles.judgedBy} title={judgedBy}>
        {judgedBy}
      </p>
      <table data-compare={rivals.length > 0}>
        <thead>
          <tr>
            <th scope="col">{t('planning.item')}</th>
            <th scope="col">{t('planning.norm')}</th>
            <th scope="col">{t('planning.now')}</th>
            <th scope="col">{t('planning.planned')}</th>
            {rivals.map(rival => (
              <th key={rival.uuid} scope="col" title={rival.name} className={styles.rival}>
                {rival.name}
              </th>
            ))}
            {rivals.length === 0 && (
              <>
                <th scope="col">{t('planning.change')}</th>
                <th scope="col" aria-label="SD" className={styles.chart} />
              </>
            )}
          </tr>
        </thead>
        <tbody>
          {then.rows.map((row, i) => {
            const others = rivals.map(rival => ({ row: rival.rows[i], range: rival.ranges.get(row.item) }))
            const range = ranges.get(row.item)
            return (
              <ResultRow
                key={row.item}
                name={rivals.length > 0 ? itemName(row, lang) : itemNameIn(row, then.rows, lang)}
                before={now.rows[i]}
                mark={scaleMark(row.unit, then.calibration)}
                {...{ row, range, others }}
              />
            )
          })}
        </tbody>
      </table>
      {anyRange && <p className={hints.note}>{t('planning.rangeOf')}</p>}
    </section>
  )
}
