import type { Ref } from './scene'

/** One short text for what a mark stands for, e.g. `landmark:S`, `tooth:U1:rotate`; the same for equal references. */
export const refKey = (ref: Ref): string => {
  if (ref.kind === 'ruler') return `ruler:${ref.end}`
  return ref.kind === 'tooth' ? `tooth:${ref.tooth}:${ref.handle}` : `${ref.kind}:${ref.name}`
}

export const sameRef = (a: Ref | null | undefined, b: Ref | null | undefined): boolean => {
  if (!a || !b) return false
  return a === b || (a.kind === b.kind && refKey(a) === refKey(b))
}
