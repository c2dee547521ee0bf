/** A type with `readonly` removed at every level. */
type Writable<T> = T extends readonly (infer Each)[]
  ? Writable<Each>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T

type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/**
 * True when two types are the same apart from `readonly`. Used to compare a schema's output with the domain's type, because
 * `satisfies` alone does not notice an optional field missing from the schema.
 */
export type Same<A, B> = Identical<Writable<A>, Writable<B>>

/** Fails to compile unless the types are the same. */
export const proven = <_Proof extends true>(): void => undefined
