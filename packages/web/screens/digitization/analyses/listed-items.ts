import { itemChoices } from '@sella/ceph/analysis/choices'
import type { OwnItem, OwnItems } from '@sella/ceph/analysis/own-item'
import { measurements } from '@sella/ceph/data/measurements'
import type { Category } from '@sella/ceph/data/measurements/row'
import type { Unit } from '@sella/ceph/unit'
import type { Words } from '@sella/ceph/words'

/** An available item. */
export interface Listed {
  readonly item: string
  readonly name: Words
  readonly category: Category
  readonly unit: Unit
  readonly own: boolean
  /** All searchable text, in lower case. */
  readonly words: string
}

/** All searchable text of an item, in lower case. */
export const wordsOf = (item: string, row: Pick<OwnItem, 'name' | 'category'> & object): string => {
  const from = 'nodes' in row ? (row.nodes as readonly string[]) : 'of' in row ? (row.of as readonly string[]) : []
  return [item, row.name.zh, row.name.en, row.category, ...from].join(' ').toLowerCase()
}

const listed = (item: string, row: OwnItem | (typeof measurements)[keyof typeof measurements], own: boolean): Listed => ({
  item,
  name: row.name,
  category: row.category,
  unit: row.unit,
  own,
  words: wordsOf(item, row),
})

const builtIn = itemChoices.map(({ item }) => listed(item, measurements[item], false))

/** Every item a doctor may choose, her own first. */
export const listedItems = (own: OwnItems): readonly Listed[] => [
  ...Object.entries(own).map(([name, item]) => listed(name, item, true)),
  ...builtIn,
]

/** `own`: only the doctor's own; a category; or all. */
export type Filter = 'own' | 'all' | Category

export interface Search {
  /** Parts of the name, the category or the landmarks; all must match. */
  readonly wanted: string
  readonly filter: Filter
}

/** The matching items, in their order. */
export const matchingItems = (items: readonly Listed[], { wanted, filter }: Search): readonly Listed[] => {
  const parts = wanted.trim().toLowerCase().split(/\s+/)
  return items.filter(each => {
    if (filter === 'own' ? !each.own : filter !== 'all' && each.category !== filter) return false
    return parts.every(part => each.words.includes(part))
  })
}
