/** What norms tell apart. */
export type Sex = 'male' | 'female'
