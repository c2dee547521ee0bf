/** Texts folded for search: compatibility forms, case, accents, blanks and marks between letters do not matter. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
    .normalize('NFC')
