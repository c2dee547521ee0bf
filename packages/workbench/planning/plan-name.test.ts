import type { TreatmentPlan } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { freePlanName } from './plan-name'

const named = (...names: readonly string[]) => names.map(name => ({ name })) as unknown as readonly TreatmentPlan[]
const letter = (n: number) => `plan ${n}`

it('the first name that no plan has, from the number given; a gap is filled', () => {
  expect(freePlanName([], letter, 1)).toBe('plan 1')
  expect(freePlanName(named('plan 1', 'plan 2', 'plan 4'), letter, 1)).toBe('plan 3')
  expect(freePlanName(named('plan 1', 'plan 3'), letter, 3)).toBe('plan 4')
})
