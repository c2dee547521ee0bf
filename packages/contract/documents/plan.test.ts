import { restingMoves } from '@sella/ceph/planning/plan'
import { expect, test } from 'vitest'
import { emptyPlanDocument, type PlanDocument, readPlanDocument, writePlanDocument } from './plan'

const document: PlanDocument = {
  plan: { ...emptyPlanDocument.plan, moves: { U1: { ...restingMoves.U1, x: -4.6 } } },
  budget: { rule: 'curve', upper: { space: -1.8, spee: 0, gained: 14.4 }, lower: { space: -3.2, spee: -1.5, gained: 14.2 } },
  tracing: '0a1b2c3d',
  ratioTable: 1,
  result: '3b1f8c1e-6a0e-4d6e-9d51-0c0f3a2b7c11',
  guide: { name: 'holdaway', done: ['base', 'lip'] },
}

test.each([document, emptyPlanDocument])('a kept plan comes back the same', each => {
  expect(readPlanDocument(writePlanDocument(each))).toEqual({ ok: true, document: each })
})

test('a plan kept by the first version is read; it does not say what came of it', () => {
  const older = writePlanDocument(document)
    .replace('"version":3', '"version":1')
    .replace(/,"result":"[^"]*"/, '')
    .replace(/,"guide":\{[^}]*\}/, '')
  expect(readPlanDocument(older)).toEqual({ ok: true, document: { ...document, result: null, guide: null } })
})

test('a plan kept by the second version goes by no order of steps', () => {
  const older = writePlanDocument(document)
    .replace('"version":3', '"version":2')
    .replace(/,"guide":\{[^}]*\}/, '')
  expect(readPlanDocument(older)).toEqual({ ok: true, document: { ...document, guide: null } })
})

test.each([
  ['nothing', 'content'],
  ['{}', 'version'],
  [writePlanDocument(document).replace('-4.6', '"back"'), 'plan.movements.U1.x'],
  [writePlanDocument(document).replace('"curve"', '"guess"'), 'budget.rule'],
  [writePlanDocument(document).replace('"version":3', '"version":4'), 'version'],
  [writePlanDocument(document).replace('3b1f8c1e', 'x'), 'result'],
  [writePlanDocument(document).replace('"holdaway"', '"guess"'), 'guide.name'],
])('of %s nothing is read, and where', (text, at) => {
  expect(readPlanDocument(text)).toEqual({ ok: false, at })
})
