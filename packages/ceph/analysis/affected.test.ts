import { expect, it } from 'vitest'
import { affectedItems, pointsUnder } from './affected'
import type { OwnItems } from './own-item'
import { noTexts, ownItemOf } from './own-item-draft'

const draft = { name: 'Chin', kind: 'angle_vertex', nodes: ['Na', 'A', 'Pog'], of: [], norm: null, stages: {}, texts: noTexts }
const chin = ownItemOf(draft)
const sum = chin && ownItemOf({ ...draft, name: 'Sum', kind: 'sum_results', nodes: [], of: ['Chin', 'FMA'] }, { Chin: chin })
const own: OwnItems = chin && sum ? { Chin: chin, Sum: sum } : {}

it('a point moves the built-in values and the doctor’s own, those computed from others too', () => {
  expect([...affectedItems('Pog', own)]).toEqual(expect.arrayContaining(['Facial angle', 'Chin', 'Sum']))
  expect(affectedItems('Go', own).has('Chin')).toBe(false)
  expect(affectedItems('Go', own).has('Sum')).toBe(true)
  expect(affectedItems('Pog').has('Chin')).toBe(false)
})

it('a point behind a plane the calculation itself names moves the value', () => {
  expect(
    affectedItems('PNS', {
      Height: { ...(chin as NonNullable<typeof chin>), kind: 'distance_to_palatal_plane', nodes: ['A'] } as never,
    }).has('Height'),
  ).toBe(true)
})

it('a point that only fills a gap in the drawing moves no value, and on a film only the points the value was computed from do', () => {
  expect(['SN-MP', 'FMA', 'IMPA'].filter(item => affectedItems('Ar').has(item))).toEqual([])
  expect(affectedItems('Ar').has('Posterior facial height')).toBe(true)
  const placed = { S: 1, Na: 1, Go: 1, Me: 1, Ar: 1 }
  expect([...pointsUnder('SN-MP', {}, placed)]).toEqual(['S', 'Na', 'Go', 'Me'])
  // Without tangent points the constructed gonion is the digitised one.
  expect([...pointsUnder('Posterior facial height', {}, placed)]).toEqual(['S', 'CGo', 'Go'])
  expect([...pointsUnder('Posterior facial height', {}, { ...placed, GoPost: 1, GoInf: 1 })].sort()).toEqual([
    'Ar',
    'CGo',
    'GoInf',
    'GoPost',
    'Me',
    'S',
  ])
})
