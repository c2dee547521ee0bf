export type Cell = string | number | null

/** What a spreadsheet would run: the signs of a formula, full width too, and what it skips before one. */
const formula = /^[=+\-@＝＋－＠\t\r\n]/

/** A cell that a spreadsheet neither splits nor runs as a formula (RFC 4180). Numbers stay numbers, texts texts. */
const cell = (value: Cell): string => {
  if (typeof value === 'number') return String(value)
  const text = formula.test(value ?? '') ? `'${value}` : (value ?? '')
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a table, its end included. */
export const csvLine = (cells: readonly Cell[]): string => `${cells.map(cell).join(',')}\r\n`

/** Before the first line: spreadsheets then read the file as UTF-8. */
export const byteOrderMark = '\uFEFF'
