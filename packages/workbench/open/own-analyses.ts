import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import { analysisOf, type OwnView, type OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import { ownFromContent } from '@sella/contract/documents/own-analysis'
import type { UserAnalysis } from '@sella/contract/entities'

/** An own analysis as stored, and as the engine reads it. */
export interface OwnAnalysis {
  readonly uuid: string
  readonly parts: Parts
  readonly analysis: Analysis
}

interface Hers {
  readonly overrides: Readonly<Record<string, ItemOverride>>
  readonly ownItems: OwnItems
  /** Of which image; no norm of a face depends on age. */
  readonly view?: OwnView
}

/**
 * A stored own analysis in the shape of the built-in ones, with the age groups that the doctor's own norms give it; nothing when its
 * content cannot be read or is of another image.
 */
export const ownAnalysis = (stored: UserAnalysis, { overrides, ownItems, view = 'film' }: Hers): readonly OwnAnalysis[] => {
  const parts = ownFromContent(stored.name, stored.content, view)
  if (!parts) return []
  return [{ uuid: stored.uuid, parts, analysis: view === 'film' ? analysisOf(parts, overrides, ownItems) : analysisOf(parts) }]
}
