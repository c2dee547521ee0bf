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

const scaleOf = (type: ImageRow['type'], part: Partial<RecordRow>) =>
  filmScaleOf(image(type), { record: record(part), images: [image(type)] })

const pixels = { width: 1, height: 1, channels: 1, data: Buffer.alloc(1) } as const

describe('the scale that goes with an exported picture', () => {
  test('of a frontal film is that of the ruler drawn on it, not what its file says of the detector', () => {
    const scale = scaleOf('Frontal_Ceph', { face_points: frontalText('film') })
    expect(scale).toMatchObject({ mmPerPixel: 0.125, provenance: 'ruler' })
    const fields = imageFields('Frontal_Ceph', pixels, scale)
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

describe('the unit that goes with an exported model', () => {
  const unitOf = (mmPerUnit: number | null, type: ImageRow['type'] = 'Lower_Model'): DicomFields[] => {
    const model_readings = modelReadingsText({ ...noReadings, mmPerUnit: { upper: 1, lower: mmPerUnit } })
    const fields = stlFields(Buffer.alloc(84), {
      kind: 'Lower_Model',
      mmPerUnit: modelUnitOf(image(type), record({ model_readings })),
    })
    return fields['004008ea']?.[1] as DicomFields[]
  }

  test('is the one chosen for its jaw, millimetres where nobody chose, none where it has no name', () => {
    expect(unitOf(25.4)[0]?.['00080100']).toEqual(['SH', '[in_i]'])
    expect(unitOf(10)[0]?.['00080100']).toEqual(['SH', 'cm'])
    expect(unitOf(null)[0]?.['00080100']).toEqual(['SH', 'mm'])
    expect(unitOf(25.4, 'Upper_Model')[0]?.['00080100']).toEqual(['SH', 'mm'])
    expect(unitOf(7)).toEqual([])
  })
})

test('a film with another ruler is another object: an archive would keep the first one with its wrong scale', () => {
  const film = image('Lateral_Ceph')
  const thing = (part: Partial<RecordRow>): string => exportedThing(film, { record: record(part), images: [film] })
  const [none, first, second] = [{}, { ceph_points: tracingText() }, { ceph_points: tracingText({ rulerMm: 12 }) }].map(thing)
  expect(new Set([none, first, second]).size).toBe(3)
  expect(thing({ ceph_points: tracingText({ forward: 3 }) })).toBe(first)
})
