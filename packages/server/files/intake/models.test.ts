import { describe, expect, test } from 'vitest'
import { put } from '../../testing/intake'
import { readModel } from './models'

const model = async (file: Buffer | string) =>
  readModel(await put(Buffer.from(file as string))).catch(error => String(error.code))

const stl = (count: number, facets = count): Buffer => {
  const file = Buffer.alloc(84 + 50 * facets)
  file.write('made by a scanner')
  file.writeUInt32LE(count, 80)
  if (facets > 0) file.writeFloatLE(12.5, 96)
  return file
}

const facet = 'facet normal 0 0 1\n outer loop\n  vertex 0 0 0\n  vertex 1 0 0\n  vertex 0 1 0\n endloop\nendfacet\n'
const vertex = (type: string) => ['x', 'y', 'z'].map(name => `property ${type} ${name}\n`).join('')
const header = (format: string, counts: { vertices: number; faces: number }) =>
  `ply\nformat ${format} 1.0\ncomment scan\nelement vertex ${counts.vertices}\n${vertex('float')}` +
  `element face ${counts.faces}\nproperty list uchar int vertex_indices\nend_header\n`

describe('STL', () => {
  test('binary: as many facets as the length has room for', async () => {
    expect(await model(stl(3))).toEqual({ format: 'stl', triangles: 3 })
    for (const file of [stl(3, 2), stl(2, 3), stl(0), stl(0xffffffff, 3), stl(3).subarray(0, 200)])
      expect(await model(file)).toBeNull()
    const lost = stl(3)
    lost.writeFloatLE(Number.NaN, 84)
    expect(await model(lost)).toBeNull()
  })

  test('text: from solid to endsolid', async () => {
    expect(await model(`solid upper\n${facet.repeat(3)}endsolid upper\n`)).toEqual({ format: 'stl', triangles: null })
    expect(await model(`solid upper\n${facet}facet normal 0 0`)).toBe('MODEL_BROKEN')
    expect(await model('solid as a rock')).toBeNull()
  })

  test('a page that also is a model is refused', async () => {
    expect(await model(`solid <html>\n${facet}endsolid\n`)).toBe('IMAGE_CARRIES')
    expect(await model(`solid upper\n${facet.repeat(50)}<script>alert(1)</script>${facet}endsolid\n`)).toBe('IMAGE_CARRIES')
  })
})

describe('PLY', () => {
  const body = '0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n'

  test('its faces, if the file can hold what the header promises', async () => {
    expect(await model(header('ascii', { vertices: 3, faces: 1 }) + body)).toEqual({ format: 'ply', triangles: 1 })
    const binary = Buffer.concat([
      Buffer.from(header('binary_little_endian', { vertices: 3, faces: 1 })),
      Buffer.alloc(3 * 12 + 13),
    ])
    expect(await model(binary)).toEqual({ format: 'ply', triangles: 1 })
    expect(await model(binary.subarray(0, binary.length - 1 - 150))).toBe('MODEL_BROKEN')
    expect(await model(header('binary_little_endian', { vertices: 3, faces: 999_999_999 }) + body)).toBe('MODEL_BROKEN')
  })

  test('no faces, unknown types and endless headers are refused', async () => {
    expect(await model(header('ascii', { vertices: 3, faces: 0 }) + body)).toBe('MODEL_BROKEN')
    expect(await model((header('ascii', { vertices: 3, faces: 1 }) + body).replaceAll('float', 'blob'))).toBe('MODEL_BROKEN')
    expect(await model(`ply\nformat ascii 1.0\n${'comment x\n'.repeat(10_000)}`)).toBe('MODEL_BROKEN')
  })
})

test('what is no model is none, also nothing and very little', async () => {
  for (const file of ['', 'x', 'hello', '\x89PNG\r\n\x1a\n']) expect(await model(file)).toBeNull()
})
