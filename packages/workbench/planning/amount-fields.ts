import { type Amount, farthestAmount, type SegmentName, segments } from '@sella/ceph/data/planning/segments'
import { asRead, showValue } from '@sella/ceph/measure/display'
import type { Moves } from '@sella/ceph/planning/plan'
import { restingMoves } from '@sella/ceph/planning/plan'

/** An amount as a clinician states it: + is the direction its label names first, whatever the sign in the plan's frame. */
export interface AmountField {
  readonly amount: Amount
  /** What it is called: the direction named first, and its opposite. */
  readonly words: 'forward' | 'mesial' | 'extrusion' | 'down' | 'proclination' | 'frontDown' | 'opening'
  readonly sign: 1 | -1
  readonly unit: 'mm' | '°'
}

const field = (amount: Amount, words: AmountField['words'], sign: 1 | -1 = 1): AmountField => ({
  amount,
  words,
  sign,
  unit: amount === 'turn' ? '°' : 'mm',
})

const bone: readonly AmountField[] = [field('x', 'forward'), field('y', 'down'), field('turn', 'frontDown')]

/**
 * y points down: extrusion is positive for an upper tooth, negative for a lower one; a positive rotation takes the upper crown
 * back, the lower one forward.
 */
export const amountFields: Readonly<Record<SegmentName, readonly AmountField[]>> = {
  U1: [field('x', 'forward'), field('y', 'extrusion'), field('turn', 'proclination', -1)],
  L1: [field('x', 'forward'), field('y', 'extrusion', -1), field('turn', 'proclination')],
  U6: [field('mesial', 'mesial'), field('vertical', 'extrusion')],
  L6: [field('mesial', 'mesial'), field('vertical', 'extrusion', -1)],
  MX: bone,
  MD: bone,
  MDA: [field('turn', 'opening')],
  CH: bone,
}

/** Usual limits in the clinician's sign. */
export const limitsOf = (segment: SegmentName, { amount, sign }: AmountField): readonly [number, number] => {
  const [least, greatest] = segments[segment].limits[amount] ?? [-10, 10]
  return sign > 0 ? [least, greatest] : [-greatest, -least]
}

type AnyMove = Readonly<Partial<Record<Amount, number>>>

/** The amount in the clinician's sign; 0 if nothing is planned. */
export const amountOf = (moves: Moves, segment: SegmentName, { amount, sign }: AmountField): number =>
  ((moves[segment] as AnyMove | undefined)?.[amount] ?? 0) * sign || 0

/** The movement with one amount changed. */
export const withAmount = <S extends SegmentName>(
  moves: Moves,
  segment: S,
  { amount, sign }: AmountField,
  value: number,
): NonNullable<Moves[S]> =>
  ({ ...restingMoves[segment], ...moves[segment], [amount]: value * sign || 0 }) as NonNullable<Moves[S]>

/**
 * An amount in mm or degrees as it is planned by hand: in tenths, which are what screen and paper state, and within what a stored
 * plan may hold.
 */
export const planable = (value: number, unit: AmountField['unit']): number => {
  const farthest = unit === '°' ? farthestAmount.degrees : farthestAmount.mm
  return Math.min(Math.max(asRead(value, 'mm'), -farthest), farthest) || 0
}

/** One decimal with its sign, rounded like measured values; no sign for what rounds to 0. */
export const shownAmount = (value: number): string => {
  const text = showValue(Math.abs(value), 'mm')
  return text === '0.0' ? '0' : `${value < 0 ? '−' : '+'}${text}`
}
