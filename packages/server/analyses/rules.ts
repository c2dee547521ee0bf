import { faultOf, type OwnAnalysis, type OwnView } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { faceItemNames } from '@sella/ceph/data/face-measurements'
import { frontalAnalyses } from '@sella/ceph/data/frontal/analyses'
import { frontalFilmItemNames } from '@sella/ceph/data/frontal/item-rows'
import { isItemName } from '@sella/ceph/data/measurements'
import { ownFromContent, viewOfContent } from '@sella/contract/documents/own-analysis'
import { checkJson } from '../http/json-text'
import { Refusal } from '../http/refusal'
import type { AnalysisRow } from './store'

interface Wanted {
  readonly name: string
  readonly content: string
}

const read = ({ name, content }: Wanted, view: OwnView | null): OwnAnalysis => {
  checkJson(content, 'content')
  const own = view && ownFromContent(name, content, view)
  if (!own) throw new Refusal('INPUT_INVALID', { field: 'content' })
  return own
}

interface Against {
  /** The doctor's other analyses. */
  readonly others: readonly AnalysisRow[]
  /** The stored analysis being changed; null when new. */
  readonly saved: AnalysisRow | null
  /** Measurements the doctor defined herself. */
  readonly ownItems: OwnItems
}

/** Refuses an own analysis by the same rules that the dialog shows. */
export const checkAnalysis = (wanted: Wanted, { others, saved, ownItems }: Against): void => {
  const view = viewOfContent(wanted.content)
  const ofFace: readonly string[] =
    view === null || view === 'film' ? [] : view === 'frontal' ? frontalFilmItemNames : faceItemNames(view)
  const knowsItem = (item: string): boolean =>
    view === 'film' ? isItemName(item) || Object.hasOwn(ownItems, item) : ofFace.includes(item)
  const own = read(wanted, view)
  const before = saved && view ? ownFromContent(saved.name, saved.content, view) : null
  const ofPicture = view === 'frontal' ? frontalAnalyses : []
  const builtIn = [...builtInAnalyses, ...ofPicture].flatMap(({ name, title }) => [name, title.zh, title.en])
  const taken = [...builtIn, ...others.map(other => other.name)]
  const fault = faultOf(own, { taken, knowsItem, saved: before })
  // Content may hold more than items and lines, so only an identical text counts as no change.
  if (fault === null || (fault === 'NO_CHANGES' && saved?.content !== wanted.content)) return
  const item = own.items.find(each => !knowsItem(each)) ?? ''
  throw new Refusal(fault, fault === 'METHOD_ITEM_UNKNOWN' ? { item } : {})
}
