import { expect, it } from 'vitest'
import { bothArches } from '../testing/dental-arch'
import { archSpace } from './arch-space'
import { irregularityOf } from './irregularity'
import { crowdingWords, ratioErrorWords } from './words'

const spaceOf = (room: number) => {
  const space = archSpace(bothArches({}, { room }), 'lower')
  if (space.status !== 'measured') throw new Error('the arch is read')
  return space
}

it('a degree of crowding is that of the millimetres as they read, and says what else it may be within its error', () => {
  for (let room = 0.8; room < 1.02; room += 0.005) {
    const space = spaceOf(room)
    const shown = Math.round(space.discrepancy * 10) / 10
    const degree = shown >= 0 ? null : shown >= -4 ? 'I' : shown >= -8 ? 'II' : 'III'
    expect([room, space.degree]).toEqual([room, degree])
    const words = crowdingWords(space)
    expect(words === null).toBe(degree === null)
    const near = [0, 4, 8].some(limit => Math.abs(-space.discrepancy - limit) < space.error - 0.1)
    const far = [0, 4, 8].every(limit => Math.abs(-space.discrepancy - limit) > space.error + 0.1)
    if (words && near) expect(words.en).toContain(' (or ')
    if (words && far) expect(words.en).toBe(`crowding degree ${degree}`)
  }
  expect(crowdingWords({ degree: 'II', degreesWithinError: ['I'] })?.zh).toBe('拥挤度 II（误差内或为 I）')
  expect(crowdingWords({ degree: 'I', degreesWithinError: [null] })?.zh).toBe('拥挤度 I（误差内或不拥挤）')
})

it('a ratio whose reading error is as large as the spread of its norm is said not to be told by it', () => {
  const norm = { mean: 79.32, sd: 2.27 }
  expect(ratioErrorWords({ error: 4.3, norm }).en).toBe(
    'The reading error is 1.9 SD, as large as the spread of the norm or larger: this reading cannot tell.',
  )
  expect(ratioErrorWords({ error: 0.6, norm }).en).toBe('The reading error is 0.3 SD.')
})

it("Little's name on a photograph says what else it may be within its error, on a surface it stands alone", () => {
  const ruler = { from: { x: 0, y: 0, z: 0 }, to: { x: 10, y: 0, z: 0 }, mm: 10 }
  let doubted = 0
  for (let room = 0.7; room < 1.1; room += 0.005) {
    const surface = bothArches({}, { room })
    const photo = { ...surface, on: { upper: 'photo', lower: 'photo' }, rulers: { upper: ruler, lower: ruler } } as const
    const [bare, doubt] = [irregularityOf(surface), irregularityOf(photo)]
    if (!bare || !doubt || doubt.error === null) throw new Error('the front teeth are read')
    expect(bare.name.en).not.toContain('(or')
    const { sum, error } = doubt
    const crosses = [3, 6, 9].some(limit => Math.abs(sum - limit) < error - 0.1)
    const clear = [0, 3, 6, 9].every(limit => Math.abs(sum - limit) > error + 0.1)
    if (crosses) doubted += 1
    if (crosses) expect(doubt.name.en).toContain('(or ')
    if (clear) expect(doubt.name).toEqual(bare.name)
  }
  expect(doubted).toBeGreaterThan(0)
})
