import { faultOf, type OwnAnalysis, ownFromContent } from '@sella/ceph/analysis/own'
import { analysisNames } from '@sella/ceph/data/analyses'
import { isItemName } from '@sella/ceph/data/measurements'
import { checkJson } from '../http/json-text'
import { Refusal } from '../http/refusal'
import type { AnalysisRow } from './store'

/** More than any analysis has; the tables know about 200 items. */
const most = 500

interface Wanted {
  readonly name: string
  readonly content: string
}

const read = ({ name, content }: Wanted): OwnAnalysis => {
  checkJson(content, 'content')
  const own = ownFromContent(name, content)
  if (!own || own.items.length > most || own.lines.length > most) throw new Refusal('INPUT_INVALID', { field: 'content' })
  return own
}

/** Refuses an own analysis by the rules the dialog shows too. `others` are the doctor's other analyses, `saved` this one as it is. */
export const checkAnalysis = (
  wanted: Wanted,
  { others, saved }: { readonly others: readonly AnalysisRow[]; readonly saved: AnalysisRow | null },
): void => {
  const own = read(wanted)
  const before = saved ? ownFromContent(saved.name, saved.content) : null
  const taken = [...analysisNames, ...others.map(other => other.name)]
  const fault = faultOf(own, { taken, knowsItem: isItemName, saved: before })
  // Content may hold more than items and lines: only the very same text is no change.
  if (fault === null || (fault === 'NO_CHANGES' && saved?.content !== wanted.content)) return
  const item = own.items.find(each => !isItemName(each)) ?? ''
  throw new Refusal(fault, fault === 'METHOD_ITEM_UNKNOWN' ? { item } : {})
}
