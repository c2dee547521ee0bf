/** A full-width character occupies two cells of a terminal. */
const cells = (text: string): number =>
  [...text].reduce((sum, letter) => sum + (/[ᄀ-ᅟ⺀-꓏가-힣豈-﫿︰-﹏＀-｠￠-￦]/.test(letter) ? 2 : 1), 0)

/** Rows of texts aligned in columns, two spaces apart. */
export const table = (rows: readonly (readonly string[])[]): string => {
  const widths = rows.reduce<readonly number[]>(
    (widest, row) => row.map((text, column) => Math.max(widest[column] ?? 0, cells(text))),
    [],
  )
  const line = (row: readonly string[]) =>
    row.map((text, column) => text + ' '.repeat((widths[column] ?? 0) - cells(text))).join('  ')
  return `${rows.map(row => line(row).trimEnd()).join('\n')}\n`
}
