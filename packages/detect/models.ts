export interface CardFile {
  readonly file: string
  readonly sha256: string
}

/** What the code reads of a card; the rest (data, licence, figures, limits) is for people. */
export interface Card {
  readonly model: string
  /** `fine`, and by other names further fine networks that the looks of the numbers call upon. */
  readonly files: Readonly<Record<'coarse' | 'fine' | 'numbers', CardFile>> &
    Readonly<Record<string, CardFile | undefined>> & { readonly porion?: CardFile }
  readonly definitions: Readonly<Record<string, string>>
}
