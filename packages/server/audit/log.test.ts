import { randomUUID } from 'node:crypto'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'
import { eraseDetails, note, plansLogged } from './log'

onEachEngine('the change log', bench => {
  test('can be neither changed nor erased while its doctor is there, nor rewritten when she is gone', async () => {
    const [leaver, stayer] = [await bench().doctor(), await bench().doctor()]
    await leaver.call('patientAdd', someone('王小明'))
    await stayer.call('patientAdd', someone('王小明'))
    const { db } = bench().server.ports.store
    const rows = () => db.selectFrom('audit').selectAll().orderBy('uuid').execute()
    const change = (values: Readonly<Record<string, string>>) => db.updateTable('audit').set(values).execute()
    const before = await rows()
    await expect(change({ details: '{"erased":true}' })).rejects.toThrow('append only')
    const { userId } = await leaver.call('cUserInfo', {})
    await leaver.call('accountDelete', { password: 'correct horse' })
    const left = await rows()
    expect(left.map(({ details: _, ...row }) => row)).toEqual(before.map(({ details: _, ...row }) => row))
    for (const row of left) expect(row.details.includes('王小明')).toBe(row.doctor_id !== userId)
    const gone = db.updateTable('audit').where('doctor_id', '=', userId)
    for (const values of [
      { details: '{}' },
      { action: 'patientUpdate' },
      { at: '2020-01-01T00:00:00.000Z' },
      { entity_uuid: userId },
    ])
      await expect(gone.set(values).execute()).rejects.toThrow('append only')
    await expect(db.deleteFrom('audit').where('doctor_id', '=', userId).execute()).rejects.toThrow('append only')
    expect(await rows()).toEqual(left)
  })

  test('keeps of who left what was done to cases that others have now, and forgets the rest', async () => {
    const [leaver, stayer] = [await bench().doctor(), await bench().doctor()]
    const { db } = bench().server.ports.store
    const filled = async (name: string) => {
      const { caseUuid, recordUuid } = await caseWithRecord(leaver, name)
      const { uuid: image } = await leaver.call('imageUpload', { recordUuid, type: 'Other', name: 'x' }, await picture('png'))
      const content = writePlanDocument(emptyPlanDocument)
      const { uuid: plan } = await leaver.call('planAdd', { recordUuid, name: 'A', content })
      return [caseUuid, recordUuid, image, plan]
    }
    const [handed, own] = [await filled('王小明'), await filled('李小红')]
    const [{ userId: from }, { userId: to }] = [await leaver.call('cUserInfo', {}), await stayer.call('cUserInfo', {})]
    for (const table of ['patient', 'record', 'image', 'plan'] as const)
      await db.updateTable(table).set({ doctor_id: to }).where('uuid', 'in', handed).execute()
    await leaver.call('accountDelete', { password: 'correct horse' })
    const rows = await db.selectFrom('audit').select(['entity', 'entity_uuid', 'details']).where('doctor_id', '=', from).execute()
    const about = (uuids: readonly string[]) => rows.filter(row => uuids.includes(row.entity_uuid))
    expect(new Set(about(handed).map(({ entity }) => entity))).toEqual(new Set(['patient', 'record', 'image', 'plan']))
    for (const { details } of about(handed)) expect(details).not.toContain('erased')
    expect(about(own).length).toBe(about(handed).length)
    for (const { details } of about(own)) expect(details).toBe('{"erased":true}')
  })

  test('forgets nothing of a doctor who stays', async () => {
    const [leaver, stayer] = [await bench().doctor(), await bench().doctor()]
    const { userId } = await leaver.call('cUserInfo', {})
    await stayer.call('patientAdd', someone('王小明'))
    const { db } = bench().server.ports.store
    const details = () => db.selectFrom('audit').select('details').where('doctor_id', '!=', userId).orderBy('uuid').execute()
    const before = await details()
    await db.transaction().execute(tx => eraseDetails(tx, userId))
    expect(await details()).toEqual(before)
  })

  test('says who did what to what, when, and names the plans of a record, deleted ones too', async () => {
    const { db } = bench().server.ports.store
    const [doctor, uuid, record, other] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()]
    const change = { doctor, at: '2026-01-01T00:00:00.000Z', action: 'planAdd', entity: 'plan', uuid } as const
    await note(db, { ...change, details: { record, name: 'A' } })
    await note(db, { ...change, action: 'planDelete', details: { record } })
    await note(db, { ...change, uuid: other, details: { record: other } })
    await note(db, { ...change, entity: 'image', uuid: other, details: { record } })
    expect(await plansLogged(db, [record])).toEqual([uuid])
    expect((await plansLogged(db, [record, other])).toSorted()).toEqual([uuid, other].toSorted())
    const [row] = await db
      .selectFrom('audit')
      .selectAll()
      .where('entity_uuid', '=', uuid)
      .where('action', '=', 'planAdd')
      .execute()
    expect(row).toMatchObject({
      doctor_id: doctor,
      at: change.at,
      entity: 'plan',
      details: JSON.stringify({ record, name: 'A' }),
    })
  })
})
