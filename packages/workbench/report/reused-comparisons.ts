import type { Comparison } from '@sella/drawing/report/comparison'
import { type Chosen, comparisonsFor } from './preview'

type Source = Parameters<typeof comparisonsFor>[1]

/** What no comparison is made of: its sections are drawn from it, and only its letterhead goes into its records. */
const elsewhere: ReadonlySet<string> = new Set<keyof Chosen>(['design', 'plans', 'fetched'])

const sameRecords = (a: Chosen, b: Chosen): boolean =>
  a.design.letterhead === b.design.letterhead &&
  (Object.keys(b) as (keyof Chosen)[]).every(key => elsewhere.has(key) || a[key] === b[key])

/** The comparisons of a report being designed: ten films are not measured again because a section was moved. */
export const reusedComparisons = (): typeof comparisonsFor => {
  let last: { readonly chosen: Chosen; readonly source: Source; readonly made: readonly Comparison[] } | null = null
  return (chosen, source) => {
    if (last && last.source === source && sameRecords(last.chosen, chosen)) return last.made
    const made = comparisonsFor(chosen, source)
    last = { chosen, source, made }
    return made
  }
}
