import { expect, it } from 'vitest'
import { bothArches } from '../testing/dental-arch'
import { modelFindingNames } from './finding-items'
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
