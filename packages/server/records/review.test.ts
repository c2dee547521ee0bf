import { expect, test } from 'vitest'
import type { TestBench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'

const points = (x: number) => `{"Lateral_Ceph":[{"landmark":"S","x":${x},"y":2}]}`

const member = async (bench: TestBench, owner: Visitor, role: 'orthodontist' | 'resident') => {
  const person = await bench.doctor()
  const { token } = await owner.call('invitationAdd', { name: 'x', role, days: 1 })
  await person.call('invitationAccept', { token })
  return { person, name: (await person.call('cUserInfo', {})).userName }
}

const save = async (who: Visitor, { caseUuid, recordUuid: uuid }: { caseUuid: string; recordUuid: string }, x: number | null) => {
  const [record] = await who.call('timebarGet', { caseUuid })
  const version = record?.version ?? 0
  return who.call('timebarUpdate', { uuid, caseUuid, version, cephPoints: x === null ? null : points(x) })
}

onEachEngine('a tracing at a clinic', bench => {
  test('of a resident waits and says whose it is, until an orthodontist approves it; saved again it waits again', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const { person: resident, name } = await member(bench(), owner, 'resident')
    const { person: doctor, name: approver } = await member(bench(), owner, 'orthodontist')
    const where = await caseWithRecord(resident)
    const saved = await save(resident, where, 1)
    expect(saved.review).toEqual({ by: name, waits: true, approvedBy: null, approvedAt: null })
    const waiting = async () => (await owner.call('clinicGet', {})).members.map(member => member.waiting)
    expect(await waiting()).toEqual([0, 1, 0])
    const which = { uuid: where.recordUuid, version: saved.version }
    expect(await resident.refusal('tracingApprove', which)).toBe('ROLE_FORBIDS')
    const older = await doctor.ask('tracingApprove', { ...which, version: saved.version - 1 })
    expect(older.envelope.data).toEqual({ reason: 'RECORD_CONFLICT', currentVersion: saved.version })
    const later = await doctor.call('patientAdd', someone('后来的病人'))
    expect((await doctor.call('patientGet', {})).rows[0]?.uuid).toBe(later.uuid)
    // The case that was worked on stands first in the list again.
    const approved = await doctor.call('tracingApprove', which)
    expect(approved.review).toMatchObject({ by: name, waits: false, approvedBy: approver })
    expect((await doctor.call('patientGet', {})).rows[0]?.uuid).toBe(where.caseUuid)
    expect(await waiting()).toEqual([0, 0, 0])
    // Who approves it once more is not named instead, and leaves no entry.
    const again = await owner.call('tracingApprove', { ...which, version: approved.version })
    expect(again.review).toEqual(approved.review)
    const { db } = bench().server.ports.store
    const log = await db
      .selectFrom('audit')
      .select('details')
      .where('entity_uuid', '=', where.recordUuid)
      .where('action', '=', 'tracingApprove')
      .execute()
    expect(log.map(({ details }) => JSON.parse(details ?? '').version)).toEqual([which.version])
    expect((await save(resident, where, 3)).review).toMatchObject({ waits: true, approvedBy: null })
    expect((await save(doctor, where, 4)).review).toEqual({ by: approver, waits: false, approvedBy: null, approvedAt: null })
    expect((await save(resident, where, null)).review).toBe(undefined)
  })

  test('is whose it was when another saves something else, and a reading of the vertebrae is hers who made it', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '甲诊所', withCases: false })
    const { person: resident, name } = await member(bench(), owner, 'resident')
    const { person: doctor, name: reader } = await member(bench(), owner, 'orthodontist')
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(resident)
    const { version } = await save(resident, { caseUuid, recordUuid: uuid }, 1)
    const dated = await doctor.call('timebarUpdate', { uuid, caseUuid, version, createday: '2026-02-02T09:30' })
    expect(dated.review).toMatchObject({ by: name, waits: true })
    const read = await doctor.call('timebarMaturation', { uuid, read: { stage: 'CS3', hindrance: null } })
    expect(read.maturation?.by).toBe(reader)
  })

  test('of a film that another one replaced is neither awaited nor approved, unseen, until its film is back', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '乙诊所', withCases: false })
    const { person: resident } = await member(bench(), owner, 'resident')
    const where = await caseWithRecord(resident)
    const { recordUuid, caseUuid } = where
    const upload = async (tone: number) =>
      owner.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture('jpeg', { tone }))
    const first = await upload(1)
    await save(resident, where, 1)
    const second = await upload(90)
    const stored = async () => (await owner.call('timebarGet', { caseUuid }))[0]
    const hidden = await stored()
    expect([hidden?.cephPoints, hidden?.review]).toEqual([null, undefined])
    const approving = { uuid: recordUuid, version: hidden?.version ?? 1 }
    expect(await owner.refusal('tracingApprove', approving)).toBe('STAGE_NOT_DIGITIZED')
    await owner.call('imageDelete', { uuid: second.uuid })
    await owner.call('imageRestore', { uuid: first.uuid })
    const shown = await stored()
    expect(shown?.review).toMatchObject({ waits: true })
    const approved = await owner.call('tracingApprove', { uuid: recordUuid, version: shown?.version ?? 1 })
    expect(approved.review).toMatchObject({ waits: false })
  })

  test('is nobody’s to review at one’s own desk', async () => {
    const doctor = await bench().doctor()
    const where = await caseWithRecord(doctor)
    expect((await save(doctor, where, 1)).review).toBe(undefined)
    const { db } = bench().server.ports.store
    const row = await db.selectFrom('record').selectAll().where('uuid', '=', where.recordUuid).executeTakeFirstOrThrow()
    expect([row.traced_by, row.traced_name, row.awaits_review]).toEqual([null, null, 0])
  })
})
