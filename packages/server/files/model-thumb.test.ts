import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { put } from '../testing/intake'
import { drawModel } from './model-drawing'
import { meshOf } from './model-mesh'
import { modelThumb } from './model-thumb'

const corners = [
  [0, 0, 0],
  [40, 0, 0],
  [40, 30, 0],
  [0, 30, 0],
] as const

const binaryStl = (): Buffer => {
  const file = Buffer.alloc(84 + 100)
  file.writeUInt32LE(2, 80)
  for (const [t, names] of [
    [0, 1, 2],
    [0, 2, 3],
  ].entries())
    for (const [c, name] of names.entries())
      for (let k = 0; k < 3; k++) file.writeFloatLE(corners[name as 0]?.[k] ?? 0, 84 + 50 * t + 12 + 12 * c + 4 * k)
  return file
}
const textStl = `solid x\n${[
  [0, 1, 2],
  [0, 2, 3],
]
  .map(
    t => `facet normal 0 0 1\nouter loop\n${t.map(c => `vertex ${corners[c as 0]?.join(' ')}`).join('\n')}\nendloop\nendfacet\n`,
  )
  .join('')}endsolid x\n`
const head = (format: string, colour: string) =>
  `ply\nformat ${format} 1.0\nelement vertex 4\nproperty float x\nproperty float y\nproperty float z\n${colour}element face 1\nproperty list uchar int vertex_indices\nend_header\n`
const rgb = 'property uchar red\nproperty uchar green\nproperty uchar blue\n'
const textPly = `${head('ascii', rgb)}${corners.map(c => `${c.join(' ')} 200 20 20`).join('\n')}\n4 0 1 2 3\n`
const binaryPly = (little: boolean): Buffer => {
  const body = Buffer.alloc(4 * 12 + 1 + 16)
  const float = (value: number, at: number) => (little ? body.writeFloatLE(value, at) : body.writeFloatBE(value, at))
  for (const [i, corner] of corners.entries()) for (const [k, value] of corner.entries()) float(value, 12 * i + 4 * k)
  body.writeUInt8(4, 48)
  for (let i = 0; i < 4; i++) little ? body.writeInt32LE(i, 49 + 4 * i) : body.writeInt32BE(i, 49 + 4 * i)
  return Buffer.concat([Buffer.from(head(`binary_${little ? 'little' : 'big'}_endian`, '')), body])
}

describe('a model’s triangles', () => {
  const square = [...[0, 1, 2], ...[0, 2, 3]].flatMap(c => [...(corners[c as 0] ?? [])])

  test.each([
    ['binary STL', binaryStl()],
    ['text STL', Buffer.from(textStl)],
    ['text PLY', Buffer.from(textPly)],
    ['little-endian PLY', binaryPly(true)],
    ['big-endian PLY', binaryPly(false)],
  ])('are the same read from %s, a face of four corners as two', (_, file) => {
    expect([...meshOf(file, 1000).corners]).toEqual(square)
  })

  test('of a large model are taken from all over it', () => {
    expect(meshOf(binaryStl(), 1)).toMatchObject({ step: 2, corners: { length: 9 } })
  })

  test('have the colours of a PLY', () => {
    expect([...(meshOf(Buffer.from(textPly), 10).colours ?? [])].slice(0, 6)).toEqual([200, 20, 20, 200, 20, 20])
  })
})

describe('a model’s picture', () => {
  test('shows it in its own colour in the middle, on the dark ground of the page', async () => {
    const picture = await modelThumb(await put(Buffer.from(textPly)))
    if (!picture) throw new Error('nothing was drawn')
    const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true })
    const at = (x: number, y: number) => [...data.subarray(3 * (y * info.width + x), 3 * (y * info.width + x) + 3)]
    const [red = 0, green = 0] = at(224, 168)
    expect(red).toBeGreaterThan(3 * green)
    expect(Math.max(...at(2, 2))).toBeLessThan(40)
  })

  test('is not drawn of a broken or an empty one', async () => {
    expect(await modelThumb(await put(Buffer.from(textPly.slice(0, -12))))).toBeNull()
    expect(await modelThumb(await put(Buffer.from('solid x\nendsolid x')))).toBeNull()
    expect(await modelThumb(await put(Buffer.from(textPly.replace('4 0 1 2 3', '4 0 1 9 8'))))).not.toBeUndefined()
  })
})

/** A wavy sheet of so many triangles, as a binary STL. */
const sheet = (triangles: number): Buffer => {
  const file = Buffer.alloc(84 + 50 * triangles)
  file.writeUInt32LE(triangles, 80)
  for (let i = 0; i < triangles; i++) {
    const [x, y] = [i % 500, Math.floor(i / 500)]
    const corners = [x, y, Math.sin(x / 9), x + 1, y, Math.sin((x + 1) / 9), x, y + 1, Math.sin(x / 9)]
    for (const [k, value] of corners.entries()) file.writeFloatLE(value, 84 + 50 * i + 12 + 4 * k)
  }
  return file
}

/** Milliseconds for which nothing else was done at most, while a piece of work ran. */
const longestPause = async <T>(work: () => Promise<T>): Promise<{ readonly done: T; readonly pause: number }> => {
  let [last, pause] = [performance.now(), 0]
  const look = (): void => {
    pause = Math.max(pause, performance.now() - last)
    last = performance.now()
  }
  const timer = setInterval(look, 2)
  const done = await work()
  look()
  clearInterval(timer)
  return { done, pause }
}

test('a large model is drawn beside the other work, and the same', { timeout: 60_000 }, async () => {
  const place = await put(sheet(300_000))
  const here = await longestPause(() => drawModel(place))
  const beside = await longestPause(() => modelThumb(place))
  expect(beside.done?.equals(here.done ?? Buffer.alloc(0))).toBe(true)
  expect(beside.pause).toBeLessThan(here.pause / 2)
})
