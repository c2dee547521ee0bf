import type { Words } from '../../words'

/** The interpretation of a value within, above and below the norm. */
export interface Meaning {
  readonly normal: Words
  readonly large: Words
  readonly small: Words
}
