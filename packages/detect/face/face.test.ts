import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { faceFinder } from './face'
import { inPicture, planesIn } from './look'
import type { FaceMesh, FaceNetwork } from './network'
import { otherSide } from './points'

const picture = { width: 400, height: 300, pixels: new Uint8Array(3 * 400 * 300) }

test.each([
  { turn: 0, mirrored: false },
  { turn: 0.3, mirrored: false },
  { turn: -0.3, mirrored: true },
])('a spot of the picture shows where the look says it lies: %o', ({ turn, mirrored }) => {
  const look = { centre: { x: 180, y: 140 }, side: 200, turn, mirrored }
  const at = inPicture(look, 0.75, 0.3)
  const pixels = new Uint8Array(3 * 400 * 300)
  for (let y = Math.floor(at.y) - 3; y <= at.y + 3; y++)
    for (let x = Math.floor(at.x) - 3; x <= at.x + 3; x++) pixels[3 * (y * 400 + x)] = 255
  const seen = planesIn({ ...picture, pixels }, look, 100).subarray(0, 100 * 100)
  const brightest = seen.indexOf(Math.max(...seen))
  expect([brightest % 100, Math.floor(brightest / 100)]).toEqual([expect.closeTo(75, -0.7), expect.closeTo(30, -0.7)])
})

test('in the mirror the right side is the left one, the middle stays', () => {
  expect(['PupilR', 'AlL', 'ChR', 'Subnasale', 'SoftTissuePog'].map(otherSide)).toEqual([
    'PupilL',
    'AlR',
    'ChL',
    'Subnasale',
    'SoftTissuePog',
  ])
})

interface Shown {
  /** Distance between lids and between lips, pixels of the 192. */
  readonly lids: number
  readonly lips: number
  /** Position of the nose tip between the eyes, 96 in the middle. */
  readonly tip?: number
  readonly faces?: number
}

const put = (into: Float32Array, stride: number, index: number, x: number, y: number): void => into.set([x, y], stride * index)

const meshOf = ({ lids, lips, tip = 96 }: Shown): FaceMesh => {
  const mesh = new Float32Array(3 * 468).fill(96)
  for (const [index, x, y] of [
    [33, 46, 80],
    [263, 146, 80],
    [4, tip, 110],
    [10, 96, 20],
    [152, 96, 180],
    [234, 20, 96],
    [454, 172, 96],
  ] as const)
    put(mesh, 3, index, x, y)
  const mouth = new Float32Array(160).fill(140)
  for (const [index, x, y] of [
    [0, 70, 140],
    [10, 122, 140],
    [35, 96, 140 - lips / 2],
    [25, 96, 140 + lips / 2],
  ] as const)
    put(mouth, 2, index, x, y)
  const eye = (outer: number, inner: number): Float32Array => {
    const places = new Float32Array(142).fill(80)
    for (const [index, x, y] of [
      [0, outer, 80],
      [8, inner, 80],
      [4, (outer + inner) / 2, 80 + lids / 2],
      [12, (outer + inner) / 2, 80 - lids / 2],
    ] as const)
      put(places, 2, index, x, y)
    return places
  }
  return {
    mesh,
    lips: mouth,
    eyes: [eye(46, 80), eye(146, 112)],
    irises: [new Float32Array([63, 80]), new Float32Array([129, 80])],
    face: 5,
  }
}

/** A network that sees one face wherever it looks. */
const network = (shown: Shown): FaceNetwork => ({
  finder: async () => {
    const [boxes, logits] = [new Float32Array(896 * 16), new Float32Array(896).fill(-50)]
    for (const place of [16 * 17, 16 * 17 + 22].slice(0, shown.faces ?? 1)) {
      logits[place] = 4
      boxes.set([0, 0, 30, 30, -8, -5, 8, -5], 16 * place)
    }
    return { boxes, logits }
  },
  mesh: async () => meshOf(shown),
})

const names = async (shown: Shown, view: 'face_frontal' | 'face_smile' = 'face_frontal') => {
  const face = await faceFinder('drawn', network(shown)).find(picture, view)
  return face && face !== 'turned' ? Object.keys(face.points) : face
}

const open = { lids: 12, lips: 0 }

test('open eyes and closed lips give every point of the mesh, and what it does not know is left out', async () => {
  const given = await names({ lids: 12, lips: 0 })
  expect(given).toEqual(expect.arrayContaining(['PupilR', 'PupilL', 'Stomion', 'ChR', 'AlL']))
  for (const unknown of ['Trichion', 'EarR', 'ZyL', 'GoL']) expect(given).not.toContain(unknown)
})

test('a pupil behind closed lids and a lip line of open lips are not given', async () => {
  const given = await names({ lids: 1, lips: 12 })
  for (const hidden of ['PupilR', 'PupilL', 'Stomion']) expect(given).not.toContain(hidden)
  expect(given).toContain('ExR')
})

test('of a smile come pupils, nose and lips, no tooth', async () => {
  expect([...((await names({ lids: 12, lips: 12 }, 'face_smile')) ?? [])].sort()).toEqual([
    'ChL',
    'ChR',
    'PupilL',
    'PupilR',
    'SoftTissueGlabella',
    'Stmi',
    'Stms',
    'Subnasale',
  ])
})

test('a face turned by more than some 7 degrees is told from none; one that is nearly straight is taken', async () => {
  for (const tip of [62, 87, 105, 130]) expect(await names({ ...open, tip }), `${tip}`).toBe('turned')
  for (const tip of [92, 100]) expect(await names({ ...open, tip }), `${tip}`).toContain('AlL')
})

/** Expected error from which a further point of a film is estimated, mm. */
const filmLimit = (): number => {
  const models = fileURLToPath(new URL('../models', import.meta.url))
  const numbers = readdirSync(models).filter(file => /^ceph-.*-numbers\.json$/.test(file))
  expect(numbers).toHaveLength(1)
  return JSON.parse(readFileSync(join(models, `${numbers}`), 'utf8')).further.limit
}

test('what the mesh puts by the shape of mean faces is estimated, and what it doubts by more than holds for a film', async () => {
  const face = await faceFinder('drawn', network(open)).find(picture, 'face_frontal')
  if (!face || face === 'turned') throw new Error('a face from the front')
  const points = Object.entries(face.points)
  const by = (origin: string) => points.flatMap(([name, point]) => (point.origin === origin ? [name] : []))
  const doubted = points.flatMap(([name, { expectedErrorMm }]) => (expectedErrorMm > filmLimit() ? [name] : []))
  const shaped = ['SoftTissueGlabella', 'SoftTissueNa', 'SoftTissueB', 'SoftTissuePog', 'SoftTissueMe']
  expect(doubted).toContain('AlR')
  expect(by('estimated').sort()).toEqual([...new Set([...shaped, ...doubted])].sort())
  expect(by('detected')).toEqual(expect.arrayContaining(['PupilR', 'PupilL', 'Subnasale', 'Stomion']))
})

test('two faces and no face are refused', async () => {
  expect(await names({ lids: 12, lips: 0, faces: 2 })).toBeNull()
  expect(await names({ lids: 12, lips: 0, faces: 0 })).toBeNull()
})
