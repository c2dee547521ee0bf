import { existsSync, readFileSync } from 'node:fs'
import { landmarkNames, landmarks } from '@sella/ceph/data/landmarks'
import { evenly } from '@sella/ceph/testing/evenly'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { STORED_VERSION } from './points/stored'
import { fromStored, storedFilm, toStored } from './tracing'

const placeableLandmarks = landmarkNames.filter(name => landmarks[name].kind !== 'handle')

const fixture = (version: number): URL => new URL(`./fixtures/tracing/v${version}.json`, import.meta.url)
const versions = Array.from({ length: STORED_VERSION }, (_, i) => i + 1)

const readFixture = (version: number): string => readFileSync(fixture(version), 'utf8')

const tracingIn = (text: string, image?: string): Tracing => {
  const read = fromStored(text, image === undefined ? undefined : storedFilm(image))
  if (!read.ok) throw new Error(read.refusal.code)
  return read.value
}

const written = (tracing: Tracing, previous: string | null = null): Readonly<Record<string, unknown>> => {
  const text = toStored(tracing, previous)
  if (!text.ok) throw new Error(text.refusal.code)
  return JSON.parse(text.value)
}

describe('files of every version', () => {
  it.each(versions)('version %i is kept as a file and still opens', version => {
    expect(existsSync(fixture(version))).toBe(true)
    const tracing = tracingIn(readFixture(version))
    expect(Object.keys(tracing.points).sort()).toEqual(['Na', 'S'])
    expect(tracing.points.Na).toEqual({ x: 702, y: 351.25, origin: 'manual' })
    expect(tracing.ruler).toEqual({
      ends: [
        { x: 40, y: 60 },
        { x: 40, y: 285 },
      ],
      mm: 25,
    })
  })

  it('version 1 gives points nobody set by hand the origin detected', () => {
    expect(tracingIn(readFixture(1)).points.S).toEqual({ x: 412.5, y: 388, origin: 'detected' })
  })

  it('version 1 that does not say who set a point leaves its origin unknown, and so it stays when it is stored again', () => {
    const old = JSON.stringify({ Lateral_Ceph: [{ landmark: 'S', x: 412.5, y: 388 }] })
    expect(tracingIn(old).points.S?.origin).toBe('unknown')
    expect(tracingIn(JSON.stringify(written(tracingIn(old), old))).points.S?.origin).toBe('unknown')
  })

  it('version 2 keeps what the detector said; its error in mm, by S-Na, becomes one in pixels', () => {
    const perMm = Math.hypot(702 - 412.5, 351.25 - 388) / 71.8
    expect(tracingIn(readFixture(2)).points.S).toEqual({
      ...{ x: 412.5, y: 388, origin: 'detected', confidence: 0.97 },
      errorPx: expect.closeTo(0.5 * perMm, 9),
    })
  })

  it('version 2 of a film whose file states a scale told its error by that', () => {
    const read = fromStored(readFixture(2), storedFilm('Lateral_Ceph', { mmPerPixel: 0.2, provenance: 'dicom' }))
    expect(read.ok && read.value.points.S?.errorPx).toBeCloseTo(2.5, 9)
    expect(read.ok && read.value.fileScale?.mmPerPixel).toBe(0.2)
    const again = toStored({ ...emptyTracing, fileScale: { mmPerPixel: 0.2, provenance: 'dicom' } }, readFixture(2))
    expect(again.ok && JSON.parse(again.value)).toMatchObject({ version: STORED_VERSION })
  })

  it('version 2 without S and Na goes by what is placed, and one point alone states no error', () => {
    const points = (...names: ('ANS' | 'PNS')[]) =>
      names.map((landmark, i) => ({ landmark, x: 600 - 240 * i, y: 400, origin: 'detected', errorMm: 1 }))
    const stored = (...names: ('ANS' | 'PNS')[]) => JSON.stringify({ version: 2, Lateral_Ceph: points(...names) })
    const length = Math.hypot(73.73 - 24.38, 46.4 - 42.43)
    expect(tracingIn(stored('ANS', 'PNS')).points.ANS?.errorPx).toBeCloseTo(240 / length, 6)
    expect(tracingIn(stored('ANS')).points.ANS).toEqual({ x: 600, y: 400, origin: 'detected' })
  })

  it('version 3 keeps it as it is', () => {
    expect(tracingIn(readFixture(3)).points.S).toEqual({ x: 412.5, y: 388, origin: 'detected', confidence: 0.97, errorPx: 4.5 })
  })

  it('version 5 says which model found a point, until a hand moves it; older ones do not', () => {
    const tracing = tracingIn(readFixture(5))
    expect(tracing.points.S?.model).toBe('ceph-2026.11f')
    expect(tracingIn(JSON.stringify(written(tracing))).points.S?.model).toBe('ceph-2026.11f')
    const moved = { ...tracing, points: { ...tracing.points, S: { x: 1, y: 2, origin: 'manual' } } } as const
    expect(tracingIn(JSON.stringify(written(moved, readFixture(5)))).points.S).toEqual({ x: 1, y: 2, origin: 'manual' })
    for (const version of [1, 2, 3, 4]) expect(tracingIn(readFixture(version)).points.S).not.toHaveProperty('model')
  })
})

