/** Possible cell separators. */
const separators = [',', ';', '\t', '|'] as const

/** The separator that occurs most often in the first line, outside quotes. */
const separatorOf = (text: string): string => {
  const line = /^(?:"(?:[^"]|"")*"|[^\r\n"])*/.exec(text)?.[0].replace(/"(?:[^"]|"")*"/g, '') ?? ''
  const count = (sign: string): number => line.split(sign).length
  return separators.toSorted((a, b) => count(b) - count(a))[0] ?? ','
}

/**
 * The cells of a text table (RFC 4180; separated by commas, semicolons, tabs or bars; quoted if a cell contains a separator, a
 * line break or a quote). An unclosed quote ends with the text. Empty lines are skipped. `limit`: maximum number of lines read.
 */
export const readCsv = (text: string, limit: number): readonly (readonly string[])[] => {
  const body = text.replace(/^\uFEFF/, '')
  const separator = separatorOf(body)
  const lines: string[][] = []
  let line: string[] = []
  let cell = ''
  let quoted = false
  const endLine = (): void => {
    line.push(cell)
    if (line.some(content => content.trim() !== '')) lines.push(line)
    line = []
    cell = ''
  }
  for (let at = 0; at < body.length && lines.length < limit; at += 1) {
    const sign = body[at]
    if (quoted && sign === '"' && body[at + 1] === '"') {
      cell += '"'
      at += 1
    } else if (quoted) {
      if (sign === '"') quoted = false
      else cell += sign
    } else if (sign === '"' && cell === '') quoted = true
    else if (sign === separator) {
      line.push(cell)
      cell = ''
    } else if (sign === '\n') endLine()
    else if (sign !== '\r' || body[at + 1] !== '\n') {
      if (sign === '\r') endLine()
      else cell += sign
    }
  }
  if (lines.length < limit && (cell !== '' || line.length > 0)) endLine()
  return lines
}
