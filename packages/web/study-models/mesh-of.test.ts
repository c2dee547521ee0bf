import { BufferGeometry } from 'three'
import { PLYLoader } from 'three/examples/jsm/loaders/PLYLoader.js'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { meshOf } from './mesh-of'

const corners = [
  [0, 0, 0],
  [4, 0, 0],
  [4, 3, 0],
  [0, 3, 1],
] as const

const head = (format: string, faces = 1, colour = ''): string =>
  `ply\nformat ${format} 1.0\ncomment scan\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n${colour}` +
  `element face ${faces}\nproperty list uchar int vertex_indices\nend_header\n`

const bytesOf = (...parts: readonly (string | Buffer)[]): ArrayBuffer =>
  new Uint8Array(Buffer.concat(parts.map(part => (typeof part === 'string' ? Buffer.from(part, 'latin1') : part)))).buffer

const text = (face: string, format = 'ascii'): ArrayBuffer =>
  bytesOf(`${head(format)}${corners.map(at => at.join(' ')).join('\n')}\n${face}\n`)

const binary = (little: boolean, face: readonly number[]): ArrayBuffer => {
  const body = Buffer.alloc(48 + 1 + 4 * face.length)
  for (const [i, value] of corners.flat().entries()) little ? body.writeFloatLE(value, 4 * i) : body.writeFloatBE(value, 4 * i)
  body.writeUInt8(face.length, 48)
  for (const [i, value] of face.entries()) little ? body.writeInt32LE(value, 49 + 4 * i) : body.writeInt32BE(value, 49 + 4 * i)
  return bytesOf(head(little ? 'binary_little_endian' : 'binary_big_endian'), body)
}

/** A square and one face, and what else the header promises. */
const promising = (more: string): ArrayBuffer =>
  bytesOf(`${head('binary_little_endian').replace('end_header\n', more)}end_header\n`, Buffer.alloc(200))

const placed = (file: ArrayBuffer): readonly (readonly number[])[] => {
  const { positions, index } = meshOf(file)
  const at = (i: number) => [...positions.slice(3 * i, 3 * i + 3)]
  return index ? [...index].map(at) : Array.from({ length: positions.length / 3 }, (_, i) => at(i))
}

describe('a model as the viewer reads it', () => {
  afterEach(() => vi.restoreAllMocks())

  it.each([
    ['text', text('3 0 1 2')],
    ['little-endian', binary(true, [0, 1, 2])],
    ['big-endian', binary(false, [0, 1, 2])],
  ])('PLY, %s: every corner where the file puts it', (_, file) => {
    expect(placed(file)).toEqual(corners.slice(0, 3))
    expect(meshOf(file).triangles).toBe(1)
  })

  it('PLY with faces of four corners is two triangles of the same corners', () => {
    expect(meshOf(text('4 0 1 2 3')).triangles).toBe(2)
    expect(new Set(placed(text('4 0 1 2 3')).map(at => at.join()))).toEqual(new Set(corners.map(at => at.join())))
  })

  it.each([
    ['names a corner that is not there, in text', () => text('3 0 1 9')],
    ['names a corner that is not there, in binary', () => binary(true, [0, 1, 1_000_000])],
    ['names a corner before the first', () => binary(false, [0, 1, -1])],
    ['has corners that lie nowhere', () => bytesOf(head('ascii'), 'nan 0 0\n1 0 0\n1 1 0\n0 1 0\n3 0 1 2\n')],
    ['ends within its corners', () => binary(true, [0, 1, 2]).slice(0, head('binary_little_endian').length + 20)],
    ['has no faces', () => bytesOf(head('ascii', 0), corners.map(at => at.join(' ')).join('\n'), '\n')],
    ['has no corners', () => bytesOf('ply\nformat ascii 1.0\nelement vertex 0\nelement face 0\nend_header\n')],
    ['counts its corners in words', () => promising('element vertex many\nproperty char x\n')],
    ['hides the end of its header', () => promising(`comment ${'x'.repeat(70_000)}\n`)],
    ['has no end of its header', () => bytesOf('ply\nformat ascii 1.0\nelement vertex 4\n')],
    ['is an STL that ends early', () => bytesOf(Buffer.alloc(80), Buffer.from([9, 0, 0, 0]), Buffer.alloc(50))],
  ])('a file that %s is refused', (_, file) => {
    expect(() => meshOf(file())).toThrow()
  })

  it.each([
    ['of a kind nobody knows', 'element junk 9007199254740991\n', 'an element has no properties'],
    ['of corners', 'element vertex 300000000\n', 'an element has no properties'],
    ['of corners, parted by tabs', '\t element\tvertex  300000000\r', 'an element has no properties'],
    ['of corners of a byte', 'element vertex 300000000\nproperty char x\n', 'more elements than bytes'],
  ])('a file with endless elements, %s, never meets the loader', (_, more, why) => {
    const parse = vi.spyOn(PLYLoader.prototype, 'parse').mockImplementation(() => new BufferGeometry())
    expect(() => meshOf(promising(more))).toThrow(why)
    expect(parse).not.toHaveBeenCalled()
  })

  it('a kind of elements of which there are none needs no properties', () => {
    const more = head('ascii').replace('end_header', 'element edge 0\nend_header')
    expect(meshOf(bytesOf(more, `${corners.map(at => at.join(' ')).join('\n')}\n3 0 1 2\n`)).triangles).toBe(1)
  })
})