describe('a covered point', () => {
  it('is said to be covered from version 6 on, until a hand moves it', () => {
    const tracing = tracingIn(readFixture(6))
    expect(tracing.points.S?.covered).toBe(true)
    expect(tracingIn(JSON.stringify(written(tracing))).points.S?.covered).toBe(true)
    const moved = { ...tracing, points: { ...tracing.points, S: { x: 1, y: 2, origin: 'manual' } } } as const
    expect(tracingIn(JSON.stringify(written(moved, readFixture(6)))).points.S).toEqual({ x: 1, y: 2, origin: 'manual' })
    for (const version of [1, 2, 3, 4, 5]) expect(tracingIn(readFixture(version)).points.S).not.toHaveProperty('covered')
  })

  it('is none where another text stands', () => {
    const odd = readFixture(6).replace('"covered": true', '"covered": "perhaps"')
    expect(tracingIn(odd).points.S).not.toHaveProperty('covered')
  })
})

describe('the outlines’ own points', () => {
  const outline = { SE3: { x: 398, y: 402.5, origin: 'fitted' }, ML4: { x: 560, y: 800, origin: 'manual' } } as const

  it('are read from version 4, stored again, and no tracing of before has any', () => {
    const tracing = tracingIn(readFixture(4))
    expect(tracing.outline).toEqual(outline)
    expect(tracingIn(JSON.stringify(written(tracing, readFixture(4)))).outline).toEqual(outline)
    for (const version of [1, 2, 3]) expect(tracingIn(readFixture(version))).not.toHaveProperty('outline')
  })

  it('go when the tracing has none of them any more; those of another program stay', () => {
    const { outline: _, ...without } = tracingIn(readFixture(4))
    const left = written(without, readFixture(4)).Lateral_Ceph as readonly { landmark: string }[]
    expect(left.map(each => each.landmark).filter(name => name.startsWith('outline:'))).toEqual([])
    expect(left.some(each => each.landmark === 'FB2')).toBe(true)
  })

  it('of no outline, or a landmark’s name, are foreign and kept', () => {
    const foreign = { landmark: 'outline:Na', x: 1, y: 2 }
    const text = JSON.stringify({ version: 4, Lateral_Ceph: [foreign] })
    expect(tracingIn(text)).not.toHaveProperty('outline')
    expect(written(emptyTracing, text).Lateral_Ceph).toEqual([foreign])
  })
})

describe('storing over an old file', () => {
  const old = readFixture(1)
  const again = written(tracingIn(old), old)
  const points = again.Lateral_Ceph as readonly Readonly<Record<string, unknown>>[]
  const point = (name: string) => points.find(each => each.landmark === name)

  it('keeps other images, unknown keys, unknown fields and unknown points', () => {
    expect(again.Panoramic).toEqual([{ landmark: 'note', x: 1, y: 2, origin: 'unknown' }])
    expect(again.operator).toBe('first version')
    expect(point('Na')).toMatchObject({ drawOrder: 3, fillColor: '#e54d71' })
    expect(point('FB2')).toMatchObject({ x: 700, fillColor: '#0093ff' })
  })

  it('writes the version of now and no computed point', () => {
    expect(again.version).toBe(STORED_VERSION)
    expect(point('OPAnt_Ex')).toBeUndefined()
    expect(point('U1')).toBeUndefined()
  })

  it('drops a cleared landmark and a ruler taken away', () => {
    const bare = written({ ...tracingIn(old), points: {}, ruler: null }, old)
    expect((bare.Lateral_Ceph as readonly { landmark: string }[]).map(each => each.landmark)).toEqual(['FB2'])
  })

  it('forgets the confidence of a point since moved by hand', () => {
    const two = readFixture(2)
    const moved: Tracing = { ...tracingIn(two), points: { S: { x: 1, y: 1, origin: 'manual' } } }
    const stored = (written(moved, two).Lateral_Ceph as readonly Record<string, unknown>[]).find(each => each.landmark === 'S')
    expect(stored).toMatchObject({ origin: 'manual', userSet: true })
    expect(stored).not.toHaveProperty('confidence')
    expect(stored).not.toHaveProperty('errorPx')
    expect(stored).not.toHaveProperty('errorMm')
  })
})

