import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { signAfter } from '@sella/ceph/unit'
import type { ComparedRecord } from '@sella/drawing/report/comparison'
import { trendAlternative } from '@sella/drawing/report/result/alternatives'
import type { Course } from '@sella/drawing/report/result/course'
import { trendDrawing } from '@sella/drawing/report/result/drawings'
import { type TrendRow, trendRows } from '@sella/drawing/report/result/trend-rows'
import { resultWords as words } from '@sella/drawing/report/result/words'
import { useMemo } from 'react'
import { useWords } from '../../words/i18n'
import { SceneView } from './scene-view'
import styles from './treatment-result.module.css'

const columns = ['record', 'value', 'error', 'norm', 'place'] as const

const Numbers = ({ rows }: { readonly rows: readonly TrendRow[] }) => {
  const { lang } = useWords()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map(column => (
            <th key={column} scope="col">
              {words[column][lang]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ uuid, ...row }) => (
          <tr key={uuid}>
            <th scope="row">{row.record}</th>
            <td>{row.value}</td>
            <td>{row.error}</td>
            <td>{row.norm}</td>
            <td>{row.place}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

interface TrendFigureProps {
  readonly course: Course
  readonly records: readonly ComparedRecord[]
}

/** One measurement over the records, drawn against the norms of their dates, with its numbers. */
export const TrendFigure = ({ course, records }: TrendFigureProps) => {
  const { lang } = useWords()
  const scene = useMemo(() => trendDrawing(course, records, lang), [course, records, lang])
  const first = course.rows[0]
  return (
    <figure className={styles.trend}>
      <SceneView scene={scene} alternative={trendAlternative(course, records, lang)} />
      <details>
        <summary>
          {words.numbers[lang]}
          {first && ` · ${shortItemName(first.name, lang)} ${signAfter[first.unit]}`}
        </summary>
        <div className={styles.scrolls}>
          <Numbers rows={trendRows(course, records, lang)} />
        </div>
      </details>
    </figure>
  )
}
