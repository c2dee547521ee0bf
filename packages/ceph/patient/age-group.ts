/** Every age group that norms are printed for, the youngest first. */
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
 * The group of an analysis that judges a patient of an age group: the one of the same place in its list, or its last where it has
 * fewer, as the specification's rule says of two groups. Null when it has none.
 */
export const groupFor = (dentitions: readonly Dentition[], group: Dentition): Dentition | null =>
  dentitions[Math.min(ageGroups.indexOf(group), dentitions.length - 1)] ?? null
