/** The sexes that norms distinguish. */
export type Sex = 'male' | 'female'
