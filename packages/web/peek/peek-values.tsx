import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import type { CaseRecord } from '@sella/contract/entities'
import type { GlanceRow } from '@sella/contract/glance'
import { useGlance } from '../api/case-search'
import { shownValue } from '../patient-lines/shown-value'
import { classVar } from '../readings/class-colour'
import { DeviationChart } from '../readings/deviation-chart'
import { Stars } from '../readings/stars'
import { useWords } from '../words/i18n'
import styles from './peek.module.css'

const mostRows = 5

/** The part of a results row that its chart needs. */
const chartRow = ({ value, error, norm, ...row }: GlanceRow): EvaluationRow => ({
  ...row,
  category: '',
  norm: { ...norm, source: { zh: '', en: '' }, grade: 'confirmed', group: null, sex: 'both', spread: 'sd' },
  reading: { status: 'read', value, error, unit: row.unit, figure: { lines: [], arcs: [] } },
  difference: value - norm.mean,
  uncertain: false,
  meaning: null,
  label: null,
})

/** The findings outside the norm on a record's film, worst first, judged as the workbench would open it. */
export const PeekValues = ({ record }: { readonly record: CaseRecord }) => {
  const { t, lang } = useWords()
  const seen = useGlance(record).data
  if (!seen) return null
  return (
    <section>
      <h3 className={styles.label}>
        {[t('patients.deviating'), seen.title[lang], seen.judgedBy[lang]].join(t('app.separator'))}
      </h3>
      {seen.scaleDoubted && <p className={styles.doubted}>{t('patients.scaleDoubted')}</p>}
      {seen.rows.length === 0 && <p className={styles.none}>{t('patients.noneDeviating')}</p>}
      <ul className={styles.values}>
        {seen.rows.slice(0, mostRows).map(row => (
          <li key={row.item}>
            <span>{shortItemName(row.name, lang)}</span>
            <b style={{ color: classVar(row.class) }}>
              {shownValue({ ...row, approximate: row.unit === 'mm' && !seen.measured })}
            </b>
            <Stars stars={row.stars} of={row.class} />
            <DeviationChart row={chartRow(row)} />
          </li>
        ))}
      </ul>
      {seen.errorsBy && seen.rows.some(row => row.error !== null) && <p className={styles.none}>{seen.errorsBy[lang]}</p>}
    </section>
  )
}
