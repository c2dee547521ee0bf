import {
  latestOf,
  namedVersion,
  type OwnRatioTable,
  type OwnRatioVersion,
  type OwnTableNamed,
  sameRatios,
  withVersion,
} from '@sella/ceph/planning/own-ratio-table'
import type { OwnRatio } from '@sella/ceph/planning/plan'

/** Where a plan's own ratios come from: this doctor's table, a colleague's, or the plan alone. */
type Whose = 'hers' | 'another' | 'here'

/** `table`: this doctor's own; null if she has not saved one. */
export const whoseRatios = (named: OwnTableNamed | null, table: OwnRatioTable | null): Whose => {
  if (!named) return 'here'
  return named.table === table?.id ? 'hers' : 'another'
}

/** Where to store changed ratios: in this plan only, as changes to the last version, or as a whole new version. */
export type Way = 'here' | 'onto' | 'whole'

/** The state of the dialog. */
export interface RatioEdit {
  /** This doctor's own; null if she has not saved one. */
  readonly table: OwnRatioTable | null
  /**
   * The version of the table that was selected; null for the published ratios, and for ratios of the plan that are not a version
   * of it.
   */
  readonly picked: OwnRatioVersion | null
  /** The selected ratios before any change. */
  readonly from: readonly OwnRatio[]
  /** The selected ratios belong to the plan and to no version of the doctor's table. */
  readonly foreign: boolean
  readonly to: readonly OwnRatio[]
}

/** Ids of the rows in which two lists differ. */
function otherRows(a: readonly OwnRatio[], b: readonly OwnRatio[]): readonly string[] {
  const [left, right] = [a, b].map(list => new Map(list.map(row => [row.id, row])))
  const rows = (row: OwnRatio | undefined) => (row ? [row] : [])
  return [...new Set([...a, ...b].map(({ id }) => id))].filter(id => !sameRatios(rows(left?.get(id)), rows(right?.get(id))))
}

const lastOf = ({ table }: RatioEdit): readonly OwnRatio[] => latestOf(table)?.ratios ?? []

/** The last version with only the changes made here. */
function ontoLast(edit: RatioEdit): readonly OwnRatio[] {
  const altered = new Set(otherRows(edit.from, edit.to))
  return [...lastOf(edit).filter(({ id }) => !altered.has(id)), ...edit.to.filter(({ id }) => altered.has(id))]
}

/** How many rows of the last version, other than those changed here, would be lost or altered by saving the list as it is. */
export const rowsLost = (edit: RatioEdit): number => otherRows(ontoLast(edit), edit.to).length

/** The options that lead to different results, the default first; empty if nothing is to be saved. */
export function waysOf(edit: RatioEdit): readonly Way[] {
  const altered = !sameRatios(edit.from, edit.to)
  const last = latestOf(edit.table)
  const whole: readonly Way[] = last || edit.to.length > 0 ? ['whole'] : []
  if (edit.foreign) return ['here', ...(altered && last ? (['onto'] as const) : []), ...whole]
  if (!altered) return []
  return rowsLost(edit) === 0 ? ['onto'] : ['onto', 'whole', 'here']
}

/** What OK does: nothing, use these ratios with the version they name, or first save a new version. */
type Decision =
  | { readonly does: 'leave' }
  | { readonly does: 'take'; readonly ratios: readonly OwnRatio[]; readonly named: OwnTableNamed | null }
  | { readonly does: 'keep'; readonly ratios: readonly OwnRatio[] }

/** Unchanged ratios become a new version only on request, and never if identical to the last one. */
export function decided(edit: RatioEdit, way: Way | null): Decision {
  const { table, picked, from, to, foreign } = edit
  if (way === 'here') return foreign && sameRatios(from, to) ? { does: 'leave' } : { does: 'take', ratios: to, named: null }
  if (way === null) return { does: 'take', ratios: to, named: table && picked ? namedVersion(table, picked) : null }
  const ratios = way === 'onto' ? ontoLast(edit) : to
  const last = latestOf(table)
  if (table && last && withVersion(table, ratios, '') === table)
    return { does: 'take', ratios: last.ratios, named: namedVersion(table, last) }
  return { does: 'keep', ratios }
}
