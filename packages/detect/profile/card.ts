/** The part of the profile model's card used by the code; the rest (source, licence, limits) is for people. */
export interface PersonCard {
  readonly model: string
  readonly files: { readonly person: { readonly file: string; readonly sha256: string } }
}

/** The card that ties the weights to their hash, in the folder of models. */
export const personCard = 'profile-2026.11-card.json'
