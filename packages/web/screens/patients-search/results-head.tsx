import type { SearchFilter } from '@sella/contract/case-search'
import { useEffect } from 'react'
import type { FoundWindow } from '../../api/case-search'
import { AskedChips } from './asked-chips'
import type { Items } from './items'
import { LeftOut } from './left-out'
import styles from './patients-search.module.css'

interface ResultsHeadProps {
  readonly results: FoundWindow
  readonly asked: SearchFilter
  readonly items: Items
  readonly onOpen: (filter: SearchFilter) => void
  readonly onTotal: (total: number | null) => void
}

/** Above the results: the filters, and what could not be compared. */
export const ResultsHead = ({ results, asked, items, onOpen, onTotal }: ResultsHeadProps) => {
  const { total, left } = results
  useEffect(() => onTotal(total), [total, onTotal])
  return (
    <div className={styles.head}>
      <AskedChips filter={asked} items={items} onChange={onOpen} />
      <LeftOut filter={asked} items={items} left={left} onChange={onOpen} />
    </div>
  )
}
