import { modelFindings } from '@sella/ceph/study-models/findings'
import { expect, test } from 'vitest'
import { modelProbes } from './model-probe'
import { readModels, showModels } from './read-models'

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
