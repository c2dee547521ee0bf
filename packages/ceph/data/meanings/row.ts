import type { Words } from '../../words'

/** What a value within, above and below the norm says. */
export interface Meaning {
  readonly normal: Words
  readonly large: Words
  readonly small: Words
}
