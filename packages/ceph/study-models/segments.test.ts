import { expect, it } from 'vitest'
import { bothArches } from '../testing/dental-arch'
import { archSpace } from './arch-space'
import type { ModelReadings } from './readings'

const measured = (readings: ModelReadings) => {
  const space = archSpace(readings, 'lower')
  if (space.status !== 'measured') throw new Error('not measured')
  return space
}

it('six segments set the canine apart: the same teeth, and never less room than four', () => {
  const arches = bothArches({}, { room: 0.96 })
  const [four, six] = [measured(arches), measured({ ...arches, segments: 6 })]
  expect(six.segments.map(({ side, part }) => `${side} ${part}`)).toEqual([
    'right premolars',
    'right canine',
    'right anterior',
    'left anterior',
    'left canine',
    'left premolars',
  ])
  expect(six.required).toBeCloseTo(four.required, 9)
  expect(six.available).toBeGreaterThan(four.available)
  expect(six.available - four.available).toBeLessThan(1.5)
  expect(six.error).toBeCloseTo(four.error, 9)
})

it('a prediction is one sum of canine and premolars: four segments stay', () => {
  const arches: ModelReadings = { ...bothArches(), segments: 6, prediction: 'hk_female' }
  expect(measured(arches).segments).toHaveLength(4)
})

/** The same arch before canines and premolars have come through. */
const unerupted = (readings: ModelReadings): ModelReadings => ({
  ...readings,
  teeth: Object.fromEntries(Object.entries(readings.teeth).filter(([tooth]) => !/[345]$/.test(tooth))),
})

it('a mixed dentition is measured without its canines: their space begins at the lateral incisor', () => {
  const whole: ModelReadings = { ...bothArches(), prediction: 'hk_female' }
  const [before, after] = [measured(unerupted(whole)), measured(whole)]
  // In an arch without gaps the lateral incisor ends where the canine begins, but for the bend between their chords.
  for (const [i, segment] of before.segments.entries()) {
    expect(segment.required).toBe(after.segments[i]?.required)
    expect(Math.abs(segment.available - (after.segments[i]?.available ?? 0))).toBeLessThan(0.02)
  }
})

it('a mixed dentition asks for the lateral incisor, never for a canine that is not there; a permanent one for the canine', () => {
  const bare = unerupted({ ...bothArches(), prediction: 'hk_female' })
  const { '42': _, ...teeth } = bare.teeth
  expect(archSpace({ ...bare, teeth }, 'lower')).toMatchObject({ status: 'incomplete', lacking: ['42'] })
  const permanent = archSpace({ ...bare, prediction: null }, 'lower')
  expect(permanent.status === 'incomplete' && permanent.lacking).toEqual(expect.arrayContaining(['43', '33']))
})
