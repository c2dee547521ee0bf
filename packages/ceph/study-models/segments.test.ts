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
