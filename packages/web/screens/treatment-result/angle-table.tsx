import type { Comparison } from '@sella/drawing/report/comparison'
import type { AngleRow } from '@sella/drawing/report/result/angles'
import { resultWords as words } from '@sella/drawing/report/result/words'
import { useWords } from '../../words/i18n'
import styles from './treatment-result.module.css'
import { Verdict } from './verdict'

interface AngleTableProps extends Pick<Comparison, 'records'> {
  readonly rows: readonly AngleRow[]
}

/** What remains if lengths are withheld. */
export const AngleTable = ({ rows, records }: AngleTableProps) => {
  const { lang } = useWords()
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">{words.item[lang]}</th>
          <th scope="col">{`${records[0]?.number ?? 1} → ${records.at(-1)?.number ?? 1}`}</th>
          <th scope="col">{words.change[lang]}</th>
          <th scope="col">{words.limit[lang]}</th>
          <th scope="col">{words.verdict[lang]}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ item, name, values, change, floor, verdict }) => (
          <tr key={item}>
            <th scope="row">{name}</th>
            <td>{values}</td>
            <td data-within={verdict !== 'changed'}>{change}</td>
            <td>{floor}</td>
            <td>{verdict && <Verdict verdict={verdict} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
