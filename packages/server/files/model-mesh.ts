/** Triangles of a surface model: three vertices each as x y z; colours as r g b per vertex, where the file has them. */
export interface Mesh {
  readonly corners: Float32Array
  readonly colours: Uint8Array | null
  /** Only every `step`-th triangle was taken. */
  readonly step: number
}

const header = 84
const facet = 50

/** The step between triangles to keep, so that at most `mostTriangles` remain. */
const stepFor = (count: number, mostTriangles: number): number => Math.max(1, Math.ceil(count / mostTriangles))

const binaryStl = (file: Buffer, mostTriangles: number): Mesh => {
  const count = Math.floor((file.length - header) / facet)
  const step = stepFor(count, mostTriangles)
  const corners = new Float32Array(Math.ceil(count / step) * 9)
  for (let i = 0, at = 0; i < count; i += step)
    for (let k = 0; k < 9; k++) corners[at++] = file.readFloatLE(header + facet * i + 12 + 4 * k)
  return { corners, colours: null, step }
}

const textStl = (file: Buffer, mostTriangles: number): Mesh => {
  const numbers: number[] = []
  for (const match of file.toString('latin1').matchAll(/vertex\s+(\S+)\s+(\S+)\s+(\S+)/g)) {
    if (numbers.length >= mostTriangles * 9) break
    numbers.push(Number(match[1]), Number(match[2]), Number(match[3]))
  }
  return { corners: Float32Array.from(numbers.slice(0, numbers.length - (numbers.length % 9))), colours: null, step: 1 }
}

interface Property {
  readonly name: string
  readonly type: string
  /** Type of a list's length field; null for a single value. */
  readonly count: string | null
}

interface Element {
  readonly name: string
  readonly count: number
  readonly properties: readonly Property[]
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

/** Reads the next value of a type. Created once per property, since a scan has millions of values. */
type ValueReader = () => number
type ReaderOf = (type: string) => ValueReader

const binaryReader = (file: Buffer, start: number, little: boolean): ReaderOf => {
  const view = new DataView(file.buffer, file.byteOffset, file.byteLength)
  let at = start
  const step = (by: number): number => {
    at += by
    return at - by
  }
  const int8 = { signed: () => view.getInt8(step(1)), not: () => view.getUint8(step(1)) }
  const int16 = { signed: () => view.getInt16(step(2), little), not: () => view.getUint16(step(2), little) }
  const int32 = { signed: () => view.getInt32(step(4), little), not: () => view.getUint32(step(4), little) }
  return type => {
    if (/float64|double/.test(type)) return () => view.getFloat64(step(8), little)
    if (/float/.test(type)) return () => view.getFloat32(step(4), little)
    const sizes = /char|int8/.test(type) ? int8 : /short|int16/.test(type) ? int16 : int32
    return type.startsWith('u') ? sizes.not : sizes.signed
  }
}

const textReader = (file: Buffer, start: number): ReaderOf => {
  const words = file.toString('latin1', start).matchAll(/\S+/g)
  const next = (): number => {
    const { value, done } = words.next()
    if (done) throw new RangeError('a model ended early')
    return Number(value[0])
  }
  return () => next
}

interface Vertices {
  readonly places: Float32Array
  readonly colours: Uint8Array | null
}

const colourNames = ['red', 'green', 'blue'] as const
const placeNames = ['x', 'y', 'z'] as const

const readVertices = ({ count, properties }: Element, reader: ReaderOf): Vertices => {
  const places = new Float32Array(count * 3)
  const coloured = colourNames.every(name => properties.some(property => property.name === name))
  const colours = coloured ? new Uint8Array(count * 3) : null
  const columns = properties.map(({ name, type, count: list }) => ({
    next: reader(type),
    length: list ? reader(list) : null,
    place: placeNames.indexOf(name as 'x'),
    colour: colourNames.indexOf(name as 'red'),
    full: /float|double/.test(type) ? 255 : 1,
  }))
  for (let i = 0; i < count; i++)
    for (const { next, length, place, colour, full } of columns)
      for (let k = length ? length() : 1; k > 0; k--) {
        const value = next()
        if (place >= 0) places[3 * i + place] = value
        else if (colour >= 0 && colours) colours[3 * i + colour] = full * value
      }
  return { places, colours }
}

/** No face of a scan has more vertices. */
const mostCorners = 1000

/** Splits each face into a fan of triangles. */
const readFaces = (
  { count, properties }: Element,
  reader: ReaderOf,
  each: (a: number, b: number, c: number, face: number) => void,
) => {
  const columns = properties.map(({ name, type, count: list }) => ({
    next: reader(type),
    length: list ? reader(list) : null,
    corners: list !== null && /^vertex_ind/.test(name),
  }))
  for (let i = 0; i < count; i++)
    for (const { next, length, corners } of columns) {
      const many = length ? length() : 1
      if (many > mostCorners) throw new RangeError('a face of too many corners')
      const [first, second] = [many > 0 ? next() : 0, many > 1 ? next() : 0]
      for (let k = 2, before = second; k < many; k++) {
        const corner = next()
        if (corners) each(first, before, corner, i)
        before = corner
      }
    }
}

/** Skips an element that is neither a vertex nor a face. */
const skip = ({ count, properties }: Element, reader: ReaderOf): void => {
  const columns = properties.map(({ type, count: list }) => ({ next: reader(type), length: list ? reader(list) : null }))
  for (let i = 0; i < count; i++) for (const { next, length } of columns) for (let k = length ? length() : 1; k > 0; k--) next()
}

const ply = (file: Buffer, mostTriangles: number): Mesh => {
  const [head = ''] = /^ply\r?\n[\s\S]*?\nend_header\r?\n/.exec(file.toString('latin1', 0, 65_536)) ?? []
  const text = /^format ascii/m.test(head)
  const reader = text ? textReader(file, head.length) : binaryReader(file, head.length, /^format binary_little/m.test(head))
  let vertices: Vertices = { places: new Float32Array(), colours: null }
  const [corners, colours]: [number[], number[]] = [[], []]
  let step = 1
  for (const element of elementsOf(head)) {
    if (element.name === 'vertex') vertices = readVertices(element, reader)
    else if (element.name !== 'face') skip(element, reader)
    else {
      step = stepFor(element.count, mostTriangles)
      readFaces(element, reader, (a, b, c, face) => {
        if (face % step !== 0) return
        for (const corner of [a, b, c])
          for (let k = 0; k < 3; k++) {
            corners.push(vertices.places[3 * corner + k] ?? Number.NaN)
            if (vertices.colours) colours.push(vertices.colours[3 * corner + k] ?? 0)
          }
      })
      break
    }
  }
  return { corners: Float32Array.from(corners), colours: vertices.colours && Uint8Array.from(colours), step }
}

/**
 * At most about `mostTriangles` triangles of an STL or PLY file, spread over the whole of it; throws when the file is truncated.
 */
export const meshOf = (file: Buffer, mostTriangles: number): Mesh => {
  if (/^ply\r?\n/.test(file.toString('latin1', 0, 5))) return ply(file, mostTriangles)
  const count = file.length >= header ? file.readUInt32LE(header - 4) : 0
  return count > 0 && file.length === header + facet * count ? binaryStl(file, mostTriangles) : textStl(file, mostTriangles)
}
