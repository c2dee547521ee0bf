import { templateLandmarks } from '@sella/ceph/data/template'
import { emptyPlan } from '@sella/ceph/planning/plan'
import { targetsOf } from '@sella/ceph/planning/targets'
import { noReadings } from '@sella/ceph/study-models/readings'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { modelReadingsFrom, modelReadingsText } from '@sella/contract/documents/model-readings'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { TreatmentPlan } from '@sella/contract/entities'
import { expect, it } from 'vitest'
import { withAmount } from './incisor-wish'
import { offeredAmounts } from './offered-amounts'

const points = Object.fromEntries(
  Object.entries(templateLandmarks).map(([name, { x, y }]): [string, PlacedPoint] => [
    name,
    { x: 1000 + 10 * x, y: 1200 + 10 * y, origin: 'manual' },
  ]),
)
const tracing: Tracing = { ...emptyTracing, points, fileScale: { mmPerPixel: 0.1, provenance: 'dicom' } }
const planOf = (x: number): TreatmentPlan => {
  const plan = { ...emptyPlan, moves: { ...emptyPlan.moves, L1: { x, y: 0, turn: 0, pivot: 0.7 } } }
  return { name: '拔牙', content: writePlanDocument({ ...emptyPlanDocument, plan } as typeof emptyPlanDocument) } as TreatmentPlan
}

it('gives the way to an aim with its sign: what has to go back is below 0', () => {
  const offers = offeredAmounts({ tracing, plans: [] }, 'lower')
  expect(offers.map(({ taken, unit }) => `${taken.from} ${unit}`)).toEqual(['tweed degree', 'steiner mm'])
  const fmia = targetsOf(tracing).find(({ key }) => key === 'tweed.FMIA')
  if (!fmia) throw new Error('no FMIA')
  expect(offers[0]?.amount).toBeCloseTo(fmia.value - fmia.wanted, 1)
  const l1 = targetsOf(tracing).find(({ key }) => key === 'steiner.L1 to NB(mm)')
  expect(offers[1]?.amount).toBeCloseTo((l1?.wanted ?? 0) - (l1?.value ?? 9), 1)
  expect(offeredAmounts({ tracing, plans: [] }, 'upper').map(({ taken }) => taken.from)).toEqual(['steiner'])
})

it('takes from a plan what it moves the edge by, whichever way the face looks', () => {
  const flipped = Object.fromEntries(Object.entries(points).map(([name, p]) => [name, { ...p, x: -p.x }]))
  for (const of of [tracing, { ...tracing, points: flipped }]) {
    const [plan] = offeredAmounts({ tracing: of, plans: [planOf(-2.5)] }, 'lower').filter(({ taken }) => taken.from === 'plan')
    expect(plan).toMatchObject({ taken: { plan: '拔牙' }, unit: 'mm', amount: -2.5 })
  }
})

it('without a scale no millimetres are offered, without a tracing nothing', () => {
  const unscaled = offeredAmounts({ tracing: { ...tracing, fileScale: null }, plans: [planOf(-2)] }, 'lower')
  expect(unscaled.map(({ unit }) => unit)).toEqual(['degree'])
  expect(offeredAmounts({ tracing: null, plans: [planOf(-2)] }, 'lower')).toEqual([])
})

it('an amount in degrees goes by the head plate, one in mm by the rule chosen, else by 1 : 2', () => {
  const aim = null
  expect(withAmount(null, { taken: { from: 'tweed' }, unit: 'degree', amount: -6, aim })).toEqual({
    ...{ rule: 'headPlate', amount: -6, taken: { from: 'tweed' } },
  })
  const curve = { rule: 'curve', amount: 1 } as const
  expect(withAmount(curve, { taken: { from: 'steiner' }, unit: 'mm', amount: -2, aim }).rule).toBe('curve')
  expect(withAmount(null, { taken: { from: 'steiner' }, unit: 'mm', amount: -2, aim }).rule).toBe('sheet')
})

it('marks mm of a film whose scale nobody measured, degrees and measured scales not', () => {
  const marks = (provenance: 'dicom' | 'detector') => {
    const of = { ...tracing, fileScale: { mmPerPixel: 0.1, provenance } }
    const offers = offeredAmounts({ tracing: of, plans: [planOf(-2.5)] }, 'lower')
    return offers.map(({ taken }) => `${taken.from} ${taken.approximate === true}`)
  }
  expect(marks('detector')).toEqual(['tweed false', 'steiner true', 'plan true'])
  expect(marks('dicom')).toEqual(['tweed false', 'steiner false', 'plan false'])
})

it('keeps with the readings that an amount is not exact', () => {
  const incisors = { rule: 'sheet', amount: -2, taken: { from: 'plan', plan: '拔牙', approximate: true } } as const
  const readings = { ...noReadings, corrections: { ...noReadings.corrections, lower: { incisors, bolton: null } } }
  expect(modelReadingsFrom(modelReadingsText(readings)).corrections.lower.incisors).toEqual(incisors)
})
