import type { SourceName } from './sources'

interface LengthRow {
  /** Years. */
  readonly age: number
  /** Mean S-Na, mm. */
  readonly male: number
  readonly female: number
  readonly source: SourceName
}

/**
 * Mean S-Na by age and sex. From 6 to 16 years as printed in the Michigan atlas (variable 149, seen in a public transcription;
 * not corrected for the magnification of its films, which widens the band). Before 6, growth of 2 mm a year; after 16, half a mm
 * a year in boys and half of that in girls until 18: our own estimates, to be confirmed by a clinician.
 */
export const cranialBaseLengths: readonly LengthRow[] = [
  { age: 3, male: 66.7, female: 64.3, source: 'OWN' },
  { age: 6, male: 72.7, female: 70.3, source: 'RIOLO74' },
  { age: 7, male: 73.9, female: 70.6, source: 'RIOLO74' },
  { age: 8, male: 75.2, female: 72.3, source: 'RIOLO74' },
  { age: 9, male: 75.9, female: 72.6, source: 'RIOLO74' },
  { age: 10, male: 76.8, female: 73.9, source: 'RIOLO74' },
  { age: 11, male: 78.2, female: 74.3, source: 'RIOLO74' },
  { age: 12, male: 78.3, female: 74.9, source: 'RIOLO74' },
  { age: 13, male: 79.5, female: 75.5, source: 'RIOLO74' },
  { age: 14, male: 80.5, female: 76, source: 'RIOLO74' },
  { age: 15, male: 81.3, female: 76.9, source: 'RIOLO74' },
  { age: 16, male: 83.3, female: 76.9, source: 'RIOLO74' },
  { age: 18, male: 84.3, female: 77.4, source: 'OWN' },
]

/** The change of S-Na allowed beyond mean growth. */
export const cranialBaseAllowance = {
  /**
   * Error in mm, in either direction, caused by the points and rulers of two films: clinical/superimposition.md regards a change
   * of over 2 mm in an adult as an error of the scale. Two readings with a Dahlberg error of 0.5 mm and two rulers read to 1 %
   * give 1.7 mm at 1.96 standard errors.
   */
  errorMm: 2,
  /**
   * One standard deviation of a child's growth over an interval, as a fraction of the mean growth: the atlas' spreads at 9 and 15
   * years (3.3 and 4.0 mm), with a correlation of 0.9 between the ages, which is our own guess, give 1.8 of 5.4 mm.
   */
  growthSpread: 1 / 3,
  source: 'OWN',
} as const satisfies { readonly errorMm: number; readonly growthSpread: number; readonly source: SourceName }
