import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { instant } from '../db/now'
import { onEachEngine } from '../testing/each-engine'
import { meanwhileWithin } from '../testing/meanwhile'
import { picture } from '../testing/samples'
import { tracedCase, tracingText } from '../testing/traced'
import { closeDraft } from './draft-store'

onEachEngine('a blind tracing in hand', bench => {
  test('is kept apart, taken up again and closed into a reading; the record is never touched', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid, version } = await tracedCase(doctor, { name: '盲描' })
    const of = { recordUuid, reader: 'self', name: '' } as const
    expect(await doctor.call('rereadDraftGet', of)).toBeNull()
    const cephPoints = tracingText({ forward: 12 })
    const first = await doctor.call('rereadDraftSave', { ...of, version: 0, cephPoints })
    const draft = await doctor.call('rereadDraftSave', { ...of, version: first.version, cephPoints })
    expect(await doctor.call('rereadDraftGet', of)).toEqual(draft)
    const [row] = await doctor.call('rereadDrafts', {})
    expect(row).toMatchObject({ uuid: draft.uuid, patient: '盲描', caseUuid, recordUuid })
    expect(row?.placed).toBeGreaterThan(10)
    expect(await doctor.call('rereadList', {})).toEqual([])
    const before = (await doctor.call('timebarGet', { caseUuid }))[0]
    expect(await doctor.refusal('rereadDraftClose', { uuid: draft.uuid, version: 1 })).toBe('REREAD_CONFLICT')
    const reading = await doctor.call('rereadDraftClose', { uuid: draft.uuid, version: draft.version })
    expect(reading).toMatchObject({ recordUuid, reader: 'self', cephPoints })
    expect((await doctor.call('rereadList', {})).map(({ uuid }) => uuid)).toEqual([reading.uuid])
    expect(await doctor.call('rereadDrafts', {})).toEqual([])
    const after = (await doctor.call('timebarGet', { caseUuid }))[0]
    expect([after?.cephPoints, after?.version]).toEqual([before?.cephPoints, version])
  })

  test('keeps its place in the order of a set from the first window that names one, until it is a reading', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '次序' })
    const of = { recordUuid, reader: 'self', name: '', cephPoints: tracingText() } as const
    const order = { seed: 4_294_967_295, place: 3, of: 25 }
    await doctor.call('rereadDraftSave', { ...of, version: 0 })
    await doctor.call('rereadDraftSave', { ...of, version: 1, order })
    await doctor.call('rereadDraftSave', { ...of, version: 2, order: { ...order, place: 4 } })
    const { uuid } = await doctor.call('rereadDraftSave', { ...of, version: 3, order: null })
    expect((await doctor.call('rereadDraftClose', { uuid, version: 4 })).order).toEqual(order)
    await doctor.call('rereadAdd', of)
    expect((await doctor.call('rereadList', {})).map(reading => reading.order)).toEqual([order, null])
    for (const wrong of [
      { ...order, seed: 4_294_967_296 },
      { ...order, place: 0 },
      { ...order, seed: 1.5 },
    ])
      expect(await doctor.refusal('rereadAdd', { ...of, order: wrong })).toBe('INPUT_INVALID')
  })

  test('made on a film that another one replaced is not stored as one of the new film', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '换片' })
    const shown = (await doctor.call('timebarGet', { caseUuid }))[0]?.photos[0]?.shown ?? ''
    const of = { recordUuid, reader: 'self', name: '', cephPoints: tracingText(), shown } as const
    const { version } = await doctor.call('rereadDraftSave', { ...of, version: 0 })
    const file = await picture('jpeg', { tone: 77 })
    const fresh = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'b.jpg' }, file)
    // The window that still shows the first film begins anew where its draft counts as none.
    for (const from of [version, 0])
      expect(await doctor.refusal('rereadDraftSave', { ...of, version: from })).toBe('PICTURE_CHANGED')
    expect(await doctor.call('rereadDrafts', {})).toEqual([])
    expect((await doctor.call('rereadDraftSave', { ...of, version: 0, shown: fresh.shown })).version).toBe(1)
  })

  test('is closed into a reading of the film it was made on, though that is replaced at the same moment', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await tracedCase(doctor, { name: '同时' })
    const film = (await doctor.call('timebarGet', { caseUuid }))[0]?.photos[0]?.hash
    const draft = { recordUuid, reader: 'self', name: '', version: 0, cephPoints: tracingText() } as const
    const { uuid, version } = await doctor.call('rereadDraftSave', draft)
    const { userId: owner } = await doctor.call('cUserInfo', {})
    const { store } = bench().server.ports
    const file = await picture('jpeg', { tone: 78 })
    const waiting = async () =>
      (await sql<{ n: number }>`select count(*) as n from pg_stat_activity where wait_event_type = 'Lock'`.execute(store.db))
        .rows[0]?.n
    let replaced: Promise<unknown> = Promise.resolve()
    const replace = async () => {
      replaced = doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'b.jpg' }, file)
      await Promise.race([replaced, expect.poll(waiting, { timeout: 20_000 }).toBe(1)])
    }
    // SQLite has one connection: nobody replaces anything meanwhile.
    const db = store.engine.name === 'sqlite' ? store.db : meanwhileWithin(store.db, 'image', replace)
    await closeDraft({ ...store, db }, { uuid, version }, { doctor: owner, person: owner, at: instant(Date.now()) })
    await replaced
    const row = await store.db.selectFrom('reread').select('film').where('record_uuid', '=', recordUuid).executeTakeFirst()
    expect(row?.film).toBe(film)
  })

  test('of two windows that keep it the later is refused; given up, it is gone', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '两窗' })
    const of = { recordUuid, reader: 'self', name: '' } as const
    const asked = [1, 2].map(forward =>
      doctor.ask('rereadDraftSave', { ...of, version: 0, cephPoints: tracingText({ forward }) }),
    )
    expect((await Promise.all(asked)).map(({ status }) => status).sort()).toEqual([200, 409])
    const other = { ...of, reader: 'other', name: '乙' } as const
    await doctor.call('rereadDraftSave', { ...other, version: 0, cephPoints: tracingText() })
    expect(await doctor.call('rereadDrafts', {})).toHaveLength(2)
    const draft = await doctor.call('rereadDraftGet', of)
    await doctor.call('rereadDraftDelete', { uuid: draft?.uuid ?? '' })
    expect(await doctor.call('rereadDraftGet', of)).toBeNull()
    expect(await doctor.refusal('rereadDraftDelete', { uuid: draft?.uuid ?? '' })).toBe('NOT_FOUND')
  })

  test('is none any more once the film is another one, and one begun on that takes its place', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await tracedCase(doctor, { name: '换片' })
    const of = { recordUuid, reader: 'self', name: '' } as const
    const { uuid } = await doctor.call('rereadDraftSave', { ...of, version: 0, cephPoints: tracingText() })
    await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'b.jpg' }, await picture('jpeg', { tone: 99 }))
    expect([await doctor.call('rereadDraftGet', of), await doctor.call('rereadDrafts', {})]).toEqual([null, []])
    expect(await doctor.refusal('rereadDraftClose', { uuid, version: 1 })).toBe('NOT_FOUND')
    await doctor.call('rereadDraftSave', { ...of, version: 0, cephPoints: tracingText() })
    expect(await doctor.call('rereadDrafts', {})).toHaveLength(1)
  })

  test('at a clinic’s desk belongs to the member who traces, and is read under her name', async () => {
    const owner = await bench().doctor()
    await owner.call('clinicFound', { name: '诊所', withCases: false })
    const { recordUuid } = await tracedCase(owner, { name: '共有' })
    const { token } = await owner.call('invitationAdd', { name: '乙', role: 'orthodontist', days: 1 })
    const member = await bench().doctor()
    await member.call('invitationAccept', { token })
    const of = { recordUuid, reader: 'self', name: '' } as const
    const draft = await member.call('rereadDraftSave', { ...of, version: 0, cephPoints: tracingText() })
    expect([await owner.call('rereadDraftGet', of), await owner.call('rereadDrafts', {})]).toEqual([null, []])
    expect(await owner.refusal('rereadDraftClose', { uuid: draft.uuid, version: 1 })).toBe('NOT_FOUND')
    const { userName } = await member.call('cUserInfo', {})
    await member.call('rereadDraftClose', { uuid: draft.uuid, version: 1 })
    expect((await owner.call('rereadList', {}))[0]).toMatchObject({ reader: 'member', name: userName })
  })
})
