import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { isUnanswered } from '../server/adding'
import { inTurn } from '../server/in-turn'
import { Refused } from '../server/refused'
import { type Merged, merged, type SchemeSave, sameStored } from './merge'
import { schemesIn } from './schemes-in'

/** The schemes of one case, as their stored text. All calls throw `Refused`. */
export interface SchemesServer {
  /** The text as it was last seen here; undefined if it was not. */
  readonly seen: () => string | undefined
  /** Fetches the stored text, which counts as seen from then on. */
  readonly fetch: () => Promise<string>
  /** Refused with OVERLAP_CONFLICT where another text than `from` is stored; otherwise `content` counts as seen. */
  readonly update: (content: string, from: string) => Promise<unknown>
}

export type SchemeSaved = { readonly status: 'saved' } | Exclude<Merged, { readonly status: 'merged' }>

/** How often a save is sent because another window was faster. */
const mostAttempts = 3

const sameBase = (a: OverlapScheme | null, b: OverlapScheme | null): boolean =>
  a === null || b === null ? a === b : sameStored(a, b)

/**
 * The save, made on what an earlier one of the same scheme has stored: that is no other window's change, though its reply was lost or
 * came after this one was asked for. A new scheme is known again by its name alone.
 */
const onOwn = (there: readonly OverlapScheme[], earlier: readonly SchemeSave[], save: SchemeSave): SchemeSave => {
  for (const { base, next } of earlier) {
    if (!sameBase(base, save.base)) continue
    if (next === null && save.next === null && !there.some(scheme => scheme.name === base?.name))
      return { base: null, next: null }
    const stored = next && there.find(scheme => sameStored(scheme, next))
    if (stored && (base !== null || stored.name === save.next?.name)) return { base: stored, next: save.next }
  }
  return save
}

const isConflict = (error: unknown): boolean => error instanceof Refused && error.reason === 'OVERLAP_CONFLICT'

/** Saves one scheme at a time among those the server has; what other windows did to other schemes is kept. */
export const makeSchemeSaving = ({ seen, fetch, update }: SchemesServer) => {
  const turn = inTurn<SchemeSaved>()
  /** What was sent, unless it was refused, latest first. */
  let earlier: readonly SchemeSave[] = []
  /** Null if another window was faster. */
  const attempt = async (text: string, save: SchemeSave): Promise<SchemeSaved | null> => {
    const there = schemesIn(text)
    const outcome = merged(there, onOwn(there, earlier, save))
    if (outcome.status !== 'merged') return outcome
    try {
      await update(serialiseSchemes(outcome.schemes), text)
    } catch (error) {
      if (isConflict(error)) return null
      if (isUnanswered(error)) earlier = [save, ...earlier]
      throw error
    }
    earlier = [save, ...earlier]
    return { status: 'saved' }
  }
  const saved = async (save: SchemeSave): Promise<SchemeSaved> => {
    for (let attempts = 1; ; attempts += 1) {
      const text = attempts === 1 ? (seen() ?? (await fetch())) : await fetch()
      const outcome = await attempt(text, save)
      if (outcome) return outcome
      if (attempts === mostAttempts) throw new Refused(409, 'OVERLAP_CONFLICT', '')
    }
  }
  return (save: SchemeSave): Promise<SchemeSaved> => turn(() => saved(save))
}
