import { existsSync, readFileSync } from 'node:fs'
import { landmarkNames, landmarks } from '@sella/ceph/data/landmarks'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import * as fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { alignmentDocument, alignmentOf, profileImage, withAlignment } from './alignment'
import { withDetectedFace, withoutDetectedFace } from './detected-face'
import { documents } from './documents'
import { faceFromStored, facePointsDocument, faceToStored } from './face-points'
import { modelReadingsFrom } from './model-readings'
import { overlapSchemesDocument, parseSchemes, serialiseSchemes } from './overlap-schemes'
import { contentOf, ownAnalysisDocument, ownFromContent } from './own-analysis'
import { ownItemsSetting, readOwnItems, storedItems } from './own-items'
import { marksOn } from './picture-marks'
import { fromStored, toStored, tracingDocument } from './tracing'

const placeableLandmarks = landmarkNames.filter(name => landmarks[name].kind !== 'handle')

const fixture = (name: string, version: number): URL =>
  new URL(`./fixtures/${name.replace(/(?<=.)[A-Z]/g, '-$&').toLowerCase()}/v${version}.json`, import.meta.url)
const textOf = (name: string, version: number): string => readFileSync(fixture(name, version), 'utf8')

const versioned = [...documents, { ...ownItemsSetting, name: 'OwnItems', version: 2 }]
const everyForm = versioned.flatMap(document =>
  Array.from({ length: document.version }, (_, i) => ({ document, version: i + 1, form: `${document.name} ${i + 1}` })),
)

/** What is read of a document; nothing where it cannot be read. */
const readers: Readonly<Record<string, (text: string) => unknown>> = {
  Tracing: text => read(fromStored(text)),
  FacePoints: text => read(faceFromStored('face_side', text, '5e1c')),
  Alignment: text => alignmentOf(text, profileImage),
  ModelReadings: text => modelReadingsFrom(text).teeth['46'],
  OverlapSchemes: parseSchemes,
  PictureMarks: text => marksOn(text, { frame: '5e1c', shown: '5e1c' })[2]?.text,
  OwnAnalysis: text => ownFromContent('a', text),
  OwnItems: text => readOwnItems(text)['Chin angle'],
}
const read = (text: ReturnType<typeof fromStored>): unknown =>
  text.ok && Object.keys(text.value.points).length > 0 ? text.value : null

test.each(everyForm)('$form is kept as a file and still opens', ({ document, version }) => {
  expect(existsSync(fixture(document.name, version))).toBe(true)
  expect(readers[document.name]?.(textOf(document.name, version))).toBeTruthy()
})

test.each(versioned)(
  '$name: the newest file is of the form its schema describes; may be written, and there is no newer one',
  document => {
    expect(document.faultIn(textOf(document.name, document.version))).toBeNull()
    expect(document.schema.safeParse(JSON.parse(textOf(document.name, document.version))).error).toBeUndefined()
    expect(existsSync(fixture(document.name, document.version + 1))).toBe(false)
  },
)

test('no text makes a document throw, and what is no JSON is malformed', () => {
  fc.assert(
    fc.property(fc.oneof(fc.json(), fc.string()), text => {
      for (const { faultIn } of documents) faultIn(text)
    }),
  )
  for (const { faultIn } of documents) expect(faultIn('{')).not.toBeNull()
})

