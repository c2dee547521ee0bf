import type { EvaluationRow, Norm } from '../analysis/analysis'
import type { Judged } from '../analysis/judge'
import { ofDoctor } from '../analysis/norm-for'
import type { RecordSubject } from '../analysis/subject'
import type { Analysis } from '../data/analysis-row'
import { frontalCautions } from '../data/frontal/cautions'
import type { FrontalFilmItemName } from '../data/frontal/item-rows'
import type { Words } from '../words'
import { frontalNormAt } from './norm-at'

/** What decides whose norm judges an item of a frontal film. */
export interface FrontalJudging extends Pick<Judged, 'analysis' | 'overrides'> {
  readonly subject: RecordSubject
}

/**
 * The norm that judges an item: in an analysis of the doctor's the one she entered for the age group, in Ricketts' his by age.
 * Otherwise null: Grummons compares the sides, and norms from memory judge nothing unless the doctor asks for Ricketts
 * (clinical/beyond/frontal.md, section 9).
 */
export function frontalNormFor(item: FrontalFilmItemName, { analysis, subject, overrides }: FrontalJudging): Norm | null {
  if (analysis.creator === 'System') return analysis.name === 'Ricketts frontal' ? frontalNormAt(item, subject.age) : null
  const pair = overrides[item]?.meanSd?.[subject.dentition]
  return pair ? ofDoctor(pair, subject.dentition) : null
}

/** By whose norms rows are judged and what these are worth; null for a comparison of the sides. */
export function frontalNormNote({ creator }: Pick<Analysis, 'creator'>, rows: readonly EvaluationRow[]): Words | null {
  const judges = rows.some(({ norm }) => norm !== null)
  if (creator === 'user') return judges ? frontalCautions.ownNorms : frontalCautions.noOwnNorms
  return judges ? frontalCautions.norms : null
}
