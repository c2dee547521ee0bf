import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import { analysisOf, normsByAgeGroup, type OwnView, type OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { ownFromContent } from '@sella/contract/documents/own-analysis'
import type { UserAnalysis } from '@sella/contract/entities'

export type AnalysisText = Pick<UserAnalysis, 'name' | 'content'>

/** An own analysis as stored, and as used by the engine. */
export interface OwnAnalysis {
  readonly uuid: string
  /** As it is stored: a change says what it started from. */
  readonly text: AnalysisText
  readonly parts: Parts
  readonly analysis: Analysis
}

interface Hers {
  readonly overrides: Readonly<Record<string, ItemOverride>>
  readonly ownItems: OwnItems
  /** The type of image; norms of a face do not depend on age. */
  readonly view?: OwnView
}

/**
 * A stored own analysis in the shape of the built-in ones, with the age groups that follow from the doctor's own norms; empty if
 * its content cannot be read or belongs to another type of image.
 */
export const ownAnalysis = (stored: UserAnalysis, { overrides, ownItems, view = 'film' }: Hers): readonly OwnAnalysis[] => {
  const parts = ownFromContent(stored.name, stored.content, view)
  if (!parts) return []
  const text = { name: stored.name, content: stored.content }
  // Only the lateral film has items defined by the doctor.
  const items = view === 'film' ? ownItems : {}
  return [
    { uuid: stored.uuid, text, parts, analysis: normsByAgeGroup(view) ? analysisOf(parts, overrides, items) : analysisOf(parts) },
  ]
}