describe('every form of a document says the same', () => {
  it('readings of models, but for levelling, which the second form took off twice', () => {
    const [second, third] = ([2, 3] as const).map(version => modelReadingsFrom(textOf('ModelReadings', version)))
    expect(second).toEqual(third)
    expect(JSON.stringify(second)).not.toContain('levelling')
    expect(second?.corrections.lower).toEqual({ incisors: { rule: 'headPlate', amount: -4 }, bolton: 'anterior' })
  })
  it('readings of models before photographs were read: all on surfaces, by four segments', () => {
    const [third, fourth] = ([3, 4] as const).map(version => modelReadingsFrom(textOf('ModelReadings', version)))
    expect(third).toMatchObject({ on: { upper: 'surface', lower: 'surface' }, rulers: { upper: null, lower: null }, segments: 4 })
    expect(fourth?.teeth).toEqual(third?.teeth)
    expect(fourth).toMatchObject({ on: { lower: 'photo' }, rulers: { lower: { mm: 50 } }, segments: 6 })
    expect(fourth?.corrections.lower.incisors).toMatchObject({ amount: -4, taken: { from: 'tweed' } })
  })
  it('readings of models before the raphe was marked', () => {
    const [fourth, fifth] = ([4, 5] as const).map(version => modelReadingsFrom(textOf('ModelReadings', version)))
    expect([fourth?.raphe, fifth?.raphe?.to]).toEqual([null, { x: -0.2, y: 14.1, z: -4 }])
    expect({ ...fifth, raphe: null }).toEqual(fourth)
  })
  it('readings of models before a norm of the doctor’s own could be chosen', () => {
    const [fifth, sixth] = ([5, 6] as const).map(version => modelReadingsFrom(textOf('ModelReadings', version)))
    expect(sixth).toEqual({ ...fifth, boltonNorm: 'own' })
  })
  it('an own analysis', () => {
    expect(ownFromContent('a', textOf('OwnAnalysis', 1))?.items).toEqual(ownFromContent('a', textOf('OwnAnalysis', 2))?.items)
  })
  it('own items', () => {
    expect(readOwnItems(textOf('OwnItems', 1))).toEqual(readOwnItems(textOf('OwnItems', 2)))
    expect(Object.keys(readOwnItems(textOf('OwnItems', 2)))).toEqual(['Chin angle'])
  })
  it('an alignment and overlap schemes', () => {
    expect(alignmentOf(textOf('Alignment', 2), profileImage)).toEqual(alignmentOf(textOf('Alignment', 1), profileImage))
    expect(parseSchemes(textOf('OverlapSchemes', 2))).toEqual(parseSchemes(textOf('OverlapSchemes', 1)))
  })
  it('points of a face', () => {
    const points = ([1, 2, 3] as const).map(version => {
      const read = faceFromStored('face_side', textOf('FacePoints', version), '5e1c')
      return read.ok ? Object.entries(read.value.points).map(([name, { x, y, origin }]) => [name, x, y, origin]) : null
    })
    expect(points[0]).toHaveLength(2)
    expect([points[1], points[2]]).toEqual([points[0], points[0]])
  })
})

/** Values that a fact may have held before anybody looked at it. */
const anyFact = fc.constantFrom<unknown>('?', -1, 7, null, {}, 'manual', 0.5)
const looselyStored = fc.record(
  {
    landmark: fc.constantFrom('S', 'Po', 'Prn', 'note', 'U1'),
    x: fc.integer({ min: -9, max: 9 }),
    y: fc.constant(1),
    origin: anyFact,
    confidence: anyFact,
    errorPx: anyFact,
    errorMm: anyFact,
    definition: anyFact,
    mine: anyFact,
  },
  { requiredKeys: ['landmark', 'x', 'y'] },
)
const looselyText = fc
  .record({
    version: fc.constantFrom(1, 2, 3),
    Lateral_Ceph: fc.array(looselyStored),
    Lateral_Photo: fc.array(looselyStored),
    Smile_Photo: fc.array(looselyStored),
    Panoramic: fc.array(looselyStored),
    known: fc.array(fc.integer()),
  })
  .map(document => JSON.stringify(document))

