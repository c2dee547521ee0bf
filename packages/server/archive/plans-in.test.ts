import { readFile } from 'node:fs/promises'
import { emptyPlanDocument, readPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { expect, test } from 'vitest'
import { exported, sendArchive } from '../testing/archives'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord } from '../testing/samples'

onEachEngine('the plans of an archive', bench => {
  test('come in archived or not, and name the records that came with them as result and as axis', {
    timeout: 120_000,
  }, async () => {
    const there = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(there, '两次')
    const { uuid: end } = await there.call('timebarAdd', { caseUuid, createday: '2026-02-03T09:30', type: 3 })
    const ownAxis = { record: end, day: '2026-02-03', range: { x: 3, y: 3 }, reference: 'FH', doubts: [], tracings: '' } as const
    const content = writePlanDocument({ ...emptyPlanDocument, result: end, ownAxis })
    const aside = await there.call('planAdd', { recordUuid, name: '一', content })
    await there.call('planArchive', { uuid: aside.uuid, archived: true })
    await there.call('planAdd', { recordUuid, name: '二', content })
    const here = await bench().doctor()
    await sendArchive(bench(), here, await readFile(await exported(bench(), there)))
    const [row] = (await here.call('patientGet', {})).rows
    const came = await here.call('timebarGet', { caseUuid: row?.uuid ?? '' })
    const [first, last] = came.toSorted((a, b) => a.createday.localeCompare(b.createday))
    expect(last?.uuid).not.toBe(end)
    const plans = await here.call('planList', { recordUuid: first?.uuid ?? '' })
    expect(plans.map(plan => [plan.name, plan.archived] as const).sort()).toEqual([
      ['一', true],
      ['二', false],
    ])
    for (const plan of plans)
      expect(readPlanDocument(plan.content)).toMatchObject({
        ok: true,
        document: { result: last?.uuid, ownAxis: { record: last?.uuid } },
      })
  })
})
