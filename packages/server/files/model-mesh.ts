/** Triangles of a surface model: corners as x y z, three corners each; colours as r g b of each corner, where the file has them. */
export interface Mesh {
  readonly corners: Float32Array
  readonly colours: Uint8Array | null
}

const header = 84
const facet = 50

/** Every how many-th triangle is taken so that at most `most` are. */
const stepFor = (count: number, most: number): number => Math.max(1, Math.ceil(count / most))

const binaryStl = (file: Buffer, most: number): Mesh => {
  const count = Math.floor((file.length - header) / facet)
  const step = stepFor(count, most)
  const corners = new Float32Array(Math.ceil(count / step) * 9)
  for (let i = 0, at = 0; i < count; i += step)
    for (let k = 0; k < 9; k++) corners[at++] = file.readFloatLE(header + facet * i + 12 + 4 * k)
  return { corners, colours: null }
}

const textStl = (file: Buffer, most: number): Mesh => {
  const numbers: number[] = []
  for (const match of file.toString('latin1').matchAll(/vertex\s+(\S+)\s+(\S+)\s+(\S+)/g)) {
    if (numbers.length >= most * 9) break
    numbers.push(Number(match[1]), Number(match[2]), Number(match[3]))
  }
  return { corners: Float32Array.from(numbers.slice(0, numbers.length - (numbers.length % 9))), colours: null }
}

interface Property {
  readonly name: string
  readonly type: string
  /** Type of a list's count; null for a single value. */
  readonly count: string | null
}

interface Element {
  readonly name: string
  readonly count: number
  readonly properties: readonly Property[]
}

const bytes: Readonly<Record<string, number>> = {
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

const elementsOf = (head: string): readonly Element[] =>
  head
    .split(/^element /m)
    .slice(1)
    .map(part => {
      const [first = '', ...lines] = part.split(/\r?\n/)
      const [name = '', count = '0'] = first.trim().split(/\s+/)
      const properties = lines.flatMap((line): Property[] => {
        const words = line.trim().split(/\s+/)
        if (words[0] !== 'property') return []
        return words[1] === 'list'
          ? [{ name: words[4] ?? '', type: words[3] ?? '', count: words[2] ?? '' }]
          : [{ name: words[2] ?? '', type: words[1] ?? '', count: null }]
      })
      return { name, count: Number(count), properties }
    })

type Next = (type: string) => number

const binaryNext = (file: Buffer, start: number, little: boolean): Next => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let at = start
  return type => {
    const from = at
    at += bytes[type] ?? 0
    if (/^u?(char|int8)$/.test(type)) return type.startsWith('u') ? view.getUint8(from) : view.getInt8(from)
    if (/^u?(short|int16)$/.test(type)) return type.startsWith('u') ? view.getUint16(from, little) : view.getInt16(from, little)
    if (/^u?int/.test(type)) return type.startsWith('u') ? view.getUint32(from, little) : view.getInt32(from, little)
    return type === 'double' || type === 'float64' ? view.getFloat64(from, little) : view.getFloat32(from, little)
  }
}

const textNext = (file: Buffer, start: number): Next => {
  const words = file.toString('latin1', start).matchAll(/\S+/g)
  return () => {
    const { value, done } = words.next()
    if (done) throw new RangeError('a model ended early')
    return Number(value[0])
  }
}

interface Vertices {
  readonly places: Float32Array
  readonly colours: Uint8Array | null
}

const readVertices = ({ count, properties }: Element, next: Next): Vertices => {
  const places = new Float32Array(count * 3)
  const coloured = ['red', 'green', 'blue'].every(name => properties.some(property => property.name === name))
  const colours = coloured ? new Uint8Array(count * 3) : null
  const slots = properties.map(({ name }) => ({
    place: ['x', 'y', 'z'].indexOf(name),
    colour: ['red', 'green', 'blue'].indexOf(name),
  }))
  for (let i = 0; i < count; i++)
    for (const [p, { type, count: list }] of properties.entries()) {
      const values = list ? next(list) : 1
      for (let k = 0; k < values; k++) {
        const value = next(type)
        const slot = slots[p]
        if (slot && slot.place >= 0) places[3 * i + slot.place] = value
        else if (slot && slot.colour >= 0 && colours)
          colours[3 * i + slot.colour] = /float|double/.test(type) ? 255 * value : value
      }
    }
  return { places, colours }
}

/** The corners of each face as a fan of triangles; numbers of corners that do not exist end the reading. */
const readFaces = (
  { count, properties }: Element,
  next: Next,
  each: (a: number, b: number, c: number, face: number) => void,
): void => {
  for (let i = 0; i < count; i++)
    for (const { name, type, count: list } of properties) {
      const values = Array.from({ length: list ? Math.min(next(list), 1000) : 1 }, () => next(type))
      if (!list || !/^vertex_ind/.test(name)) continue
      for (let k = 2; k < values.length; k++) each(values[0] ?? 0, values[k - 1] ?? 0, values[k] ?? 0, i)
    }
}

const ply = (file: Buffer, most: number): Mesh => {
  const [head = ''] = /^ply\r?\n[\s\S]*?\nend_header\r?\n/.exec(file.toString('latin1', 0, 65_536)) ?? []
  const next = /^format ascii/m.test(head)
    ? textNext(file, head.length)
    : binaryNext(file, head.length, /^format binary_little/m.test(head))
  let vertices: Vertices = { places: new Float32Array(), colours: null }
  const corners: number[] = []
  const colours: number[] = []
  for (const element of elementsOf(head)) {
    if (element.name === 'vertex') vertices = readVertices(element, next)
    else if (element.name === 'face') {
      const step = stepFor(element.count, most)
      readFaces(element, next, (a, b, c, face) => {
        if (face % step !== 0) return
        for (const corner of [a, b, c])
          for (let k = 0; k < 3; k++) {
            corners.push(vertices.places[3 * corner + k] ?? Number.NaN)
            if (vertices.colours) colours.push(vertices.colours[3 * corner + k] ?? 0)
          }
      })
      break
    } else
      for (let i = 0; i < element.count; i++)
        for (const { type, count } of element.properties) for (let k = count ? next(count) : 1; k > 0; k--) next(type)
  }
  return { corners: Float32Array.from(corners), colours: vertices.colours && Uint8Array.from(colours) }
}

/** At most about `most` triangles of an STL or PLY file, spread over all of it; throws when it ends early. */
export const meshOf = (file: Buffer, most: number): Mesh => {
  if (/^ply\r?\n/.test(file.toString('latin1', 0, 5))) return ply(file, most)
  const count = file.length >= header ? file.readUInt32LE(header - 4) : 0
  return count > 0 && file.length === header + facet * count ? binaryStl(file, most) : textStl(file, most)
}
