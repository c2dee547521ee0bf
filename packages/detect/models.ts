export interface CardFile {
  readonly file: string
  readonly sha256: string
}

/** The part of a card used by the code; the rest (data, licence, figures, limits) is for people. */
export interface Card {
  readonly model: string
  /** `fine`, and under other names further fine networks used by the looks. */
  readonly files: Readonly<Record<'coarse' | 'fine' | 'numbers', CardFile>> &
    Readonly<Record<string, CardFile | undefined>> & { readonly porion?: CardFile }
  readonly definitions: Readonly<Record<string, string>>
}
