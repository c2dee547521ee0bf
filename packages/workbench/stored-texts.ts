/** Stores texts by name on this machine; they survive a crash, a closed tab and an expired session. */
export interface StoredTexts {
  readonly kept: (name: string) => string | null
  /** Null deletes the text. */
  readonly keep: (name: string, text: string | null) => void
}
