import type { LandmarkName } from '../data/landmarks'
import { leastLipThickness, ninetyPercent } from '../data/planning/prediction-error'
import { holdaway } from '../data/planning/targets'
import type { Positions } from './frame'
import type { Term } from './skin-response'

/** Lip positions corrected after the responses are summed, and which corrections were needed. */
export interface Lips {
  readonly at: Positions
  /** The lips overlapped, and each was moved by half the overlap. */
  readonly met: boolean
  /** Lip points that had to be kept off the tooth. */
  readonly thin: readonly LandmarkName[]
}

const lipBefore = [
  ['LabraleSuperius', 'U1IncisalTip'],
  ['UpperLip', 'U1IncisalTip'],
  ['LabraleInferius', 'L1IncisalTip'],
  ['LowerLip', 'L1IncisalTip'],
] as const satisfies readonly (readonly [LandmarkName, LandmarkName])[]

/** A lip keeps at least 0.6 of its initial thickness in front of its tooth, measured along the reference plane. */
function thickEnough(at: Positions, start: Positions): Pick<Lips, 'at' | 'thin'> {
  const kept: Partial<Record<LandmarkName, { x: number; y: number }>> = { ...at }
  const thin: LandmarkName[] = []
  for (const [lip, edge] of lipBefore) {
    const [lipWas, edgeWas, lipNow, edgeNow] = [start[lip], start[edge], at[lip], at[edge]]
    if (!lipWas || !edgeWas || !lipNow || !edgeNow || lipWas.x <= edgeWas.x) continue
    const least = edgeNow.x + leastLipThickness * (lipWas.x - edgeWas.x)
    if (lipNow.x >= least) continue
    kept[lip] = { x: least, y: lipNow.y }
    thin.push(lip)
  }
  return { at: kept, thin }
}

/** Stms stays above Stmi: each is moved by half of any overlap beyond the initial one. */
function apart(at: Positions, start: Positions): Pick<Lips, 'at' | 'met'> {
  const { Stms: upper, Stmi: lower } = at
  if (!upper || !lower || !start.Stms || !start.Stmi) return { at, met: false }
  const overlap = upper.y - lower.y - Math.max(0, start.Stms.y - start.Stmi.y)
  if (!(overlap > 1e-9)) return { at, met: false }
  const moved = { Stms: { x: upper.x, y: upper.y - overlap / 2 }, Stmi: { x: lower.x, y: lower.y + overlap / 2 } }
  return { at: { ...at, ...moved }, met: true }
}

/** Applies both lip corrections (section 4, rule 5). */
export function putLipsRight(at: Positions, start: Positions): Lips {
  const thick = thickEnough(at, start)
  return { ...apart(thick.at, start), thin: thick.thin }
}

/**
 * Holdaway's strain of the upper lip, mm: its thickness at A less 1 mm, less its thickness at the vermilion in front of the upper
 * incisal edge, both along the reference plane; never below 0. Null if a point is missing.
 */
export function lipStrain({ SoftTissueA, A, UpperLip, U1IncisalTip }: Positions): number | null {
  if (!SoftTissueA || !A || !UpperLip || !U1IncisalTip) return null
  return Math.max(0, SoftTissueA.x - A.x - holdaway.normalStrainMm - (UpperLip.x - U1IncisalTip.x))
}

/**
 * The upper lip after a retraction by Holdaway's rule: the strain is used up first without moving the lip, and the rest follows 1
 * : 1. No source gives a spread for the rule, so the spread of the ratio it replaces is widened until the 90 % range reaches the
 * position that ratio predicts. Own arithmetic.
 */
export const strainedTerm = (term: Term, strain: number): Term => {
  const moves = term.response.driver === 'T.U1tip' && term.component === 'x' && term.driver < 0 && term.response.ratio === 0.5
  if (!moves) return term
  const shift = Math.min(0, term.driver + strain)
  const sd = Math.hypot(term.sd, (shift - term.shift) / ninetyPercent)
  return { ...term, shift, sd, grade: 'recalled', own: null, strained: true }
}
