import { expect, it } from 'vitest'
import { bothArches } from '../testing/dental-arch'
import { archSpace } from './arch-space'
import type { ModelReadings } from './readings'
import { spaceLackWords } from './space-lacks'

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

it('a sum beyond Moyers’ table is named as that, on its border it still predicts, and no tooth is said to be lacking', () => {
  const incisors = (mm: number): ModelReadings => {
    const widths = { '42': mm / 4, '41': mm / 4, '31': mm / 4, '32': mm / 4 }
    return unerupted({ ...bothArches({}, { widths }), prediction: 'moyers75' })
  }
  const beyond = incisors(26)
  const space = archSpace(beyond, 'lower')
  expect(space).toEqual({ status: 'incomplete', lacking: ['table'] })
  expect(spaceLackWords(beyond, 'lower', ['table'])).toEqual({
    zh: '下切牙宽度合计 26.0 mm，在 Moyers 表（19.5 至 25.0 mm）之外，不作预测',
    en: 'Lower incisors of 26.0 mm in all lie outside Moyers’ table (19.5 to 25.0 mm): nothing is predicted',
  })
  expect(spaceLackWords(beyond, 'lower', ['table', '46']).zh).toContain('；还缺 46')
  expect(archSpace(incisors(19.4), 'lower')).toMatchObject({ lacking: ['table'] })
  // 25.04 reads 25.0, the last line of the table: 23.4 mm.
  expect(measured(incisors(25.04)).segments.find(({ predicted }) => predicted)?.required).toBeCloseTo(23.4, 9)
  expect(measured(incisors(19.46)).segments.find(({ predicted }) => predicted)?.required).toBeCloseTo(20.1, 9)
})
