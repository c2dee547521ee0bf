import { noTexts, ownItemOf } from '@sella/ceph/analysis/own-item-draft'
import { expect, it } from 'vitest'
import { listedItems, matchingItems } from './listed-items'

const chin = ownItemOf({
  ...{ name: 'Chin angle', kind: 'angle_vertex', nodes: ['Na', 'A', 'Pog'], of: [] },
  ...{ norm: null, stages: {}, texts: noTexts },
})
const items = listedItems(chin ? { 'Chin angle': chin } : {})
const names = (search: Parameters<typeof matchingItems>[1]) => matchingItems(items, search).map(listed => listed.item)

it('the doctor’s own measurements stand first and are found by name, landmark, category and by being hers', () => {
  expect(items[0]).toMatchObject({ item: 'Chin angle', own: true })
  expect(names({ wanted: ' chin ', filter: 'all' })[0]).toBe('Chin angle')
  expect(names({ wanted: 'pog na', filter: 'all' })).toContain('Chin angle')
  expect(names({ wanted: '', filter: 'own' })).toEqual(['Chin angle'])
  expect(names({ wanted: '', filter: 'Skeletal' })).toContain('Chin angle')
  expect(names({ wanted: '', filter: 'Dental' })).not.toContain('Chin angle')
  expect(names({ wanted: 'chin zzz', filter: 'all' })).toEqual([])
})
