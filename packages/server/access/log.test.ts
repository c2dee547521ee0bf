import { base } from '@sella/contract/call'
import { calls } from '@sella/contract/calls/index'
import { type Kysely, sql } from 'kysely'
import { expect, test } from 'vitest'
import { checkStore } from '../backup/check-store'
import type { TestBench, Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'
import { filmOfPerson, stow } from '../testing/stow'

const clinicOf = async (bench: TestBench) => {
  const owner = await bench.doctor()
  const { uuid } = await owner.call('clinicFound', { name: '甲诊所', withCases: false })
  return { owner, uuid }
}

const member = async (bench: TestBench, owner: Visitor, role: 'orthodontist' | 'assistant') => {
  const person = await bench.doctor()
  const { token } = await owner.call('invitationAdd', { name: 'x', role, days: 1 })
  await person.call('invitationAccept', { token })
  return person
}

const actions = async (owner: Visitor, asked = {}) => (await owner.call('clinicLog', asked)).rows.map(row => row.action)

/** Somebody with the database in his hands. */
const behind = async (db: Kysely<never>, engine: string, change: string): Promise<void> => {
  if (engine === 'sqlite') {
    await sql`drop trigger if exists clinic_log_no_update`.execute(db)
    await sql`drop trigger if exists clinic_log_no_delete`.execute(db)
  } else await sql`alter table clinic_log disable trigger user`.execute(db)
  await sql.raw(change).execute(db)
}

onEachEngine('the log of a clinic', bench => {
  test('holds who changed, saw and took out what, once for a look, and nobody’s name but the members’', async () => {
    const { owner } = await clinicOf(bench())
    const doctor = await member(bench(), owner, 'orthodontist')
    const { caseUuid, recordUuid } = await caseWithRecord(doctor, '某病人')
    await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'x' }, await picture())
    for (let i = 0; i < 3; i += 1) {
      await owner.call('patientFind', { uuid: caseUuid })
      await owner.call('timebarGet', { caseUuid })
    }
    await owner.call('caseSearchCsv', { filter: {}, today: '2026-11-22' }).catch(() => undefined)
    await owner.call('patientGet', {})
    expect((await actions(owner)).toReversed()).toEqual([
      'clinicFound',
      'invitationAdd',
      'invitationAccept',
      'patientAdd',
      'timebarAdd',
      'imageUpload',
      'patientFind',
      'caseSearchCsv',
    ])
    const { rows } = await owner.call('clinicLog', {})
    expect(rows.filter(row => row.caseUuid === caseUuid).map(row => [row.kind, row.caseName])).toEqual([
      ['see', '某病人'],
      ['change', '某病人'],
      ['change', '某病人'],
      ['change', '某病人'],
    ])
    const { db } = bench().server.ports.store
    expect(JSON.stringify(await db.selectFrom('clinic_log').selectAll().execute())).not.toContain('某病人')
    expect(await actions(owner, { kind: 'export' })).toEqual(['caseSearchCsv'])
    bench().clock.ahead = 1_000_000
    await owner.call('patientFind', { uuid: caseUuid })
    expect(await actions(owner, { kind: 'see' })).toEqual(['patientFind', 'patientFind'])
    bench().clock.ahead = 0
  })

  test('holds who looked at a file that waits, once for each file', async () => {
    const { owner } = await clinicOf(bench())
    const assistant = await member(bench(), owner, 'assistant')
    const { token } = await owner.call('machineTokenAdd', { name: 'x', scope: 'dicom' })
    const files = ['2.25.71', '2.25.72'].map(instance => filmOfPerson({ name: '某病人', instance }))
    expect((await stow(owner.address, token, files)).status).toBe(200)
    const { rows } = await assistant.call('waitingList', { state: 'waiting' })
    for (const { uuid } of [...rows, ...rows]) await assistant.call('waitingLook', { uuid })
    const seen = (await owner.call('clinicLog', { kind: 'see' })).rows
    expect(seen.map(({ action, caseUuid, details }) => [action, caseUuid, JSON.parse(details).uuid])).toEqual(
      rows.map(({ uuid }) => ['waitingLook', null, uuid]).toReversed(),
    )
  })

  test('holds nothing that was refused, and nothing of one’s own desk', async () => {
    const { owner, uuid } = await clinicOf(bench())
    const assistant = await member(bench(), owner, 'assistant')
    const { caseUuid } = await caseWithRecord(owner)
    const before = (await actions(owner)).length
    expect(await assistant.refusal('patientDelete', { uuid: caseUuid })).toBe('ROLE_FORBIDS')
    expect(await assistant.refusal('clinicLog', {})).toBe('ROLE_FORBIDS')
    expect(await assistant.refusal('clinicLogCsv', {})).toBe('ROLE_FORBIDS')
    await owner.call('deskChoose', { clinic: null })
    await owner.call('patientAdd', someone('自己的'))
    await owner.call('deskChoose', { clinic: uuid })
    expect((await actions(owner)).length).toBe(before)
  })

  test('holds a look of each member, however lately another looked', async () => {
    const { owner } = await clinicOf(bench())
    const doctor = await member(bench(), owner, 'orthodontist')
    const { caseUuid } = await caseWithRecord(owner)
    for (const who of [owner, doctor]) await who.call('patientFind', { uuid: caseUuid })
    expect(await actions(owner, { kind: 'see' })).toEqual(['patientFind', 'patientFind'])
  })

  test('goes to its owner as a table, page after page', async () => {
    const { owner } = await clinicOf(bench())
    for (let i = 0; i < 101; i += 1) await owner.call('clinicRename', { name: `甲诊所${i}` })
    const first = await owner.call('clinicLog', {})
    expect([first.rows.length, first.more]).toEqual([100, true])
    const rest = await owner.call('clinicLog', { before: first.rows.at(-1)?.seq })
    expect([rest.rows.map(row => row.seq), rest.more]).toEqual([[2, 1], false])
    const { method, path } = calls.clinicLogCsv
    const authorized = { authorization: owner.token, 'content-type': 'application/json' }
    const table = await fetch(owner.address + base + path, { method, headers: authorized, body: '{}' })
    expect([table.status, table.headers.get('content-type'), table.headers.get('content-disposition')]).toEqual([
      ...[200, 'text/csv; charset=utf-8', 'attachment; filename="sella-log.csv"'],
    ])
    // A line for the names of the columns and one for each entry, none twice.
    const lines = (await table.text()).trimEnd().split('\r\n')
    expect(lines.slice(1).map(line => Number(line.split(',')[0]))).toEqual(Array.from({ length: 103 }, (_, i) => 103 - i))
    expect(await owner.call('clinicLogCheck', {})).toMatchObject({ entries: 103, broken: null })
  })

  test('is one chain also where many write at once', async () => {
    const { owner } = await clinicOf(bench())
    await Promise.all(Array.from({ length: 12 }, (_, i) => owner.call('patientAdd', someone(`病人${i}`))))
    expect(await owner.call('clinicLogCheck', {})).toMatchObject({ entries: 13, broken: null })
  })

  test('cannot be changed by the application, and who changes, drops or cuts entries behind its back is found out', async () => {
    const { db, engine } = bench().server.ports.store
    const chain = async () => {
      const { owner, uuid } = await clinicOf(bench())
      for (let i = 0; i < 4; i += 1) await owner.call('clinicRename', { name: `甲${i}` })
      return { owner, uuid }
    }
    const untouched = await chain()
    await expect(
      db.updateTable('clinic_log').set({ person: 'x' }).where('clinic_uuid', '=', untouched.uuid).execute(),
    ).rejects.toThrow('append only')
    await expect(db.deleteFrom('clinic_log').where('clinic_uuid', '=', untouched.uuid).execute()).rejects.toThrow('append only')
    const brokenAt = async (change: (uuid: string) => string) => {
      const { owner, uuid } = await chain()
      await behind(db as unknown as Kysely<never>, engine.name, change(uuid))
      return { broken: (await owner.call('clinicLogCheck', {})).broken, uuid }
    }
    const changed = await brokenAt(uuid => `update clinic_log set person = 'x' where clinic_uuid = '${uuid}' and seq = 3`)
    const dropped = await brokenAt(uuid => `delete from clinic_log where clinic_uuid = '${uuid}' and seq = 2`)
    const cut = await brokenAt(uuid => `delete from clinic_log where clinic_uuid = '${uuid}' and seq > 3`)
    expect([changed.broken, dropped.broken, cut.broken]).toEqual([3, 2, 4])
    const another = await brokenAt(uuid => `update clinic_log set case_uuid = 'x' where clinic_uuid = '${uuid}' and seq = 2`)
    expect(another.broken).toBe(2)
    // Whole in itself, but not what the clinic remembers as its last.
    const rewritten = await brokenAt(uuid => `update clinic set log_hash = 'x' where uuid = '${uuid}'`)
    expect(rewritten.broken).toBe(5)
    const { findings } = await checkStore(bench().server.ports.store, { dataFolder: bench().folder, bucket: null })
    const logs = findings.filter(({ kind }) => kind === 'log').map(({ what }) => what)
    for (const { uuid } of [changed, dropped, cut, rewritten]) expect(logs.some(what => what.includes(uuid))).toBe(true)
    expect(logs.some(what => what.includes(untouched.uuid))).toBe(false)
  })
})
