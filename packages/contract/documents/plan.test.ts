import { readFileSync } from 'node:fs'
import { restingMoves } from '@sella/ceph/planning/plan'
import { expect, test } from 'vitest'
import { emptyPlanDocument, type PlanDocument, readPlanDocument, writePlanDocument } from './plan'

const document: PlanDocument = {
  plan: { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, x: -4.6 } } },
  budget: { rule: 'curve', upper: { space: -1.8, spee: 0, gained: 14.4 }, lower: { space: -3.2, spee: -1.5, gained: 14.2 } },
  tracing: '0a1b2c3d',
  ratioTable: 1,
  ownTable: { table: '7d0c2f0e-51f5-4d83-9a39-0d0b6f2a9e44', version: 2, day: '2026-03-04' },
  ownAxis: {
    record: '0f0e9d8c-7b6a-4c5d-8e9f-0a1b2c3d4e5f',
    day: '2025-06-02',
    range: { x: 3.1, y: 2.9 },
    reference: 'FH',
    doubts: ['apart'],
    tracings: '0a1b2c3d-4e5f6071',
  },
  growing: { by: '周明仪', day: '2026-03-05' },
  result: '3b1f8c1e-6a0e-4d6e-9d51-0c0f3a2b7c11',
  guide: { name: 'holdaway', done: ['base', 'lip'] },
}

const lip = { id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: '40 own cases' }

test.each([document, emptyPlanDocument])('a kept plan comes back the same', each => {
  expect(readPlanDocument(writePlanDocument(each))).toEqual({ ok: true, document: each })
})

const fixture = (version: number) => readFileSync(new URL(`./fixtures/plan/v${version}.json`, import.meta.url), 'utf8')
const kept = { ...document, plan: { ...document.plan, ownRatios: [lip] }, ownTable: null, ownAxis: null, growing: null }
const unprinted = document.ownAxis && { ...document.ownAxis, tracings: '' }

test.each([
  [1, 'does not say what came of it', { ...kept, result: null, guide: null }],
  [2, 'goes by no order of steps', { ...kept, guide: null }],
  [3, 'has its own ratios, and names no table of them', kept],
  [4, 'does not say where its axis came from', { ...kept, ownTable: document.ownTable }],
  [5, 'does not say who stated that the patient grows', { ...kept, ownTable: document.ownTable, ownAxis: unprinted }],
  [
    6,
    'does not say from which tracings its axis came',
    { ...kept, ownTable: document.ownTable, ownAxis: unprinted, growing: document.growing },
  ],
] as const)('a plan kept by version %i is read; it %s', (version, _, expected) => {
  expect(readPlanDocument(fixture(version))).toEqual({ ok: true, document: expected })
})

test.each([
  ['nothing', 'content'],
  ['{}', 'version'],
  [writePlanDocument(document).replace('-4.6', '"back"'), 'plan.movements.U1.x'],
  [writePlanDocument(document).replace('"curve"', '"guess"'), 'budget.rule'],
  [writePlanDocument(document).replace('"version":7', '"version":8'), 'version'],
  [writePlanDocument(document).replace('3b1f8c1e', 'x'), 'result'],
  [writePlanDocument(document).replace('2026-03-04', 'March'), 'ownTable.day'],
  [writePlanDocument(document).replace('2025-06-02', 'June'), 'ownAxis.day'],
  [writePlanDocument(document).replace('"apart"', '"fine"'), 'ownAxis.doubts.0'],
  [writePlanDocument(document).replace('2026-03-05', 'March'), 'growing.day'],
  [writePlanDocument(document).replace('"holdaway"', '"guess"'), 'guide.name'],
])('of %s nothing is read, and where', (text, at) => {
  expect(readPlanDocument(text)).toEqual({ ok: false, at })
})
