import type { Dentition } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { Words } from '../words'

/** A built-in or own analysis: the same shape, the same checks. */
export interface Analysis {
  readonly name: string
  readonly title: Words
  readonly creator: 'System' | 'user'
  readonly items: readonly string[]
  /** Names of the reference lines drawn with it. */
  readonly lines: readonly string[]
  /** Items whose value label stands on the film. */
  readonly texts: readonly string[]
  /** Dentition stages it has norms for; empty when it has no age groups. */
  readonly dentitions: readonly Dentition[]
  /** Sexes it has norms of their own for; empty where every norm is pooled. */
  readonly sexes: readonly Sex[]
}
