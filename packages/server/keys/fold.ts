/** Folds a text for search: compatibility forms, case, accents, whitespace and punctuation between letters do not matter. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')
