import { modelFindings } from '@sella/ceph/study-models/findings'
import { jawOf, type Tooth } from '@sella/ceph/study-models/tooth'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { expect, test } from 'vitest'
import type { ImageRow } from '../records/rows'
import { modelProbes } from './model-probe'
import { modelsIn, readModels, showModels } from './read-models'

const [both, , , halfStated, photographed] = modelProbes

test('what models say is stored as displayed, times 1000; a length in its exact list only where the unit is stated', () => {
  const findings = modelFindings(both as (typeof modelProbes)[number])
  const values = readModels(both)
  for (const [item, shown] of Object.entries(findings))
    expect(values.get(`m:${item}`)).toBe(Math.round(Number(shown.replace('−', '-')) * 1000))
  const exact = (readings: typeof both) => [...readModels(readings).keys()].filter(list => list.startsWith('s:')).sort()
  expect(exact(photographed)).toEqual([])
  expect(exact(halfStated).length).toBeGreaterThan(exact(both).length)
  expect(readModels(undefined).size).toBe(0)
})

test('shows what is asked of models and nothing else, a dash where there is no value, and what is inexact', () => {
  const items = Object.keys(modelFindings(both as (typeof modelProbes)[number]))
  const [item = ''] = items
  expect(showModels(both, [...items, 'SNA']).map(each => each.item)).toEqual(items)
  expect(showModels(undefined, [item])).toMatchObject([{ item, shown: '–', approximate: false }])
  expect(showModels(photographed, items).every(({ shown, approximate }) => approximate === (shown !== '–'))).toBe(true)
  expect(showModels(both, items).some(({ approximate }) => !approximate)).toBe(true)
})

test('models are read as far as they lie on their own record’s files', () => {
  const readings = { ...(both as (typeof modelProbes)[number]), files: { upper: 'u', lower: 'l' } }
  const row = (uuid: string) => ({ uuid, model_readings: modelReadingsText(readings) })
  const file = (record_uuid: string, type: string, hash: string) =>
    ({ record_uuid, type, hash, beside: 0, frame: null, width: 0 }) as unknown as ImageRow
  const images = [file('a', 'Upper_Model', 'u'), file('a', 'Lower_Model', 'l'), file('b', 'Upper_Model', 'u')]
  const read = modelsIn([row('a'), row('b'), { uuid: 'c', model_readings: null }], images)
  const jawsOf = (uuid: string) =>
    [...new Set(Object.keys(read.get(uuid)?.teeth ?? {}).map(tooth => jawOf(tooth as Tooth)))].sort()
  expect([[...read.keys()], jawsOf('a'), jawsOf('b')]).toEqual([['a', 'b'], ['lower', 'upper'], ['upper']])
})

test('the models by which the engine is recognized say something of every item, by their own norm and nothing predicted', () => {
  const [own, otherNorm, predicted, , onPhoto] = modelProbes.map(modelFindings)
  expect(own).toEqual({
    ...{ 'models:bolton-anterior': '121.59', 'models:bolton-overall': '121.61' },
    ...{ 'models:excess-anterior': '8.3', 'models:excess-overall': '12.3' },
    ...{ 'models:space-upper': '2.4', 'models:space-lower': '−4.9', 'models:spee': '0.1' },
    ...{ 'models:irregularity': '1.3', 'models:overjet': '0.7', 'models:overbite': '4.3' },
  })
  expect(otherNorm).toEqual(own)
  const { 'models:space-upper': _, 'models:space-lower': __, ...unpredicted } = own ?? {}
  expect(predicted).toEqual(unpredicted)
  // Photographs of half the size by their rulers, and without heights.
  expect(onPhoto).toEqual({
    ...{ 'models:bolton-anterior': '121.59', 'models:bolton-overall': '121.61' },
    ...{ 'models:excess-anterior': '4.2', 'models:excess-overall': '6.1' },
    ...{ 'models:space-upper': '1.2', 'models:space-lower': '−2.4', 'models:irregularity': '0.7' },
  })
})

test('a length counts as exact for the jaws whose file states its unit', () => {
  const exact = [...readModels(halfStated).keys()].filter(list => list.startsWith('s:models:space'))
  expect(exact).toEqual(['s:models:space-upper'])
})

test('what rests on both jaws is inexact where one of them was read on a photograph', () => {
  const [own, { rulers }] = [both, photographed] as [(typeof modelProbes)[number], (typeof modelProbes)[number]]
  const readings = { ...own, on: { upper: 'photo', lower: 'surface' }, rulers, mmPerUnit: { upper: 1, lower: 1 } } as const
  const shown = showModels(readings, ['models:bolton-overall', 'models:excess-overall', 'models:space-lower'])
  expect(shown.map(({ item, approximate }) => [item, approximate])).toEqual([
    ['models:bolton-overall', true],
    ['models:excess-overall', true],
    ['models:space-lower', false],
  ])
  expect([...readModels(readings).keys()].filter(list => list.startsWith('s:models:bolton'))).toEqual([])
})
