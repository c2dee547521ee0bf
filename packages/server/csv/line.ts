export type Cell = string | number | null

/** Prefixes a spreadsheet would execute: the signs that begin a formula, also full-width, and characters it skips before one. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/

/** A cell that a spreadsheet neither splits nor executes as a formula (RFC 4180). Numbers stay numbers, and texts stay texts. */
const cell = (value: Cell): string => {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a table, including its line ending. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

/** Written before the first line, so that spreadsheets read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'
