import type { Dentition } from '../patient/age-group'
import type { Sex } from '../patient/sex'
import type { Words } from '../words'

/** A built-in or own analysis, with the same shape and the same checks. */
export interface Analysis {
  readonly name: string
  readonly title: Words
  readonly creator: 'System' | 'user'
  readonly items: readonly string[]
  /** Names of the reference lines drawn with it. */
  readonly lines: readonly string[]
  /** Items whose value label is shown on the film. */
  readonly texts: readonly string[]
  /** Dentition stages it has norms for; empty when it has no age groups. */
  readonly dentitions: readonly Dentition[]
  /** Sexes it has separate norms for; empty if every norm is pooled. */
  readonly sexes: readonly Sex[]
}
