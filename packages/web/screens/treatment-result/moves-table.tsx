import type { MoveRow } from '@sella/drawing/report/result/moves'
import type { TreatmentResult } from '@sella/drawing/report/result/result'
import { resultWords as words } from '@sella/drawing/report/result/words'
import { useWords } from '../../words/i18n'
import styles from './treatment-result.module.css'
import { Verdict } from './verdict'

const columns = ['landmark', 'on', 'sagittal', 'vertical', 'total', 'floor', 'verdict'] as const

const Row = ({ row: { short, name, on, displacement: move } }: { readonly row: MoveRow }) => {
  const { lang } = useWords()
  return (
    <tr>
      <th scope="row">
        <b>{short}</b> {name}
      </th>
      <td>{on}</td>
      {move ? (
        <>
          <td data-within={move.sagittal.within}>{move.sagittal.text}</td>
          <td data-within={move.vertical.within}>{move.vertical.text}</td>
          <td data-within={move.total.within}>{move.total.text}</td>
          <td>{move.floor}</td>
          <td>
            <Verdict verdict={move.moved ? 'changed' : 'within'} />
          </td>
        </>
      ) : (
        <td colSpan={5} data-within="true">
          {words.doubted[lang]}
        </td>
      )}
    </tr>
  )
}

type MovesTableProps = Pick<TreatmentResult, 'moves'>

/** Displacements of the landmarks, each against what the error of the points alone can cause; or why none are given. */
export const MovesTable = ({ moves }: MovesTableProps) => {
  const { lang } = useWords()
  if ('none' in moves) return <p className={styles.withheld}>{moves.none}</p>
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={styles.scrolls} aria-label={words.moves[lang]} tabIndex={0}>
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
            {moves.rows.map(row => (
              <Row key={`${row.on} ${row.landmark}`} row={row} />
            ))}
          </tbody>
        </table>
      </section>
      {moves.notes.map(note => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </>
  )
}
