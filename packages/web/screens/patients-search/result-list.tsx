import type { SearchFilter } from '@sella/contract/case-search'
import { CloudOff, SearchX } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { type FoundCase, type FoundWindow, useFoundWindow } from '../../api/case-search'
import { Notice } from '../../parts/notice'
import { useLate } from '../../parts/use-late'
import { phone, useMedia } from '../../parts/use-media'
import { Skeleton } from '../../patient-lines/skeleton'
import { useSight } from '../../patient-lines/use-sight'
import { useWalk } from '../../patient-lines/use-walk'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import styles from './found.module.css'
import type { Items } from './items'
import { ResultLine } from './result-line'

interface ResultListProps {
  readonly filter: SearchFilter
  readonly today: string
  readonly items: Items
  readonly selected: string | null
  readonly onSelect: (row: FoundCase) => void
  readonly onPress: (row: FoundCase) => void
  readonly onOpen: (row: FoundCase) => void
  readonly onClear: () => void
  /** Shown above the list: the number of cases, and what was left out. */
  readonly head: (results: FoundWindow) => ReactNode
}

const columns = ['patient', 'number', 'record', 'values', 'updated'] as const

const Head = () => {
  const { t } = useWords()
  return (
    <thead className={styles.thead}>
      <tr className={styles.head} aria-rowindex={1}>
        {columns.map(column => (
          <th key={column} data-column={column}>
            {t(`search.column.${column}`)}
          </th>
        ))}
      </tr>
    </thead>
  )
}

const Empty = ({ results, onClear }: { readonly results: FoundWindow; readonly onClear: () => void }) => {
  const { t, lang } = useWords()
  const { error, total, retry } = results
  if (error)
    return (
      <Notice
        icon={CloudOff}
        title={t('search.failed')}
        text={textOf(error, lang)}
        actions={[{ label: t('app.retry'), run: retry, primary: true }]}
      />
    )
  if (total !== 0) return null
  return (
    <Notice
      icon={SearchX}
      title={t('search.emptyTitle')}
      text={t('search.emptyText')}
      actions={[{ label: t('search.clear'), run: onClear }]}
    />
  )
}

/** The matching cases, however many: only visible rows are rendered. */
export const ResultList = ({ filter, today, items, selected, onSelect, onPress, onOpen, onClear, head }: ResultListProps) => {
  const { t } = useWords()
  const small = useMedia(phone)
  const [rowHeight, headHeight] = small ? [76, 0] : [48, 42]
  const scroller = useRef<HTMLDivElement>(null)
  const { first, last } = useSight(scroller, rowHeight)
  const results = useFoundWindow(filter, { today, first, last })
  const { total, at, error } = results
  const late = useLate(total === null && !error)
  const count = total ?? 0
  const reveal = (index: number) => {
    const box = scroller.current
    const top = index * rowHeight
    if (box) box.scrollTop = Math.min(top, Math.max(box.scrollTop, top + rowHeight + headHeight - box.clientHeight))
  }
  const place = useWalk({ total: count, across: 1, at, reveal, onSelect, onOpen })
  const inSight = Array.from({ length: Math.max(0, Math.min(count, last) - first) }, (_, i) => first + i)
  return (
    <>
      {head(results)}
      <div ref={scroller} className={styles.scroller}>
        {total === null && late && <Skeleton />}
        <Empty results={results} onClear={onClear} />
        {count > 0 && !error && (
          <table className={styles.table} aria-label={t('search.results')} aria-rowcount={count + 1}>
            <Head />
            <tbody style={{ height: count * rowHeight }}>
              {inSight.map(index => (
                <ResultLine
                  key={index}
                  row={at(index)}
                  index={index}
                  top={index * rowHeight}
                  selected={selected !== null && at(index)?.uuid === selected}
                  items={items}
                  onOpen={onOpen}
                  onPress={row => {
                    place.current = index
                    onPress(row)
                  }}
                />
              ))}
            </tbody>
          </table>
        )}
      </div>
    </>
  )
}
