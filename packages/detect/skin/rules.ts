/** The direction of "foremost" or "lowest", along an axis of the upright film. */
export type Axis = 'forward' | 'down'

/**
 * How a point is taken from the traced skin: probability of a place ~ exp(-hold (distance along the skin from where the network
 * read it / its bound)^2 - upright (angle in radians between the outline and the film's other axis)^2 - foremost (canonical mm
 * behind the foremost place in range)). The median of these places is the point.
 */
export interface SkinRule {
  readonly axis: Axis
  readonly hold: number
  readonly upright: number
  readonly foremost: number
  /** The outline's angle is taken over this distance on either side of a place; canonical mm, `CHORD` if absent. */
  readonly chord?: number
  /**
   * Fraction of the distance across the skin, as read by the network, that is kept: readers mark some edges slightly outside or
   * inside.
   */
  readonly across: number
  /** How far down the skin from where the network reads it the point lies; canonical mm, 0 if absent. */
  readonly shift?: number
  /** Fraction of the network's bound that holds for 68 % of the points taken from the skin. */
  readonly bound: number
}

/*
 * Glabella and the tip of the nose are where the outline is foremost: the network's own place along the skin counts for little (on
 * the films it was trained on it is more accurate than on others), and the angle is taken over 4 canonical mm, since foreheads are
 * flat. Chosen on the readings of 180 films of training, mean mm before and after, ISBI and Hamedan: glabella 1.23 -> 1.27 and 1.26
 * -> 1.04, tip 0.51 -> 0.47 and 0.46 -> 0.37; on the films kept apart 1.34 -> 0.93 and 1.02 -> 0.57, 0.56 -> 0.57 and 0.32 -> 0.25.
 */
const foremost = { axis: 'forward', hold: 0.16, upright: 200, foremost: 3, chord: 2 } as const

/**
 * Menton was fitted on the readings of 132 films the network was trained on (least expected error along the skin; 5-fold by film),
 * mm, ISBI and Hamedan, network -> skin: 1.74 -> 1.65 and 1.79 -> 1.80. For the other points (columella, subnasale, lower lip border,
 * stomions, B) no such rule was better: two readings of one film differ along the skin as much as the network does from either.
 *
 * A and the upper lip border: the network learned from readers of several hands and lies between them. The shifts are those of the
 * readings in t1.csv (74 films), whose hand agrees with itself to 0.5 to 0.9 mm; network -> rule, mm, the films kept apart:
 * A 1.46 -> 1.35 and 1.12 -> 0.89, upper border 0.82 -> 0.74 and 0.70 -> 0.51.
 */
export const skinRules: Readonly<Record<string, SkinRule>> = {
  SoftTissueGlabella: { ...foremost, across: 1, bound: 0.75 },
  Prn: { ...foremost, across: 0.85, bound: 0.85 },
  SoftTissueA: { axis: 'forward', hold: 1000, upright: 0, foremost: 0, shift: 0.6, across: 1, bound: 1 },
  LabraleSuperius: { axis: 'forward', hold: 1000, upright: 0, foremost: 0, shift: 0.3, across: 1, bound: 1 },
  SoftTissueMe: { axis: 'down', hold: 6.06, upright: 23.9, foremost: 4.33, across: 0.25, bound: 1 },
}
