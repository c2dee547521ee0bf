import { Refused } from '@sella/workbench/server/refused'
import type { Coming } from '@sella/workbench/uploads/ports'
import type { Drop, Omission, Place, Reason } from '@sella/workbench/uploads/queue'
import { filing, leftOut } from '../../intake/coming'
import { type Guess, isGuessed } from './arrivals'

/** Why a file is left out: what refused it, if anything did; `otherwise`: what a person, or her leaving the page, made of it. */
export const refusedOr = (error: unknown, otherwise: Omission): Omission | Reason =>
  error instanceof Refused ? { code: error.reason, details: error.details } : otherwise

/** Why a file without a kind is left out. */
export const omissionOf = ({ failed, filed, twin }: Guess, otherwise: 'skipped' | 'left'): Omission | Reason =>
  refusedOr(failed, filed ? 'known' : twin ? 'twin' : otherwise)

interface Sending {
  readonly drop: Drop
  /** The record of a guess's target, by now stored. */
  readonly recordOf: (target: Guess['target']) => Pick<Place, 'record' | 'day'>
  /** A person has checked the kinds, so none is a guess any more. */
  readonly seen: boolean
  readonly ifTaken: 'replace' | undefined
}

/** A file on its way to its place; without a kind it is left out. A file the case already has is stored again only because she said so. */
export const comingOf = (guess: Guess, { drop, recordOf, seen, ifTaken }: Sending): Coming<Blob> => {
  const { file, kind, filed, twin, target, page, day, dayBy: basis } = guess
  if (kind === null) return leftOut(drop, file, omissionOf(guess, 'skipped'))
  const at = recordOf(target)
  return filing(drop, file, {
    place: { ...at, kind, dayBy: at.day === day && basis ? basis : 'chosen' },
    guessed: !seen && isGuessed(guess),
    ifKnown: filed || twin ? 'keep' : 'refuse',
    ifTaken,
    ...(page > 1 ? { page } : {}),
  })
}
