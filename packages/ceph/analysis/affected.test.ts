import { expect, it } from 'vitest'
import { affectedItems } from './affected'
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
