/** A type without its `readonly`, all the way down. */
type Writable<T> = T extends readonly (infer Each)[]
  ? Writable<Each>[]
  : T extends object
    ? { -readonly [Key in keyof T]: Writable<T[Key]> }
    : T

type Identical<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false

/**
 * True when two types say the same but for `readonly`. A schema's output is held against the domain's type with it, because
 * `satisfies` alone does not notice an optional field that the schema lacks.
 */
export type Same<A, B> = Identical<Writable<A>, Writable<B>>

/** Does not compile unless the types are the same. */
export const proven = <_Proof extends true>(): void => undefined
