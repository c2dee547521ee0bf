import { randomUUID } from 'node:crypto'
import { base } from '@sella/contract/call'
import { expect, test } from 'vitest'
import type { TestBench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'
import { tracedCase } from '../testing/traced'

const day = 86_400_000
const wish = { name: '上海 陈主任', days: 7, scope: 'see', identity: false, documents: [] as string[] } as const

const linked = async (doctor: Visitor, caseUuid: string, records: string[], more: object = {}) =>
  doctor.call('shareAdd', { ...wish, documents: [], caseUuid, records, ...more })

/** A document of a record, by its uuid. */
const documentOf = async ({ server }: TestBench, doctor: Visitor, caseUuid: string, recordUuid: string): Promise<string> => {
  const asked = { analysis: 'ABO', dentition: 'permanent', lang: 'zh', today: '2026-11-22', recordUuid }
  const reply = await fetch(`${server.address}${base}/document/make`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
    body: JSON.stringify({ kind: 'page', wish: asked }),
  })
  await reply.text()
  return (await doctor.call('documentList', { caseUuid }))[0]?.uuid ?? ''
}

onEachEngine('a link for a colleague outside', bench => {
  test('shows the chosen records and nothing else: no name, no file name, no other record, case or note', async () => {
    const doctor = await bench().doctor('share.one')
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '林知夏' })
    const other = await doctor.call('timebarAdd', { caseUuid, createday: '2026-03-04T00:00', type: 2 })
    await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: '林知夏 微笑.jpg' }, await picture())
    await doctor.call('recordNoteSave', { uuid: recordUuid, note: '私下的话', from: '' })
    const { token } = await linked(doctor, caseUuid, [recordUuid])
    const seen = await bench().visitor().call('shareOpen', { token })
    expect([seen.patient, seen.records.length, seen.documents, seen.madeBy]).toEqual([null, 1, [], 'share.one'])
    expect(seen.records[0]?.pictures.map(picture => picture.type).toSorted()).toEqual(['Lateral_Ceph', 'Smile_Photo'])
    expect(seen.records[0]?.tracing?.curves.length).toBeGreaterThan(3)
    const text = JSON.stringify(seen)
    for (const secret of ['林知夏', '私下的话', caseUuid, recordUuid, other.uuid, '"url":"']) expect(text).not.toContain(secret)
    const preview = seen.records[0]?.pictures[0]?.previewUrl ?? ''
    expect((await fetch(bench().server.address + preview)).status).toBe(200)
    // The signature is of this picture at this size alone.
    expect((await fetch(bench().server.address + preview.replace('preview%2F', 'work%2F'))).status).toBe(403)
    // Of two records each has its own pictures.
    await doctor.call('imageUpload', { recordUuid: other.uuid, type: 'Frontal_Photo', name: 'b.jpg' }, await picture())
    const both = await linked(doctor, caseUuid, [recordUuid, other.uuid])
    const { records } = await bench().visitor().call('shareOpen', { token: both.token })
    expect(
      Object.fromEntries(records.map(each => [each.createday.slice(0, 10), each.pictures.map(({ type }) => type).toSorted()])),
    ).toEqual({
      ...{ [seen.records[0]?.createday.slice(0, 10) ?? '']: ['Lateral_Ceph', 'Smile_Photo'] },
      '2026-03-04': ['Frontal_Photo'],
    })
  })

  test('shows a letter and a picture of no known kind only together with the name', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor, '林知夏')
    for (const [tone, type] of (['Smile_Photo', 'Document', 'Other'] as const).entries())
      await doctor.call('imageUpload', { recordUuid, type, name: type }, await picture('jpeg', { tone: 90 + tone }))
    const kinds = async (identity: boolean) => {
      const { token } = await linked(doctor, caseUuid, [recordUuid], { identity })
      const { records } = await bench().visitor().call('shareOpen', { token })
      return records.flatMap(({ pictures }) => pictures.map(({ type }) => type)).toSorted()
    }
    expect(await kinds(false)).toEqual(['Smile_Photo'])
    expect(await kinds(true)).toEqual(['Document', 'Other', 'Smile_Photo'])
  })

  test('names the patient and gives full pictures and documents only where that was chosen', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '郑婉婷' })
    const document = await documentOf(bench(), doctor, caseUuid, recordUuid)
    for (const more of [{ identity: true }, { scope: 'download' }, {}]) {
      const asked = { ...wish, caseUuid, records: [recordUuid], documents: [document], ...more }
      expect(await doctor.refusal('shareAdd', asked)).toBe('SHARE_DOCUMENTS')
    }
    const all = { identity: true, scope: 'download', documents: [document] }
    const { token, uuid } = await linked(doctor, caseUuid, [recordUuid], all)
    const seen = await bench().visitor().call('shareOpen', { token })
    expect(seen.patient?.name).toBe('郑婉婷')
    expect((await fetch(bench().server.address + (seen.records[0]?.pictures[0]?.url ?? ''))).status).toBe(200)
    const address = bench().server.address + (seen.documents[0]?.url ?? '')
    const file = await fetch(address)
    expect([file.status, file.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect((await file.arrayBuffer()).byteLength).toBeGreaterThan(1000)
    // The address of one document opens no other, and none once the link is stopped.
    const foreign = new URL(address)
    foreign.searchParams.set('document', crypto.randomUUID())
    expect((await fetch(foreign)).status).toBe(403)
    // A paper of another case is no part of this one, though the link named it before.
    const { db } = bench().server.ports.store
    const { caseUuid: another } = await caseWithRecord(doctor)
    const moved = (to: string) => db.updateTable('document').set({ case_uuid: to }).where('uuid', '=', document).execute()
    await moved(another)
    expect((await fetch(address)).status).toBe(404)
    await moved(caseUuid)
    expect((await fetch(address)).status).toBe(200)
    // What was withdrawn is no longer on the page, nor at its address.
    await doctor.call('documentRevoke', { uuid: document, reason: '描记有误' })
    expect((await bench().visitor().call('shareOpen', { token })).documents).toEqual([])
    expect((await fetch(address)).status).toBe(404)
    await doctor.call('shareStop', { uuid })
    expect((await fetch(address)).status).toBe(410)
  })

  test('opens no more once it is over, stopped, its case in the bin or handed over, all refused alike', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const refused = (token: string) => bench().visitor().refusal('shareOpen', { token })
    const [over, stopped, binned] = [
      await linked(doctor, caseUuid, [recordUuid], { days: 1 }),
      await linked(doctor, caseUuid, [recordUuid]),
      await linked(doctor, caseUuid, [recordUuid], { days: 30 }),
    ]
    expect(await refused(over.token)).toBe('DONE')
    bench().clock.ahead += day + 1
    expect(await refused(over.token)).toBe('SHARE_ENDED')
    await doctor.call('shareExtend', { uuid: over.uuid, days: 2 })
    expect(await refused(over.token)).toBe('DONE')
    await doctor.call('shareStop', { uuid: stopped.uuid })
    expect(await refused(stopped.token)).toBe('SHARE_ENDED')
    expect(await doctor.refusal('shareExtend', { uuid: stopped.uuid, days: 2 })).toBe('SHARE_ENDED')
    await doctor.call('patientDelete', { uuid: caseUuid })
    expect(await refused(binned.token)).toBe('SHARE_ENDED')
    await doctor.call('patientRestore', { uuid: caseUuid })
    expect(await refused(binned.token)).toBe('DONE')
    await doctor.call('clinicFound', { name: '甲诊所', withCases: true })
    expect(await refused(binned.token)).toBe('SHARE_ENDED')
    expect(await refused('a'.repeat(43))).toBe('SHARE_ENDED')
  })

  test('asks for its password, which is not guessed; tokens are not tried through', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { token } = await linked(doctor, caseUuid, [recordUuid], { password: 'told by phone' })
    const visitor = bench().visitor()
    expect(await visitor.refusal('shareOpen', { token })).toBe('SHARE_PASSWORD_NEEDED')
    expect(await visitor.refusal('shareOpen', { token, password: 'told by phone' })).toBe('DONE')
    for (let i = 0; i < 8; i += 1) expect(await visitor.refusal('shareOpen', { token, password: 'guess' })).toBe('UNLOCK_WRONG')
    expect(await visitor.refusal('shareOpen', { token, password: 'told by phone' })).toBe('SIGN_IN_THROTTLED')
    bench().clock.ahead += 16 * 60_000
    const tries = await Promise.all(
      Array.from({ length: 22 }, (_, i) => visitor.refusal('shareOpen', { token: String(i % 10).repeat(43) })),
    )
    expect(tries.filter(reason => reason === 'SIGN_IN_THROTTLED')).toHaveLength(2)
    bench().clock.ahead += 16 * 60_000
  })

  test('takes nothing of another case, and is stopped and listed only by who owns it', async () => {
    const [doctor, other] = [await bench().doctor(), await bench().doctor()]
    const mine = await caseWithRecord(doctor)
    const second = await caseWithRecord(doctor, '另一位')
    const foreign = await caseWithRecord(other)
    for (const record of [second.recordUuid, foreign.recordUuid]) {
      const asked = { ...wish, caseUuid: mine.caseUuid, records: [record], documents: [] }
      expect(await doctor.refusal('shareAdd', asked)).toBe('NOT_FOUND')
    }
    const asked = { ...wish, caseUuid: mine.caseUuid, records: [mine.recordUuid], documents: [crypto.randomUUID()] }
    expect(await doctor.refusal('shareAdd', { ...asked, identity: true, scope: 'download' })).toBe('NOT_FOUND')
    const { token, uuid } = await linked(doctor, mine.caseUuid, [mine.recordUuid])
    const { db } = bench().server.ports.store
    expect(JSON.stringify(await db.selectFrom('case_share').selectAll().execute())).not.toContain(token)
    expect(await other.refusal('shareStop', { uuid })).toBe('NOT_FOUND')
    await bench().visitor().call('shareOpen', { token })
    const [link] = await doctor.call('shareList', { caseUuid: mine.caseUuid })
    expect([link?.opened, link?.hasPassword, link?.records]).toEqual([1, false, 1])
  })

  test('is listed over all cases to who manages the clinic, to others where they made it, to strangers never', async () => {
    const [owner, colleague, stranger] = [await bench().doctor(), await bench().doctor(), await bench().doctor()]
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const { token } = await owner.call('invitationAdd', { name: 'x', role: 'orthodontist', days: 1 })
    await colleague.call('invitationAccept', { token })
    const first = await caseWithRecord(owner, '甲病人')
    const second = await caseWithRecord(owner, '乙病人')
    await linked(owner, first.caseUuid, [first.recordUuid])
    await linked(colleague, second.caseUuid, [second.recordUuid])
    const names = async (who: Visitor) => (await who.call('shareList', {})).map(link => link.caseName).toSorted()
    expect(await names(owner)).toEqual(['甲病人', '乙病人'].toSorted())
    expect(await names(colleague)).toEqual(['乙病人'])
    expect(await names(stranger)).toEqual([])
    await owner.call('patientDelete', { uuid: first.caseUuid })
    expect(await names(owner)).toEqual(['乙病人'])
  })

  test('stands in the clinic’s log with each opening, whose chain holds', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const { caseUuid, recordUuid } = await caseWithRecord(owner)
    const { token, uuid } = await linked(owner, caseUuid, [recordUuid])
    await bench().visitor().call('shareOpen', { token })
    await owner.call('shareStop', { uuid })
    const { rows } = await owner.call('clinicLog', {})
    expect(rows.slice(0, 3).map(row => [row.action, row.person, row.caseUuid === caseUuid])).toEqual([
      ['shareStop', (await owner.call('cUserInfo', {})).userName, true],
      ['shareOpen', wish.name, true],
      ['shareAdd', (await owner.call('cUserInfo', {})).userName, true],
    ])
    expect((await owner.call('clinicLogCheck', {})).broken).toBe(null)
  })

  test('none that opens is hidden in the list behind those that are over, and no more open than are listed', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { uuid } = await linked(doctor, caseUuid, [recordUuid], { days: 90 })
    const { db } = bench().server.ports.store
    const own = await db.selectFrom('case_share').selectAll().where('uuid', '=', uuid).executeTakeFirstOrThrow()
    const add = async (count: number, more: Partial<typeof own>) => {
      const rows = Array.from({ length: count }, () => ({ ...own, uuid: randomUUID(), token_hash: randomUUID(), ...more }))
      for (let from = 0; from < count; from += 200)
        await db
          .insertInto('case_share')
          .values(rows.slice(from, from + 200))
          .execute()
    }
    const stopped = { created_at: '2098-01-01T00:00:00.000Z', stopped_at: '2098-01-02T00:00:00.000Z' }
    await add(1000, stopped)
    for (const asked of [{}, { caseUuid }]) {
      const links = await doctor.call('shareList', asked)
      expect([links.length, links[0]?.uuid]).toEqual([1000, uuid])
    }
    await add(999, {})
    const opened = async () => (await doctor.call('shareList', {})).filter(link => link.stoppedAt === null).map(link => link.uuid)
    const { envelope } = await doctor.ask('shareAdd', { ...wish, caseUuid, records: [recordUuid] })
    expect(envelope.data).toEqual({ reason: 'SHARE_LIMIT', limit: 1000 })
    await doctor.call('shareStop', { uuid })
    expect(await doctor.refusal('shareAdd', { ...wish, caseUuid, records: [recordUuid] })).toBe('DONE')
    // One that is over would be one more; one that is open gets another end.
    const [over, open] = [randomUUID(), randomUUID()]
    const before = { created_at: '2020-01-01T00:00:00.000Z', ends_at: '2020-01-02T00:00:00.000Z' }
    await add(1, { uuid: over, stopped_at: null, ...before })
    await db
      .updateTable('case_share')
      .set({ uuid: open })
      .where('uuid', '=', (await opened())[0] ?? '')
      .execute()
    expect(await doctor.refusal('shareExtend', { uuid: over, days: 7 })).toBe('SHARE_LIMIT')
    expect(await doctor.refusal('shareExtend', { uuid: open, days: 7 })).toBe('DONE')
    await doctor.call('shareStop', { uuid: open })
    expect(await doctor.refusal('shareExtend', { uuid: over, days: 7 })).toBe('DONE')
    expect(await doctor.refusal('shareExtend', { uuid: over, days: 8 })).toBe('DONE')
    expect(await doctor.refusal('shareExtend', { uuid: open, days: 8 })).toBe('SHARE_ENDED')
  })
})
