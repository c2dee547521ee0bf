import { withMarksOn } from '@sella/contract/documents/picture-marks'
import { noEdit } from '@sella/contract/picture-edit'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture } from '../testing/samples'

type Ask = () => Promise<string>

const traced = (x: number) => JSON.stringify({ Lateral_Ceph: [{ landmark: 'S', x, y: 6 }] })

onEachEngine('a film on which two people work at the same moment', bench => {
  /** What a call answers that came while another transaction had changed the record and not ended yet. */
  const meanwhile = async (
    recordUuid: string,
    saved: { ceph_points?: string; version?: number; age_group?: 'permanent' },
    ask: Ask,
  ) => {
    const { db, engine } = bench().server.ports.store
    const waiting = async () =>
      (await sql<{ n: string }>`select count(*) as n from pg_stat_activity where wait_event_type = 'Lock'`.execute(db)).rows[0]?.n
    // SQLite has one connection: the call waits for it as a whole.
    const waits = () => (engine.name === 'sqlite' ? undefined : expect.poll(async () => Number(await waiting())).toBe(1))
    let asked: Promise<string> | null = null
    await db.transaction().execute(async tx => {
      await tx.updateTable('record').set(saved).where('uuid', '=', recordUuid).execute()
      asked = ask()
      await waits()
    })
    return asked as Promise<string> | null
  }

  test('is not turned over points that were saved while it was: they stay as they were saved', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { uuid } = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'x.png' }, await picture())
    const save = { uuid: recordUuid, caseUuid, version: 1, cephPoints: traced(5) }
    const { version } = await doctor.call('timebarUpdate', save)
    const turn = { uuid, recipe: { ...noEdit, flip: true }, carry: { version } } as const
    const saved = { ceph_points: traced(50), version: version + 1 }
    expect(await meanwhile(recordUuid, saved, () => doctor.refusal('imageEdit', turn))).toBe('RECORD_CONFLICT')
    const [record] = await doctor.call('timebarGet', { caseUuid })
    expect(record).toMatchObject({ version: version + 1, cephPoints: traced(50) })
  })

  test('takes the marks of one of them, and tells the others', async () => {
    const doctor = await bench().doctor()
    const { recordUuid } = await caseWithRecord(doctor)
    const photo = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a.jpg' }, await picture())
    const { uuid } = photo
    const markedAt = (x: number): string => {
      const points = [
        { x, y: 2 },
        { x: 90, y: 4 },
      ]
      return withMarksOn(null, { frame: photo.hash, shown: photo.shown }, [{ tool: 'distance', points }]) ?? ''
    }
    const tries = Array.from({ length: 6 }, (_, n) => ({ uuid, content: markedAt(n), from: null }))
    const replies = await Promise.all(tries.map(mark => doctor.refusal('pictureMarksSave', mark)))
    expect(replies.toSorted()).toEqual(['DONE', ...Array.from({ length: 5 }, () => 'MARKS_CONFLICT')])
    const saved = tries[replies.indexOf('DONE')]?.content
    expect(await doctor.call('pictureMarksGet', { uuid })).toEqual({ content: saved })
  })

  test('is shown by the edit of one of them, and tells the others; the same edit again is none', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid } = await caseWithRecord(doctor)
    const { uuid } = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'x.png' }, await picture())
    const recipes = [10, 20, 30, 40].map(brightness => ({ ...noEdit, brightness }))
    const replies = await Promise.all(recipes.map(recipe => doctor.refusal('imageEdit', { uuid, recipe, from: null })))
    expect(replies.toSorted()).toEqual(['DONE', 'PICTURE_CHANGED', 'PICTURE_CHANGED', 'PICTURE_CHANGED'])
    const first = recipes[replies.indexOf('DONE')] ?? noEdit
    const [record] = await doctor.call('timebarGet', { caseUuid })
    expect(record?.photos[0]?.edit?.recipe).toEqual(first)
    expect(await doctor.refusal('imageEdit', { uuid, recipe: first, from: null })).toBe('DONE')
    expect(await doctor.refusal('imageEdit', { uuid, recipe: null, from: noEdit })).toBe('PICTURE_CHANGED')
    expect(await doctor.refusal('imageEdit', { uuid, recipe: null, from: first })).toBe('DONE')
  })

  test('keeps the age group by whose norms it is judged, if it was chosen unseen', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, recordUuid: uuid } = await caseWithRecord(doctor)
    const choose = () => doctor.refusal('timebarAgeGroup', { uuid, ageGroup: 'primary_mixed', from: null })
    expect(await meanwhile(uuid, { age_group: 'permanent' }, choose)).toBe('RECORD_CONFLICT')
    expect((await doctor.call('timebarGet', { caseUuid }))[0]?.ageGroup).toBe('permanent')
  })
})
