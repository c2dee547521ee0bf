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

/** Whose the own ratios of a plan are: of this doctor's table, of a colleague's, or of the plan alone. */
type Whose = 'hers' | 'another' | 'here'

/** `table`: this doctor's own; null before she kept any. */
export const whoseRatios = (named: OwnTableNamed | null, table: OwnRatioTable | null): Whose => {
  if (!named) return 'here'
  return named.table === table?.id ? 'hers' : 'another'
}

/** Where altered ratios go: this plan alone, onto the last version's other rows, or as they stand as a further version. */
export type Way = 'here' | 'onto' | 'whole'

/** What is laid out in the dialog. */
export interface RatioEdit {
  /** This doctor's own; null before she kept any. */
  readonly table: OwnRatioTable | null
  /** The version of it that was picked; null for the published ratios, and for what the plan has that is no version of it. */
  readonly picked: OwnRatioVersion | null
  /** What was picked, before anything was altered. */
  readonly from: readonly OwnRatio[]
  /** What was picked is the plan's own and in no version of her table. */
  readonly foreign: boolean
  readonly to: readonly OwnRatio[]
}

/** Ids of the rows that two lists do not say the same of. */
function otherRows(a: readonly OwnRatio[], b: readonly OwnRatio[]): readonly string[] {
  const [left, right] = [a, b].map(list => new Map(list.map(row => [row.id, row])))
  const rows = (row: OwnRatio | undefined) => (row ? [row] : [])
  return [...new Set([...a, ...b].map(({ id }) => id))].filter(id => !sameRatios(rows(left?.get(id)), rows(right?.get(id))))
}

const lastOf = ({ table }: RatioEdit): readonly OwnRatio[] => latestOf(table)?.ratios ?? []

/** The last version with what was altered here and nothing else. */
function ontoLast(edit: RatioEdit): readonly OwnRatio[] {
  const altered = new Set(otherRows(edit.from, edit.to))
  return [...lastOf(edit).filter(({ id }) => !altered.has(id)), ...edit.to.filter(({ id }) => altered.has(id))]
}

/** How many rows of the last version, beside those altered here, would be lost or otherwise if the list were kept as it stands. */
export const rowsLost = (edit: RatioEdit): number => otherRows(ontoLast(edit), edit.to).length

/** The ways that differ, the one to begin with first; none where nothing is to be kept. */
export function waysOf(edit: RatioEdit): readonly Way[] {
  const altered = !sameRatios(edit.from, edit.to)
  const last = latestOf(edit.table)
  const whole: readonly Way[] = last || edit.to.length > 0 ? ['whole'] : []
  if (edit.foreign) return ['here', ...(altered && last ? (['onto'] as const) : []), ...whole]
  if (!altered) return []
  return rowsLost(edit) === 0 ? ['onto'] : ['onto', 'whole', 'here']
}

/** What OK does: nothing, these ratios with the version they name, or a further version first. */
type Decision =
  | { readonly does: 'leave' }
  | { readonly does: 'take'; readonly ratios: readonly OwnRatio[]; readonly named: OwnTableNamed | null }
  | { readonly does: 'keep'; readonly ratios: readonly OwnRatio[] }

/** No version is made of ratios that were not altered unless that is asked for, nor one that says what the last one says. */
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
