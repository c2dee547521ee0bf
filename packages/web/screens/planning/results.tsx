import { showNorm, shownDecimals } from '@sella/ceph/measure/display'
import { signAfter } from '@sella/ceph/unit'
import { Select } from 'antd'
import { classVar } from '../../readings/class-colour'
import { DeviationChart } from '../../readings/deviation-chart'
import { itemName } from '../../readings/names'
import { Stars } from '../../readings/stars'
import { useWords } from '../../words/i18n'
import styles from './planning.module.css'
import { useJudged, usePlanTable } from './table'
import { useRivals } from './use-rivals'

const signed = (value: number, decimals: number): string => {
  const text = Math.abs(value).toFixed(decimals)
  return Number(text) === 0 ? '0' : `${value < 0 ? '−' : '+'}${text}`
}

/** The rows of an analysis now and after the plan; values of both are judged by the same norms. */
export const ResultsTable = () => {
  const { t, lang } = useWords()
  const { tracing, prediction, analysis, analyses, choose } = usePlanTable()
  const after = prediction.status === 'predicted' ? prediction.tracing : tracing
  const [now, then] = [useJudged(tracing), useJudged(after)]
  const { rivals, others, choose: chooseRivals } = useRivals()
  return (
    <section aria-label={t('planning.method')} className={styles.results}>
      <Select
        aria-label={t('planning.method')}
        value={analysis.name}
        options={analyses.map(one => ({ value: one.name, label: one.title[lang] }))}
        onChange={choose}
      />
      {others.length > 0 && (
        <Select
          mode="multiple"
          size="small"
          maxCount={2}
          className={styles.rivals}
          aria-label={t('planning.compareWith')}
          placeholder={t('planning.compareWith')}
          value={rivals.map(rival => rival.uuid)}
          options={others.map(plan => ({ value: plan.uuid, label: plan.name }))}
          onChange={chooseRivals}
        />
      )}
      <table>
        <thead>
          <tr>
            <th scope="col">{t('planning.item')}</th>
            <th scope="col">{t('planning.norm')}</th>
            <th scope="col">{t('planning.now')}</th>
            <th scope="col">{t('planning.planned')}</th>
            <th scope="col">{t('planning.change')}</th>
            {rivals.map(rival => (
              <th key={rival.uuid} scope="col" title={rival.name}>
                {rival.name}
              </th>
            ))}
            {rivals.length === 0 && <th scope="col" aria-label="SD" className={styles.chart} />}
          </tr>
        </thead>
        <tbody>
          {then.rows.map((row, i) => {
            const before = now.rows[i]
            const [a, b] = [before?.reading, row.reading]
            const change = a?.status === 'read' && b.status === 'read' ? b.value - a.value : null
            return (
              <tr key={row.item} data-changed={change !== null && Math.abs(change) >= 0.05}>
                <th scope="row" title={row.meaning?.[lang]}>
                  {itemName(row, lang)}
                </th>
                <td>{row.norm ? showNorm(row.norm) : t('app.none')}</td>
                <td className={styles.present}>{before?.shown}</td>
                <td>
                  <b style={{ color: classVar(row.class) }}>
                    {row.shown}
                    {b.status === 'read' ? signAfter[row.unit] : ''}
                  </b>{' '}
                  <Stars stars={row.stars} of={row.class} />
                </td>
                <td>{change === null ? '' : signed(change, shownDecimals(row.unit))}</td>
                {rivals.map(rival => (
                  <td key={rival.uuid} style={{ color: classVar(rival.rows[i]?.class ?? 'normal') }}>
                    {rival.rows[i]?.shown ?? t('app.none')}
                  </td>
                ))}
                {rivals.length === 0 && (
                  <td className={styles.chart}>
                    <DeviationChart row={row} />
                  </td>
                )}
              </tr>
            )
          })}
        </tbody>
      </table>
    </section>
  )
}
