/** A row: the folder beside this file, and the card that binds weights, numbers and hashes. The last row is what is served. */
export interface ModelRow {
  readonly name: string
  readonly card: string
}

export const models = [{ name: 'ceph-2026.11', card: 'ceph-2026.11-card.json' }] as const satisfies readonly ModelRow[]

/** What the code reads of a card; the rest (data, licence, figures, limits) is for people. */
export interface Card {
  readonly model: string
  readonly files: Readonly<Record<'coarse' | 'fine' | 'numbers', { readonly file: string; readonly sha256: string }>>
  readonly definitions: Readonly<Record<string, string>>
}
