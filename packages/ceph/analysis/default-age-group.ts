import type { Analysis, Dentition } from './analysis'

/**
 * The age group offered first, by completed years: under 12 the first of the analysis, 12 to 15 the second, older the third if it has
 * more than two, else the second. Null when the analysis has no age groups. Source: the specification, section 5. An analysis with one
 * group offers that one at any age.
 */
export function defaultAgeGroup({ dentitions }: Pick<Analysis, 'dentitions'>, completedYears: number): Dentition | null {
  const wanted = completedYears < 12 ? 0 : completedYears <= 15 ? 1 : 2
  return dentitions[Math.min(wanted, dentitions.length - 1)] ?? null
}
