import { expect, it } from 'vitest'
import { boltonNorms } from '../data/study-models/bolton'
import { predictionNames } from '../data/study-models/mixed-dentition'
import { bothArches } from '../testing/dental-arch'
import { signedMm } from './as-read'
import { boltonChoices } from './bolton-norm'
import { modelFindingItems, modelFindingNames, searchNorm } from './finding-items'
import { modelFindings } from './findings'
import { modelAnalysis } from './model-analysis'
import { noReadings } from './readings'

const arches = { ...bothArches({}, { room: 0.95, spee: 2 }), inBite: true }

it('is every item of the search of models read whole, as the screen shows it', () => {
  const findings = modelFindings(arches)
  expect(Object.keys(findings)).toEqual(modelFindingNames)
  const { bolton, space } = modelAnalysis(arches)
  if (bolton.anterior.status !== 'measured' || space.lower.status !== 'measured') throw new Error('not measured')
  expect(findings['models:bolton-anterior']).toBe(bolton.anterior.percent.toFixed(2))
  expect(space.lower.discrepancy).toBeLessThan(-1)
  expect(findings['models:space-lower']).toBe(`−${Math.abs(space.lower.discrepancy).toFixed(1)}`)
})

it('is nothing of what was not read', () => {
  expect(modelFindings(noReadings)).toEqual({})
  const { '36': _, ...teeth } = arches.teeth
  const findings = modelFindings({ ...arches, teeth })
  expect(findings).not.toHaveProperty('models:bolton-overall')
  expect(findings).toHaveProperty('models:bolton-anterior')
})

it('finds an excess by one norm, named in the item, whatever norm a record is looked at with', () => {
  const byNorm = boltonChoices.map(boltonNorm => modelFindings({ ...arches, boltonNorm }))
  for (const findings of byNorm) expect(findings).toEqual(byNorm[0])
  const { bolton } = modelAnalysis({ ...arches, boltonNorm: searchNorm })
  if (bolton.anterior.status !== 'measured') throw new Error('not measured')
  expect(byNorm[0]?.['models:excess-anterior']).toBe(signedMm(bolton.anterior.lowerExcess).replace('+', ''))
  for (const name of ['models:excess-anterior', 'models:excess-overall'] as const) {
    expect(modelFindingItems[name].name.zh).toContain(boltonNorms[searchNorm].name.zh)
    expect(modelFindingItems[name].name.en).toContain(boltonNorms[searchNorm].name.en)
  }
})

it('holds no predicted space among measured ones', () => {
  for (const prediction of predictionNames) {
    const findings = modelFindings({ ...arches, prediction })
    expect(findings).not.toHaveProperty('models:space-upper')
    expect(findings).not.toHaveProperty('models:space-lower')
    expect(findings).toHaveProperty('models:spee')
  }
})
