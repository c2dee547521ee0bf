import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'

/** A scheme to save. `base`: as it was when editing began, null for a new one; `next`: null to delete it. */
export interface SchemeSave {
  readonly base: OverlapScheme | null
  readonly next: OverlapScheme | null
}

export type Merged =
  | { readonly status: 'merged'; readonly schemes: readonly OverlapScheme[] }
  | { readonly status: 'name-taken' }
  /** This very scheme was changed elsewhere since; null: deleted or renamed there. */
  | { readonly status: 'conflict'; readonly theirs: OverlapScheme | null }

const inOrder = (_: string, value: unknown): unknown =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value

/** The order of a document's fields carries no meaning: a reader may change it. */
export const sameStored = (a: OverlapScheme, b: OverlapScheme): boolean =>
  JSON.stringify(a, inOrder) === JSON.stringify(b, inOrder)

/**
 * Merges one scheme into those the server has now. Other windows' changes of other schemes are kept; of this one they are a
 * conflict.
 */
export const merged = (there: readonly OverlapScheme[], { base, next }: SchemeSave): Merged => {
  const theirs = base && (there.find(scheme => scheme.name === base.name) ?? null)
  if (base && (!theirs || !sameStored(base, theirs))) return { status: 'conflict', theirs }
  const others = there.filter(scheme => scheme !== theirs)
  if (next && others.some(scheme => scheme.name === next.name)) return { status: 'name-taken' }
  if (!theirs) return { status: 'merged', schemes: next ? [...there, next] : there }
  return { status: 'merged', schemes: there.flatMap(scheme => (scheme === theirs ? (next ?? []) : scheme)) }
}
