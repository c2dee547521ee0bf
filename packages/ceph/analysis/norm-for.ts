import type { AnalysisName } from '../data/analyses'
import { type ItemName, isItemName } from '../data/measurements'
import { itemNorms, stageNorms } from '../data/norms'
import type { ItemNorm, StageNorm } from '../data/norms/row'
import { sources } from '../data/sources'
import type { Analysis, ItemOverride, Norm, Subject } from './analysis'

const normOf = ({ mean, sd, source, detail, grade }: ItemNorm | StageNorm): Norm => {
  const { citation } = sources[source]
  return { mean, sd, source: detail === null ? citation : `${citation}; ${detail}`, grade }
}

/** Citation of a norm the doctor set herself. */
export const OWN_NORM_SOURCE = 'own'

/**
 * The stage's place in the analysis's list; a stage the list lacks takes the last, the oldest: the specification's default stage is
 * permanent.
 */
function stageIndex({ dentitions }: Analysis, { dentition }: Subject): number {
  const index = dentitions.indexOf(dentition)
  return index >= 0 ? index : dentitions.length - 1
}

function builtInNorm(item: ItemName, analysis: Analysis, subject: Subject): Norm {
  const stages = stageNorms[analysis.name as AnalysisName]?.[item]
  const pair = stages?.[stageIndex(analysis, subject)]
  return normOf(pair ?? itemNorms[item])
}

/** What an own item says of itself. */
export interface OwnNorms {
  readonly overrides: Readonly<Record<string, ItemOverride>>
  readonly customNorms: Readonly<Record<string, { readonly mean: number; readonly sd: number } | null>>
}

/**
 * Mean and SD an item is judged by (the specification's section 9). A built-in analysis with reference data: the pair of the dentition
 * stage. Otherwise, and in own analyses, the item's own; an own analysis first takes the doctor's pair for the stage. Null for an own item
 * without norm.
 */
export function normFor(item: string, analysis: Analysis, own: OwnNorms & { readonly subject: Subject }): Norm | null {
  if (analysis.creator === 'user') {
    const pair = own.overrides[item]?.meanSd?.[own.subject.dentition]
    if (pair) return { ...pair, source: OWN_NORM_SOURCE, grade: 'confirmed' }
  }
  if (isItemName(item)) return analysis.creator === 'System' ? builtInNorm(item, analysis, own.subject) : normOf(itemNorms[item])
  const custom = own.customNorms[item]
  return custom ? { ...custom, source: OWN_NORM_SOURCE, grade: 'confirmed' } : null
}
