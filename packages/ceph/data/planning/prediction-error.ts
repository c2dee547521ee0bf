import type { LandmarkName } from '../landmarks'

/**
 * Error of a prediction along the reference plane, mm, even if its ratios are right: one standard deviation. A proposal, based on
 * errors of estimate of 1.27 to 1.65 mm (AJO4PC).
 */
export const residualSd = {
  Prn: 1.3,
  Columella: 1.3,
  Subnasale: 1.3,
  SoftTissueA: 1.5,
  LabraleSuperius: 1.5,
  UpperLip: 1.5,
  Stms: 1.7,
  Stmi: 2,
  LowerLip: 2,
  LabraleInferius: 2,
  SoftTissueB: 1.5,
  SoftTissuePog: 1.3,
  SoftTissueGn: 1.5,
  SoftTissueMe: 1.5,
} as const satisfies Readonly<Partial<Record<LandmarkName, number>>>

/** The skin points a plan predicts, from nose to chin. */
export type SkinPoint = keyof typeof residualSd

export const skinPoints = Object.keys(residualSd) as readonly SkinPoint[]

/** Whether a landmark is a skin point a plan predicts. */
export const isSkinPoint = (name: string): name is SkinPoint => Object.hasOwn(residualSd, name)

/** The residual perpendicular to the plane, as a multiple of that along it. */
export const verticalResidual = 1.3

/** mm, for one landmark. */
export const landmarkSd = 0.5

/** Half the width of a band that contains 90 % of a normal distribution, in standard deviations. */
export const ninetyPercent = 1.645

/** mm; no band is drawn narrower. */
export const leastHalfWidth = 2
export const leastLowerLipHalfWidth = 3

/** The points of the lower lip, where every published check found the largest errors (DOLPH16, DOLPH19). */
export const lowerLipPoints: readonly SkinPoint[] = ['Stmi', 'LowerLip', 'LabraleInferius']

/** A lip is never made thinner than this fraction of its initial thickness. A proposal. */
export const leastLipThickness = 0.6

/**
 * Incompetent lips moved 4.13 versus 2.88 mm (upper) and 5.57 versus 4.28 mm (lower), FANG23. The reference asks for a wider band
 * for these without giving a width: a lip's band is widened by these factors, our own proposal from those figures; the ratio is
 * unchanged.
 */
export const openLipsWiden = { upper: 4.13 / 2.88, lower: 5.57 / 4.28 } as const
