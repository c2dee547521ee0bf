/** Every age group that norms are published for, youngest first. */
export const ageGroups = ['primary_mixed', 'early_permanent', 'permanent'] as const

/** Stage of the dentition. */
export type Dentition = (typeof ageGroups)[number]

/**
 * The age group of a patient, by completed years: under 12 the first, 12 to 15 the second, older the third. Source: the
 * specification, section 5.
 */
export const ageGroupAt = (completedYears: number): Dentition =>
  completedYears < 12 ? 'primary_mixed' : completedYears <= 15 ? 'early_permanent' : 'permanent'

/**
 * The group of an analysis that applies to a patient's age group: the one at the same position in its list, or its last if it has
 * fewer, following the specification's rule for two groups. Null if it has none.
 */
export const groupFor = (dentitions: readonly Dentition[], group: Dentition): Dentition | null =>
  dentitions[Math.min(ageGroups.indexOf(group), dentitions.length - 1)] ?? null
