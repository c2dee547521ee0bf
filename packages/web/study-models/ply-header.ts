/** A header ends well before this many bytes. */
const headerLength = 65_536

interface PlyElement {
  readonly name: string
  readonly count: number
  readonly properties: number
}

/** The lines before `end_header`, split exactly as the loader splits them. */
const headerLines = (file: ArrayBuffer): readonly (readonly string[])[] => {
  const lines = new TextDecoder('latin1').decode(file.slice(0, headerLength)).split(/[\r\n]/)
  const end = lines.indexOf('end_header')
  if (end < 0) throw new RangeError('no end of the header')
  return lines.slice(0, end).map(line => line.trim().split(/\s+/))
}

const countIn = (text = ''): number => {
  if (!/^\d+$/.test(text)) throw new RangeError('an element is not counted')
  return Number(text)
}

const elementsOf = (file: ArrayBuffer): readonly PlyElement[] => {
  const elements: PlyElement[] = []
  for (const [word, name = '', count] of headerLines(file)) {
    const last = elements.at(-1)
    if (word === 'element') elements.push({ name, count: countIn(count), properties: 0 })
    else if (word === 'property' && last) elements.splice(-1, 1, { ...last, properties: last.properties + 1 })
  }
  return elements
}

/**
 * Whether the header of a PLY file promises a surface that the file can hold. The loader trusts the header: of elements without
 * properties it reads as many as are named without ever reaching the end of the file. Throws RangeError.
 */
export const provePlyHeader = (file: ArrayBuffer): void => {
  const elements = elementsOf(file)
  for (const { count, properties } of elements) {
    if (count > 0 && properties === 0) throw new RangeError('an element has no properties')
    if (count > file.byteLength) throw new RangeError('more elements than bytes')
  }
  // A point cloud has no surface: the loader would connect every three points.
  if (!elements.some(({ name, count }) => name === 'face' && count > 0)) throw new RangeError('no faces')
}
