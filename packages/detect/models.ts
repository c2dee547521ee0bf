export interface CardFile {
  readonly file: string
  readonly sha256: string
}

/** What the code reads of a card; the rest (data, licence, figures, limits) is for people. */
export interface Card {
  readonly model: string
  readonly files: Readonly<Record<'coarse' | 'fine' | 'numbers', CardFile>> & { readonly porion?: CardFile }
  readonly definitions: Readonly<Record<string, string>>
}
