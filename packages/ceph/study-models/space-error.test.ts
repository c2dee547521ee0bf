import { expect, it } from 'vitest'
import { widthError } from '../data/study-models/tooth-widths'
import { distance3, minus3, plus3, times3 } from '../geometry/space'
import { bothArches } from '../testing/dental-arch'
import { archSpace } from './arch-space'
import type { ModelReadings } from './readings'
import { type Jaw, jaws, type Tooth } from './tooth'

const arches = bothArches({ room: 0.97 }, { room: 0.95, widths: { '31': 5.6, '41': 5.6, '32': 6, '42': 6 } })
const gone = { contacts: [], missing: true } as const

const spaceOf = (readings: ModelReadings, jaw: Jaw) => {
  const space = archSpace(readings, jaw)
  return space.status === 'measured' ? space : expect.unreachable()
}

/** The readings with one tooth wider by `by` mm: its distal contact goes, which bounds no segment while the canines are read. */
const wider = (readings: ModelReadings, tooth: Tooth, by: number): ModelReadings => {
  const read = readings.teeth[tooth]
  const contacts = (read?.contacts ?? []).map(({ MC, DC }) =>
    MC && DC ? { MC, DC: plus3(DC, times3(minus3(DC, MC), by / distance3(DC, MC))) } : {},
  )
  return { ...readings, teeth: { ...readings.teeth, [tooth]: { ...read, contacts } } }
}

/** Root of the sum of squares of what a reading error of each width alone does to the space. */
const byEachWidth = (readings: ModelReadings, jaw: Jaw): number => {
  const teeth = Object.keys(readings.teeth) as Tooth[]
  const step = 0.01
  const here = spaceOf(readings, jaw).discrepancy
  return Math.hypot(...teeth.map(tooth => ((spaceOf(wider(readings, tooth, step), jaw).discrepancy - here) / step) * widthError))
}

it.each([
  ['permanent teeth', arches],
  ['six segments', { ...arches, segments: 6 as const }],
  ['premolars borrowed from the other side', { ...arches, teeth: { ...arches.teeth, '14': gone, '25': gone, '35': gone } }],
  ['an incisor borrowed', { ...arches, teeth: { ...arches.teeth, '32': gone, '12': gone } }],
  ['both sides predicted from the same incisors', { ...arches, prediction: 'hk_male' as const }],
  ['predicted from a borrowed incisor', { ...arches, prediction: 'original' as const, teeth: { ...arches.teeth, '42': gone } }],
  ['predicted by Moyers', { ...arches, prediction: 'moyers75' as const }],
])('the error of a space is what the errors of its widths make of it, each as often as it counts: %s', (_, readings) => {
  for (const jaw of jaws) expect(spaceOf(readings, jaw).error, jaw).toBeCloseTo(byEachWidth(readings, jaw), 4)
})

it('in a mixed dentition the lower incisors count twice below and once above', () => {
  const of = (jaw: Jaw) => spaceOf({ ...arches, prediction: 'hk_male' }, jaw).error
  expect(of('lower')).toBeCloseTo(2 * Math.sqrt(4) * widthError, 6)
  expect(of('upper')).toBeCloseTo(Math.sqrt(8) * widthError, 6)
})
