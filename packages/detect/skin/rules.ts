/** The direction of "foremost" or "lowest", along an axis of the upright film. */
export type Axis = 'forward' | 'down'

/**
 * How a point is taken from the traced skin: probability of a place ~ exp(-hold (distance along the skin from where the network
 * read it / its bound)^2 - upright (angle in radians between the outline and the film's other axis, or its lean)^2 - foremost (canonical mm
 * behind the foremost place in range)). The median of these places is the point.
 */
export interface SkinRule {
  readonly axis: Axis
  readonly hold: number
  readonly upright: number
  readonly foremost: number
  /**
   * Fraction of the distance across the skin, as read by the network, that is kept: readers mark some edges slightly outside or
   * inside.
   */
  readonly across: number
  /** Tangent angle of the outline at the point, radians from the axis' other axis; 0, where it is foremost or lowest, if absent. */
  readonly lean?: number
  /** How far down the skin from where the network reads it the point lies; canonical mm, 0 if absent. */
  readonly shift?: number
  /** Fraction of the network's bound that holds for 68 % of the points taken from the skin. */
  readonly bound: number
}

/**
 * Fitted on the readings of 132 films the network was trained on (least expected error along the skin; 5-fold by film), and used
 * where that is more accurate than the network itself: mm, ISBI and Hamedan, network -> skin: glabella 1.52 -> 1.36 and 1.89 ->
 * 1.60, nose tip 0.50 -> 0.50 and 0.58 -> 0.51, menton 1.74 -> 1.65 and 1.79 -> 1.80. For the other points (columella, subnasale,
 * A, lip borders, stomions, B, gnathion) no such rule was better: two readings of one film differ along the skin as much as the
 * network does from either.
 *
 * A and the lip borders: the network learned from readers of several hands and lies between them. Shifts and the lean are those of
 * the readings in t1.csv (74 films), whose hand agrees with itself to 0.5 to 0.9 mm; network -> rule, mm, the films kept apart:
 * A 1.46 -> 1.35 and 1.12 -> 0.89, upper border 0.82 -> 0.74 and 0.70 -> 0.51, lower border 0.84 -> 0.71 and 0.55 -> 0.46.
 */
export const skinRules: Readonly<Record<string, SkinRule>> = {
  SoftTissueGlabella: { axis: 'forward', hold: 2.02, upright: 40, foremost: 12.95, across: 1, bound: 0.75 },
  Prn: { axis: 'forward', hold: 1.67, upright: 14.5, foremost: 8.89, across: 0.85, bound: 0.85 },
  SoftTissueA: { axis: 'forward', hold: 1000, upright: 0, foremost: 0, shift: 0.6, across: 1, bound: 1 },
  LabraleSuperius: { axis: 'forward', hold: 1000, upright: 0, foremost: 0, shift: 0.3, across: 1, bound: 1 },
  LabraleInferius: { axis: 'forward', hold: 50, upright: 1000, foremost: 0, lean: -0.64, across: 1, bound: 1 },
  SoftTissueMe: { axis: 'down', hold: 6.06, upright: 23.9, foremost: 4.33, across: 0.25, bound: 1 },
}
