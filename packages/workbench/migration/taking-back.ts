import { Refused } from '../server/refused'
import type { Made } from './carry-out'

/** The calls throw `Refused`. */
export interface TakingBackPorts {
  /** Takes back the files of a drop, as far as they still can be. */
  readonly takeBackDrop: (id: string) => Promise<unknown>
  /** Gives a case the fields it had; refused where they were changed since. */
  readonly restore: (filling: Made['filled'][number]) => Promise<unknown>
  readonly deleteCase: (uuid: string) => Promise<unknown>
  /** Remembers what is still to be taken back. */
  readonly remember: (left: Made) => void
}

/** A case that is gone needs nothing taken back. */
const unlessGone = (call: Promise<unknown>): Promise<unknown> =>
  call.catch(error => {
    if (!(error instanceof Refused) || error.reason !== 'NOT_FOUND') throw error
  })

/**
 * Undoes what a migration made, piece by piece: files, then filled fields, then new cases. What is done is remembered at once, so
 * that the rest can be tried again. Resolves to what could not be taken back.
 */
export const takeBack = async (made: Made, { takeBackDrop, restore, deleteCase, remember }: TakingBackPorts): Promise<Made> => {
  let left = made
  const done = (next: Made): void => {
    left = next
    remember(left)
  }
  const tried = (call: Promise<unknown>, next: () => Made): Promise<void> =>
    unlessGone(call).then(
      () => done(next()),
      () => undefined,
    )
  for (const id of made.drops) await tried(takeBackDrop(id), () => ({ ...left, drops: left.drops.filter(other => other !== id) }))
  for (const filling of made.filled)
    await tried(restore(filling), () => ({ ...left, filled: left.filled.filter(other => other !== filling) }))
  for (const uuid of made.cases)
    await tried(deleteCase(uuid), () => ({ ...left, cases: left.cases.filter(other => other !== uuid) }))
  return left
}

export const sizeOf = ({ cases, filled, drops }: Made): number => cases.length + filled.length + drops.length
