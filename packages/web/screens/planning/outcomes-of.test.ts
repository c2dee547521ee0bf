import { emptyPlan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { emptyPlanDocument } from '@sella/contract/documents/plan'
import { toStored } from '@sella/contract/documents/tracing'
import type { CaseRecord } from '@sella/contract/entities'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { expect, it } from 'vitest'
import { outcomesOf } from './outcomes-of'

const tracing = templateTracing()
const { UpperLip } = tracing.points
if (!UpperLip) throw new Error('the template has the upper lip')

const recordOf = (uuid: string, createday: string, of = tracing): CaseRecord => {
  const stored = toStored(of)
  if (!stored.ok) throw new Error('the template cannot be stored')
  const photos = [{ uuid: `film of ${uuid}`, type: 'Lateral_Ceph', fileScale: null }]
  return { uuid, createday, ageGroup: null, type: 1, photos, cephPoints: stored.value } as unknown as CaseRecord
}

const start = recordOf('start', '2026-01-02T09:00')
const unmoved = recordOf('unmoved', '2026-06-02T09:00')
const forward = recordOf('forward', '2026-06-02T09:00', templateTracing({ UpperLip: { x: UpperLip.x + 30, y: UpperLip.y } }))
const plan = { ...emptyPlan, moves: { U1: { ...restingMoves.U1, x: -4 } } }
const prediction = predict(tracing, plan)

it('compares a plan with the record it names now, not with the one it named before', () => {
  const outcomeOf = outcomesOf({ record: start, tracing, ends: [unmoved, forward], doubted: new Set() })
  const by = (result: string | null) => outcomeOf({ document: { ...emptyPlanDocument, plan, result }, prediction })
  const lip = (result: string) => {
    const outcome = by(result)
    return outcome?.status === 'compared' ? outcome.skin.find(({ skin }) => skin === 'UpperLip')?.miss.x : outcome?.status
  }
  const [still, moved] = [lip('unmoved'), lip('forward')]
  expect(Number(moved) - Number(still)).toBeCloseTo(3, 6)
  expect(lip('unmoved')).toBe(still)
  expect(by('unmoved')).toBe(by('unmoved'))
  expect([by(null), by('nowhere')]).toEqual([null, null])
})

it('compares no millimetre where the scale of either film is doubted beside the others of the case', () => {
  const statusOf = (...doubted: readonly string[]) =>
    outcomesOf({ record: start, tracing, ends: [unmoved], doubted: new Set(doubted) })({
      document: { ...emptyPlanDocument, plan, result: 'unmoved' },
      prediction,
    })?.status
  expect([statusOf('start'), statusOf('unmoved'), statusOf('other')]).toEqual(['doubted', 'doubted', 'compared'])
})
