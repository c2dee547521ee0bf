/** Sizes of PLY's number types in bytes. */
const sizes: Readonly<Record<string, number>> = {
  char: 1,
  int8: 1,
  uchar: 1,
  uint8: 1,
  short: 2,
  int16: 2,
  ushort: 2,
  uint16: 2,
  int: 4,
  int32: 4,
  uint: 4,
  uint32: 4,
  float: 4,
  float32: 4,
  double: 8,
  float64: 8,
}

/** Fewest vertices of a face. */
const corners = 3
/** Fewest bytes of a number in text form: one digit and the following space. */
const leastText = 2

/** Fewest bytes a property takes in one element; NaN for a type that does not exist. */
const propertyBytes = (line: string, text: boolean): number => {
  const [, kind = '', a = '', b = ''] = line.split(/\s+/)
  const of = (type: string): number => (type in sizes ? (text ? leastText : (sizes[type] ?? 0)) : Number.NaN)
  return kind === 'list' ? of(a) + corners * of(b) : of(kind)
}

/**
 * The number of faces stated in a PLY header (`head`: the start of the file as Latin-1), provided a file of `size` bytes can hold
 * everything stated; null when the header is broken, lists no vertices or faces, or states more than the file can hold.
 */
export const plyFaces = (head: string, size: number): number | null => {
  const [, header] = /^ply\r?\n([\s\S]*?\n)end_header\r?\n/.exec(head) ?? []
  if (!header) return null
  const text = header.startsWith('format ascii')
  const counts: Record<string, number> = {}
  let [needed, count] = [header.length, 0]
  for (const line of header.split(/\r?\n/)) {
    const [, name, digits] = /^element (\w+) (\d{1,9})\s*$/.exec(line) ?? []
    if (name) counts[name] = count = Number(digits)
    else if (line.startsWith('element')) return null
    if (line.startsWith('property ')) needed += count * propertyBytes(line, text)
  }
  const faces = counts.face ?? 0
  return (counts.vertex ?? 0) >= corners && faces >= 1 && needed <= size ? faces : null
}
