import { expect, it } from 'vitest'
import { classify } from '../analysis/classify'
import { evaluateFace } from './evaluate-face'
import type { StatedFacePoints } from './face-errors'

const scale = { mmPerPixel: 0.1, provenance: 'ruler' } as const
const errorPx = 10

/** The midline from glabella through subnasale, twice as far to the chin: 3 mm to the patient's left. */
const detected: StatedFacePoints = {
  SoftTissueGlabella: { x: 500, y: 200, errorPx },
  Subnasale: { x: 500, y: 600, errorPx },
  SoftTissueMe: { x: 530, y: 1000, errorPx },
  PupilR: { x: 350, y: 300, errorPx },
  PupilL: { x: 650, y: 300, errorPx },
}
const rows = (points: StatedFacePoints, ...items: readonly string[]) =>
  evaluateFace({ view: 'face_frontal', points, calibration: scale }, items).rows
const errorOf = (points: StatedFacePoints, item: string): number | null => {
  const [row] = rows(points, item)
  if (row?.reading.status !== 'read') throw new Error(`${item} has no value`)
  return row.reading.error
}

it('of a distance to the midline is that of its three points as they bear on it', () => {
  // x of the chin less twice that of subnasale plus that of glabella: 1, 2 and 1 times an error of 10 / root 2 pixels each way.
  expect(errorOf(detected, 'ChinMidline')).toBeCloseTo((Math.sqrt(1 + 4 + 1) * errorPx * 0.1) / Math.SQRT2, 3)
})

it('of an angle between pupils and midline is that of both lines, in degrees and without a scale', () => {
  const [pupils, midline] = [Math.atan2(errorPx, 300), Math.atan2(errorPx, 400)]
  expect(errorOf(detected, 'PupilLineCant')).toBeCloseTo((Math.hypot(pupils, midline) * 180) / Math.PI, 2)
})

it('is not stated where a point was placed by hand: how far a hand is off on a face has not been measured', () => {
  expect(errorOf({ ...detected, SoftTissueMe: { x: 530, y: 1000 } }, 'ChinMidline')).toBeNull()
  expect(errorOf({ ...detected, SoftTissueMe: { x: 530, y: 1000 } }, 'PupilLineCant')).not.toBeNull()
})

it('makes a class doubtful whose limit lies within it', () => {
  const [row] = rows(detected, 'ChinMidline')
  expect(row).toMatchObject({ class: 'sd_positive_1', uncertain: true })
  expect(classify({ value: 3, unit: 'mm', error: null }, { mean: 0, sd: 2 }).uncertain).toBe(false)
})