describe('what was stored before anybody looked at its facts', () => {
  const S = { x: 1, y: 2, origin: 'manual' } as const

  it('never keeps a tracing from being saved over it', () => {
    fc.assert(
      fc.property(looselyText, previous => {
        const film = toStored({ ...emptyTracing, points: { S } } as Tracing, previous)
        expect(film.ok && tracingDocument.faultIn(film.value)).toBeNull()
        const face = faceToStored('face_side', emptyTracing, { previous, of: 'p' })
        expect(face.ok && facePointsDocument.faultIn(face.value)).toBeNull()
        const withFace = withDetectedFace(previous, { image: 'Lateral_Photo', of: 'p' }, { Prn: { ...S, origin: 'detected' } })
        expect(facePointsDocument.faultIn(withFace ?? '')).toBeNull()
        expect(facePointsDocument.faultIn(withoutDetectedFace(previous, 'Lateral_Photo'))).toBeNull()
      }),
    )
  })

  it('keeps its points and all fields but those that say nothing true', () => {
    const point = { landmark: 'note', x: 1, y: 2, origin: '?', confidence: 3, colour: 'red' }
    const text = toStored(emptyTracing, JSON.stringify({ version: 3, Lateral_Ceph: [point] }))
    expect(text.ok && JSON.parse(text.value).Lateral_Ceph).toEqual([
      { landmark: 'note', x: 1, y: 2, origin: 'estimated', colour: 'red' },
    ])
  })

  it('is no fact: a malformed one is left aside, and the point stays', () => {
    const point = { landmark: 'Po', x: 1, y: 2, origin: '?', confidence: 3, errorPx: -1, definition: 'upper' }
    const read = fromStored(JSON.stringify({ version: 3, Lateral_Ceph: [point] }))
    expect(read.ok && read.value.points).toEqual({ Po: { x: 1, y: 2, origin: 'estimated' } })
  })
})

describe('what is malformed is refused by its place', () => {
  const film = (point: object) => JSON.stringify({ version: 3, Lateral_Ceph: [{ landmark: 'Po', x: 1, y: 2, ...point }] })
  it.each([
    [film({ x: 'a' }), 'content'],
    ['{"Lateral_Ceph":[{"landmark":"Po"}]}', 'Lateral_Ceph.Po'],
    [film({ origin: 'somebody' }), 'Lateral_Ceph.Po.origin'],
    [film({ confidence: 2 }), 'Lateral_Ceph.Po.confidence'],
    [film({ errorPx: 0 }), 'Lateral_Ceph.Po.errorPx'],
    [film({ definition: 'upper' }), 'Lateral_Ceph.Po.definition'],
    ['{"version":99}', 'VERSION_NEWER'],
    [JSON.stringify({ Panoramic: Array.from({ length: 1001 }, (_, x) => ({ x, y: 0 })) }), 'content'],
  ])('%s', (text, place) => {
    expect(tracingDocument.faultIn(text)).toBe(place)
  })

  it('of an alignment, schemes and an own analysis', () => {
    const stored = JSON.parse(textOf('Alignment', 1))
    expect(
      alignmentDocument.faultIn(JSON.stringify({ ...stored, Lateral_Photo: { ...stored.Lateral_Photo, ScalRatio: 0 } })),
    ).toBe('Lateral_Photo.ScalRatio')
    const [scheme] = JSON.parse(textOf('OverlapSchemes', 1))
    expect(overlapSchemesDocument.faultIn(JSON.stringify([{ ...scheme, imgTrans: { pp: { b: { x: 1, y: 0 } } } }]))).toBe(
      '0.imgTrans.pp.b.turn',
    )
    expect(ownAnalysisDocument.faultIn('{"funcs":["SNA",7]}')).toBe('funcs.1')
    expect(ownItemsSetting.faultIn('{"a":{"kind":"angle_vertex","stages":{"permanent":{"mean":1,"sd":-1}}}}')).toBe(
      'a.stages.permanent.sd',
    )
  })
})

it('what the product writes may be written', () => {
  const points = Object.fromEntries(placeableLandmarks.map((name, i) => [name, { x: i, y: 2, origin: 'manual' as const }]))
  const tracing = toStored({ ...emptyTracing, points })
  expect(tracing.ok && tracingDocument.faultIn(tracing.value)).toBeNull()
  const alignment = alignmentOf(textOf('Alignment', 1), profileImage)
  expect(alignmentDocument.faultIn(withAlignment(null, profileImage, alignment) ?? '')).toBeNull()
  expect(overlapSchemesDocument.faultIn(serialiseSchemes(parseSchemes(textOf('OverlapSchemes', 1)) ?? []))).toBeNull()
  expect(ownAnalysisDocument.faultIn(contentOf({ items: ['SNA'], lines: [] }, 'face_side'))).toBeNull()
  expect(ownItemsSetting.faultIn(JSON.stringify(storedItems(readOwnItems(textOf('OwnItems', 2)))))).toBeNull()
})
