// biome-ignore-all lint/a11y/useSemanticElements: a grid of fixed columns that a table cannot keep
// biome-ignore-all lint/a11y/useFocusableInteractive: rows take the focus, their headings do not
import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { type KeyboardEvent, memo, useCallback, useState } from 'react'
import { choice, setChoice } from '../../../memory/session'
import { itemNameIn } from '../../../readings/names'
import { groupsOf, type Order } from '../../../readings/rows'
import { useWords } from '../../../words/i18n'
import { type Beside, besideFrom, nextBeside } from './difference-text'
import { ResultRow } from './result-row'
import styles from './results.module.css'

interface ResultsTableProps {
  readonly evaluation: Evaluation
  /** As committed before the running gesture; the difference is shown in the class column. */
  readonly before: Evaluation | null
  readonly order: Order
}

/** The content of the column beside the value, as the doctor left it. */
const useBeside = () => {
  const [beside, setBeside] = useState(() => besideFrom(choice('results.beside')))
  const turn = useCallback(() => {
    setChoice('results.beside', nextBeside(beside))
    setBeside(nextBeside(beside))
  }, [beside])
  return { beside, turn }
}

/** The up and down keys move through the rows. */
const walkRows = (event: KeyboardEvent<HTMLElement>): void => {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=row][tabindex]')]
  const at = rows.indexOf(document.activeElement as HTMLElement)
  const to = at < 0 ? undefined : rows[at + (event.key === 'ArrowDown' ? 1 : -1)]
  if (at >= 0) event.preventDefault()
  to?.focus()
}

interface HeadProps {
  readonly beside: Beside
  readonly turn: () => void
  /** A gesture is running: the last column shows what it changes. */
  readonly changing: boolean
}

const Head = memo(({ beside, turn, changing }: HeadProps) => {
  const { t } = useWords()
  const difference = t(`workbench.results.${beside === 'sd' ? 'inSd' : 'difference'}`)
  return (
    <div className={styles.head} role="row">
      <span role="columnheader">{t('workbench.results.item')}</span>
      <span role="columnheader" className={styles.norm}>
        <button type="button" title={t('workbench.results.turn')} onClick={turn}>
          {t('workbench.results.norm')}
        </button>
      </span>
      <span role="columnheader" className={styles.difference}>
        <button type="button" title={t('workbench.results.turn')} onClick={turn}>
          {difference}
        </button>
      </span>
      <span role="columnheader" className={styles.valueHead}>
        {t('workbench.results.value')}
      </span>
      <span role="columnheader" className={styles.class}>
        {t(`workbench.results.${changing ? 'change' : 'class'}`)}
      </span>
      <span role="columnheader" className={styles.tells}>
        {t('workbench.results.meaning')}
      </span>
      <span role="columnheader" aria-label={t('workbench.results.chart')} className={styles.scale}>
        <i>−3</i>
        <i>{t('workbench.results.mean')}</i>
        <i>+3</i>
      </span>
    </div>
  )
})

/**
 * The measured values, by category or by deviation. If wide enough, the differences are shown beside the norm, and what values
 * mean.
 */
export const ResultsTable = ({ evaluation, before, order }: ResultsTableProps) => {
  const { t, lang } = useWords()
  const { beside, turn } = useBeside()
  return (
    <div className={styles.table} role="table" aria-label={t('workbench.results.title')} data-beside={beside}>
      <Head beside={beside} turn={turn} changing={before !== null} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the rows inside take the focus, the keys go from one to the next */}
      <div className={styles.body} onKeyDown={walkRows}>
        {groupsOf(evaluation.rows, order).map(group => (
          <div key={group.category ?? ''} role="rowgroup">
            {group.category && (
              <div role="row" className={styles.category}>
                <span role="rowheader">{t(`workbench.categories.${group.category}` as 'workbench.categories.Wits')}</span>
              </div>
            )}
            {group.rows.map(row => (
              <ResultRow
                key={row.item}
                row={row}
                name={itemNameIn(row, evaluation.rows, lang)}
                before={before?.rows.find(each => each.item === row.item) ?? null}
                calibration={evaluation.calibration}
                beside={beside}
              />
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}
