import { noReadings } from '@sella/ceph/study-models/readings'
import { storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { placedToStored } from '@sella/contract/documents/placed-points'
import { describe, expect, test } from 'vitest'
import type { DicomFields } from '../dicom/write'
import type { ImageRow, RecordRow } from '../records/rows'
import { tracingText } from '../testing/traced'
import { exportedThing, filmScaleOf, modelUnitOf } from './exported-scale'
import { imageFields, stlFields } from './objects'

/** A picture whose own file says 0.2 mm a pixel at the detector. */
const image = (type: ImageRow['type']): ImageRow =>
  ({ type, hash: 'film', recipe: null, frame: null, beside: 0, mm_per_pixel: 0.2, scale_provenance: 'detector' }) as ImageRow

/** 10 mm over 80 pixels. */
const frontalText = (of: string): string => {
  const ends = [
    { x: 100, y: 100 },
    { x: 180, y: 100 },
  ] as const
  const points = { Me_PA: { x: 500, y: 900, origin: 'manual' as const } }
  const stored = placedToStored(storedFrontalFilm, { points, ruler: { ends, mm: 10 }, fileScale: null }, { previous: null, of })
  if (!stored.ok) throw new Error('the points cannot be stored')
  return stored.value
}

const record = (part: Partial<RecordRow>): RecordRow =>
  ({ face_points: null, ceph_points: null, ceph_film: null, model_readings: null, ...part }) as RecordRow

const exportedOf = (type: ImageRow['type'], part: Partial<RecordRow>, scaleDoubted = false) =>
  filmScaleOf(image(type), { record: record(part), images: [image(type)], scaleDoubted })
const scaleOf = (type: ImageRow['type'], part: Partial<RecordRow>) => exportedOf(type, part).scale

const pixels = { width: 1, height: 1, channels: 1, lossy: true, data: Buffer.alloc(1) } as const

describe('the scale that goes with an exported picture', () => {
  test('of a frontal film is that of the ruler drawn on it, not what its file says of the detector', () => {
    const scale = scaleOf('Frontal_Ceph', { face_points: frontalText('film') })
    expect(scale).toMatchObject({ mmPerPixel: 0.125, provenance: 'ruler' })
    const fields = imageFields('Frontal_Ceph', pixels, { scale, doubted: false })
    expect(fields['00280030']).toEqual(['DS', '0.12500000\\0.12500000'])
    expect(fields['00181164']).toBeUndefined()
  })

  test('of a frontal film whose points lie on another picture is that of its file', () => {
    expect(scaleOf('Frontal_Ceph', { face_points: frontalText('another') })).toMatchObject({ provenance: 'detector' })
  })

  test('of a lateral film is that of its ruler; a panoramic film has none and keeps that of its file', () => {
    const part = { ceph_points: tracingText() }
    expect(scaleOf('Lateral_Ceph', part)).toMatchObject({ mmPerPixel: 0.1, provenance: 'ruler' })
    expect(scaleOf('Panoramic', part)).toMatchObject({ mmPerPixel: 0.2, provenance: 'detector' })
  })
})

describe('a scale that other films of the case make doubtful', () => {
  const traced = { ceph_points: tracingText(), face_points: frontalText('film') }
  const fieldsOf = (type: 'Lateral_Ceph' | 'Frontal_Ceph', scaleDoubted: boolean) =>
    imageFields(type, pixels, exportedOf(type, traced, scaleDoubted))

  test('goes out in words alone: a viewer measures by any pixel spacing it finds', () => {
    const fields = fieldsOf('Lateral_Ceph', true)
    expect([fields['00280030'], fields['00280a02'], fields['00181164']]).toEqual([undefined, undefined, undefined])
    expect(fields['00204000']?.[1]).toBe(
      'Scale doubted beside the other films of the case, no pixel spacing stated (0.10000000 mm per pixel was set).',
    )
    expect(fieldsOf('Lateral_Ceph', false)).toMatchObject({ '00280a02': ['CS', 'FIDUCIAL'] })
    expect(fieldsOf('Lateral_Ceph', false)['00204000']).toBeUndefined()
  })

  test('says nothing of the frontal film of the same record', () => {
    expect(fieldsOf('Frontal_Ceph', true)).toEqual(fieldsOf('Frontal_Ceph', false))
  })
})

describe('the unit that goes with an exported model', () => {
  const unitOf = (mmPerUnit: number | null, type: ImageRow['type'] = 'Lower_Model'): DicomFields[] => {
    const model_readings = modelReadingsText({ ...noReadings, mmPerUnit: { upper: 1, lower: mmPerUnit } })
    const fields = stlFields(Buffer.alloc(84), {
      kind: 'Lower_Model',
      space: '2.25.1',
      mmPerUnit: modelUnitOf(image(type), record({ model_readings })),
    })
    return fields['004008ea']?.[1] as DicomFields[]
  }

  test('is the one chosen for its jaw, millimetres where nobody chose, so many millimetres where it has no name', () => {
    expect(unitOf(25.4)[0]?.['00080100']).toEqual(['SH', '[in_i]'])
    expect(unitOf(10)[0]?.['00080100']).toEqual(['SH', 'cm'])
    expect(unitOf(null)[0]?.['00080100']).toEqual(['SH', 'mm'])
    expect(unitOf(25.4, 'Upper_Model')[0]?.['00080100']).toEqual(['SH', 'mm'])
    expect([1000, 0.001, 7, 0.35, 120.5].map(unit => unitOf(unit).map(item => item['00080100']?.[1]))).toEqual([
      ...[['m'], ['um'], ['7.mm'], ['35.10*-2.mm'], ['1205.10*-1.mm']],
    ])
    expect(unitOf(0.35)[0]?.['00080104']).toEqual(['LO', '0.35 mm'])
  })
})

test('a film with another ruler, or whose scale is doubted, is another object: an archive would keep the first one with its wrong scale', () => {
  const film = image('Lateral_Ceph')
  const thing = (part: Partial<RecordRow>, scaleDoubted = false): string =>
    exportedThing(film, { record: record(part), images: [film], scaleDoubted })
  const [none, first, second] = [{}, { ceph_points: tracingText() }, { ceph_points: tracingText({ rulerMm: 12 }) }].map(part =>
    thing(part),
  )
  expect(new Set([none, first, second, thing({ ceph_points: tracingText() }, true)]).size).toBe(4)
  expect(thing({ ceph_points: tracingText({ forward: 3 }) })).toBe(first)
})
