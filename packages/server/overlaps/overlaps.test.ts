import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, schemeNamed } from '../testing/samples'

const [first, mine, theirs] = [['a'], ['mine'], ['theirs']].map(names =>
  JSON.stringify(names.map(name => schemeNamed(name))),
) as [string, string, string]

onEachEngine('the overlap schemes of a case', bench => {
  test('are saved if nobody saved others since the change started, and otherwise stay as the other window left them', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await caseWithRecord(doctor)
    // Twice, as where the reply of the first was lost.
    for (const _ of [1, 2]) await doctor.call('overconfigUpdate', { caseUuid, content: first, from: '[]' })
    expect(await doctor.refusal('overconfigUpdate', { caseUuid, content: mine, from: '[]' })).toBe('OVERLAP_CONFLICT')
    await doctor.call('overconfigUpdate', { caseUuid, content: theirs, from: first })
    const late = await doctor.ask('overconfigUpdate', { caseUuid, content: mine, from: first })
    expect([late.status, late.envelope.code]).toEqual([409, 409])
    expect(await doctor.call('overconfigFind', { caseUuid })).toBe(theirs)
    // Whoever does not say where she started from writes over whatever is there.
    await doctor.call('overconfigUpdate', { caseUuid, content: mine })
    expect(await doctor.call('overconfigFind', { caseUuid })).toBe(mine)
  })

  test('of two windows that save at the same moment one is refused, and the change log has one entry', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await caseWithRecord(doctor)
    const asked = [mine, theirs].map(content => doctor.ask('overconfigUpdate', { caseUuid, content, from: '[]' }))
    const statuses = (await Promise.all(asked)).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 409])
    const log = await bench()
      .server.ports.store.db.selectFrom('audit')
      .select('action')
      .where('entity', '=', 'overlap')
      .where('entity_uuid', '=', caseUuid)
      .execute()
    expect(log).toHaveLength(1)
  })

  test('never take in a record of another patient: neither of her own nor of another doctor, not even one in the bin', async () => {
    const [owner, other] = [await bench().doctor(), await bench().doctor()]
    const { caseUuid, recordUuid } = await caseWithRecord(owner)
    const second = await caseWithRecord(owner, '周二')
    const strange = await caseWithRecord(other, '吴三')
    const binned = await caseWithRecord(owner, '郑四')
    await owner.call('timebarDelete', { uuid: binned.recordUuid })
    const naming = (...uuids: readonly string[]): string => JSON.stringify([schemeNamed('前后', ...uuids)])
    for (const { recordUuid: foreign } of [second, strange, binned]) {
      const asked = await owner.ask('overconfigUpdate', { caseUuid, content: naming(recordUuid, foreign), from: '[]' })
      expect([asked.status, asked.envelope.data.reason]).toEqual([409, 'OVERLAP_FOREIGN'])
      expect(asked.envelope.message).toContain('前后')
    }
    expect(await owner.call('overconfigFind', { caseUuid })).toBe('[]')
    // A record nobody has any more is none of another patient.
    await owner.call('overconfigUpdate', { caseUuid, content: naming(recordUuid, crypto.randomUUID()), from: '[]' })
  })

  test('that took one in before such were refused are read as they are, and the others beside them can be saved', async () => {
    const owner = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(owner)
    const { recordUuid: foreign } = await caseWithRecord(owner, '周二')
    await owner.call('overconfigUpdate', { caseUuid, content: '[]' })
    const old = schemeNamed('旧', recordUuid, foreign)
    await bench()
      .server.ports.store.db.updateTable('overlap')
      .set({ content: JSON.stringify([old]) })
      .where('case_uuid', '=', caseUuid)
      .execute()
    expect(await owner.call('overconfigFind', { caseUuid })).toBe(JSON.stringify([old]))
    const beside = JSON.stringify([old, schemeNamed('新', recordUuid)])
    await owner.call('overconfigUpdate', { caseUuid, content: beside, from: JSON.stringify([old]) })
    await owner.call('overconfigUpdate', { caseUuid, content: JSON.stringify([{ ...old, uuids: [recordUuid] }]) })
    expect(await owner.refusal('overconfigUpdate', { caseUuid, content: JSON.stringify([old]) })).toBe('OVERLAP_FOREIGN')
  })

  test('are refused when malformed, by the place of what is', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await caseWithRecord(doctor)
    const content = JSON.stringify([{ ...schemeNamed('a'), overFun: 'xy' }])
    const asked = await doctor.ask('overconfigUpdate', { caseUuid, content })
    expect(asked.envelope.data).toMatchObject({ reason: 'INPUT_INVALID', field: '0.overFun' })
    expect(await doctor.call('overconfigFind', { caseUuid })).toBe('[]')
  })

  test('of one doctor are nothing to another, whatever she says they were', async () => {
    const [owner, other] = [await bench().doctor(), await bench().doctor()]
    const { caseUuid } = await caseWithRecord(owner)
    await owner.call('overconfigUpdate', { caseUuid, content: first, from: '[]' })
    expect(await other.refusal('overconfigUpdate', { caseUuid, content: mine, from: first })).toBe('NOT_FOUND')
    expect(await other.refusal('overconfigFind', { caseUuid })).toBe('NOT_FOUND')
    expect(await owner.call('overconfigFind', { caseUuid })).toBe(first)
  })
})
