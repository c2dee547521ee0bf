import { withVersion } from '@sella/ceph/planning/own-ratio-table'
import { writeOwnRatios } from '@sella/contract/documents/own-ratios'
import { emptyPlanDocument } from '@sella/contract/documents/plan'
import { expect, it } from 'vitest'
import { newPlan, ownTableRead } from './own-table-read'

const lip = { id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: '40' }
const kept = writeOwnRatios(withVersion({ id: '7d0c2f0e-51f5-4d83-9a39-0d0b6f2a9e44', versions: [] }, [lip], '2026-01-02'))
const came = (data: string | null) => ownTableRead({ data, isPending: false, isError: false })

it('a new plan is made with her ratios, or with the published ones where she has none', () => {
  expect(newPlan(came(kept))?.plan.ownRatios).toEqual([lip])
  expect(newPlan(came(null))).toEqual(emptyPlanDocument)
})

it.each([
  ['on the way', { data: undefined, isPending: true, isError: false }, false],
  ['not to be had', { data: undefined, isPending: false, isError: true }, true],
  ['of a newer form', { data: kept.replace('"form":1', '"form":2'), isPending: false, isError: false }, true],
])('no plan is made unsaid while her ratios are %s', (_, asked, failed) => {
  const read = ownTableRead(asked)
  expect(read.failed).toBe(failed)
  expect(newPlan(read)).toBeNull()
})

it('ratios that came once stay known when a later look fails', () => {
  expect(newPlan(ownTableRead({ data: kept, isPending: false, isError: true }))?.plan.ownRatios).toEqual([lip])
})