describe('the definition of porion', () => {
  const porion = { x: 1, y: 2, origin: 'detected', definition: 'machine' } as const
  const text = JSON.stringify(written({ ...emptyTracing, points: { Po: porion } }))
  const stored = (name: string, previous: string, tracing: Tracing) =>
    (written(tracing, previous).Lateral_Ceph as readonly Record<string, unknown>[]).find(each => each.landmark === name)

  it('is stored with the point, and not recorded in older files', () => {
    expect(tracingIn(text).points.Po).toEqual(porion)
    expect(tracingIn(text.replace('"definition":"machine",', '')).points.Po).toEqual({ x: 1, y: 2, origin: 'detected' })
  })

  it('goes with a point since moved by hand, and one nobody knows is none', () => {
    const moved: Tracing = { ...emptyTracing, points: { Po: { x: 5, y: 2, origin: 'manual' } } }
    expect(stored('Po', text, moved)).not.toHaveProperty('definition')
    expect(tracingIn(text.replace('machine', 'upper')).points.Po).not.toHaveProperty('definition')
  })

  it('is nobody’s of another point, whose field of that name is kept as unknown', () => {
    const other = text.replace('"Po"', '"Or"')
    expect(tracingIn(other).points.Or).not.toHaveProperty('definition')
    expect(stored('Or', other, tracingIn(other))).toMatchObject({ definition: 'machine' })
  })
})

describe('what cannot be read', () => {
  const film = (point: object) => JSON.stringify({ version: 2, Lateral_Ceph: [point] })

  it.each([
    ['no JSON', '{', 'NOT_JSON'],
    ['a list', '[]', 'SHAPE_INVALID'],
    ['null', 'null', 'SHAPE_INVALID'],
    ['a version that is no number', '{"version":"2"}', 'SHAPE_INVALID'],
    ['a newer version', `{"version":${STORED_VERSION + 1}}`, 'VERSION_NEWER'],
    ['a point without name', film({ x: 1, y: 2 }), 'POINT_INVALID'],
    ['a point without y', film({ landmark: 'S', x: 1 }), 'POINT_INVALID'],
    ['a point off every film', film({ landmark: 'S', x: 1, y: 2e6 }), 'POINT_INVALID'],
  ])('%s is refused, on reading and on storing over it', (_, text, code) => {
    expect(fromStored(text)).toMatchObject({ ok: false, refusal: { code } })
    expect(toStored(emptyTracing, text)).toMatchObject({ ok: false, refusal: { code } })
  })

  it('an image the file does not hold is an empty tracing', () => {
    expect(tracingIn('{}')).toEqual(emptyTracing)
    expect(tracingIn(readFixture(2), 'toString')).toEqual(emptyTracing)
  })
})

const coordinate = fc.double({ min: -1e6, max: 1e6, noNaN: true }).map(x => x + 0)
const anyPoint = fc.record(
  {
    x: coordinate,
    y: coordinate,
    origin: fc.constantFrom('manual', 'detected', 'estimated'),
    confidence: evenly(0, 1).map(x => x + 0),
    errorPx: evenly(0.01, 200),
  },
  { requiredKeys: ['x', 'y', 'origin'] },
)
const anyTracing = fc.record({
  points: fc.dictionary(fc.constantFrom(...placeableLandmarks), anyPoint),
  ruler: fc.option(
    fc.record({
      ends: fc.tuple(fc.record({ x: coordinate, y: coordinate }), fc.record({ x: coordinate, y: coordinate })),
      mm: fc.integer({ min: 1, max: 100 }),
    }),
  ),
  fileScale: fc.constant(null),
})

describe('storing and reading', () => {
  it('gives every tracing back', () => {
    fc.assert(
      fc.property(anyTracing, fc.option(fc.constantFrom(...versions.map(readFixture))), (tracing, previous) => {
        const text = toStored(tracing as Tracing, previous)
        expect(text.ok && tracingIn(text.value)).toEqual({ ...tracing, points: { ...tracing.points } })
      }),
    )
  })
})

it('errors that an older version stored in mm follow the scale of a film, never that of a photo', () => {
  const old = (image: string) =>
    JSON.stringify({ version: 2, [image]: [{ landmark: image === 'Lateral_Ceph' ? 'S' : 'Prn', x: 1, y: 2, errorMm: 2 }] })
  const fileScale = { mmPerPixel: 0.1, provenance: 'dicom' } as const
  const film = fromStored(old('Lateral_Ceph'), storedFilm('Lateral_Ceph', fileScale))
  expect(film.ok && film.value.points.S?.errorPx).toBeCloseTo(20)
  const face = { image: 'Lateral_Photo', holds: (name: string): name is 'Prn' => name === 'Prn', type: 'face' } as const
  const photo = fromStored(old('Lateral_Photo'), { ...face, fileScale })
  expect(photo.ok && photo.value.points.Prn?.errorPx).not.toBeCloseTo(20)
})

it('a version that counts nothing is no version', () => {
  for (const version of [0, -1, 1.5, '6', null])
    expect(fromStored(JSON.stringify({ version, Lateral_Ceph: [] }))).toEqual({ ok: false, refusal: { code: 'SHAPE_INVALID' } })
})
