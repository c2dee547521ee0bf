import { sameScheme } from '@sella/ceph/superimpose/same-scheme'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { parseSchemes, serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { noSteps, type Steps, stepped, stepThrough } from '../steps'

/** The scheme being worked on, with its undo history. */
export interface InHand extends Steps<OverlapScheme> {
  readonly scheme: OverlapScheme
  /** As last saved; null for a new one. */
  readonly base: OverlapScheme | null
  /** As it was when opened. */
  readonly start: OverlapScheme
}

export const inHand = (scheme: OverlapScheme, base: OverlapScheme | null): InHand => ({ scheme, base, start: scheme, ...noSteps })

export const changed = (hand: InHand, scheme: OverlapScheme): InHand => ({ ...hand, ...stepped(hand, hand.scheme), scheme })

/** Whether a scheme is the one in hand, or one of its steps: not another that was opened since. */
export const holds = ({ scheme, past, future }: InHand, wanted: OverlapScheme): boolean =>
  [scheme, ...past, ...future].includes(wanted)

/**
 * With what was chosen in a dialog that was opened on `began`. Where another window's save has taken that one's place since, it is
 * work on what it began on, which meets the other's when it is saved.
 */
export const chosenOn = (hand: InHand, began: InHand, chosen: Pick<OverlapScheme, 'name' | 'uuids'>): InHand => {
  const under = holds(hand, began.scheme) ? hand : began
  return changed(under, { ...under.scheme, ...chosen })
}

/**
 * After a scheme of these steps was stored as `stored`: what was changed meanwhile stays unsaved work on it, and another scheme opened
 * meanwhile stays as it is.
 */
export const storedAs = (hand: InHand, wanted: OverlapScheme, stored: OverlapScheme): InHand => {
  if (hand.scheme === wanted) return inHand(stored, stored)
  return holds(hand, wanted) ? { ...hand, base: stored } : hand
}

/**
 * The scheme as another window saved it since, if nothing of it was changed here: what is changed here meets the other's when it is
 * saved. One deleted elsewhere stays until then. One that is stored as it is in hand is saved: by a save whose answer this page did
 * not live to see, or by two windows that agree.
 */
export const asSaved = (hand: InHand, saved: readonly OverlapScheme[]): InHand => {
  const { base } = hand
  const own = isTouched(hand) && saved.find(scheme => sameScheme(scheme, hand.scheme))
  if (own) return { ...hand, base: own, start: own }
  const now = base && saved.find(({ name }) => name === base.name)
  if (!base || !now || isTouched(hand) || serialiseSchemes([now]) === serialiseSchemes([base])) return hand
  return inHand(now, now)
}

/** The scheme before (`past`) or after the present one; as it is if there is none. */
export const turned = (hand: InHand, to: 'past' | 'future'): InHand => {
  const next = stepThrough(hand, hand.scheme, to)
  return next ? { ...hand, past: next.past, scheme: next.present, future: next.future } : hand
}

export const isDirty = ({ scheme, base }: InHand): boolean => base === null || !sameScheme(scheme, base)

/** Whether there is unsaved work: a new scheme counts only once something of it was changed. */
export const isTouched = ({ scheme, base, start }: InHand): boolean => !sameScheme(scheme, base ?? start)

/** What this machine stores of unsaved work, with the saved scheme it was based on: another window may save since; null if none. */
export const draftText = (hand: InHand): string | null =>
  isTouched(hand) ? serialiseSchemes(hand.base ? [hand.scheme, hand.base] : [hand.scheme]) : null

export const draftIn = (text: string | null): InHand | null => {
  const [scheme, base = null] = parseSchemes(text ?? '') ?? []
  return scheme ? { scheme, base, start: base ?? { ...scheme, name: '' }, ...noSteps } : null
}
