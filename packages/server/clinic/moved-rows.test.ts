import { withMarksOn } from '@sella/contract/documents/picture-marks'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { marksOfMovedCases } from '../db/migrations/0048-marks-of-moved-cases'
import type { Db } from '../db/open'
import { fullAccount } from '../testing/archives'
import type { Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { caseWithRecord, picture, someone } from '../testing/samples'
import { moveCases } from './move-cases'

const password = 'correct horse'

/** A case with something in every table, and a measured distance on one of its pictures. */
const markedCase = async (doctor: Visitor) => {
  const { caseUuid, recordUuid } = await fullAccount(doctor)
  const photo = await doctor.call(
    'imageUpload',
    { recordUuid, type: 'Smile_Photo', name: 'a' },
    await picture('jpeg', { tone: 9 }),
  )
  const points = [
    { x: 1, y: 2 },
    { x: 30, y: 40 },
  ]
  const content = withMarksOn(null, { frame: photo.hash, shown: photo.shown }, [{ tool: 'distance', points }])
  await doctor.call('pictureMarksSave', { uuid: photo.uuid, content, from: null })
  return { caseUuid, uuid: photo.uuid, content }
}

/** What still names an account by its own choice: its own settings, lists and acts, never a case. */
const itsOwn: ReadonlySet<string> = new Set([
  ...['audit', 'agency', 'session', 'setting', 'reading_list', 'document_number', 'clinic_member', 'chat', 'case_doctor'],
])

/** The tables in which rows still belong to an account. */
const ownedIn = async (db: Db, doctor: string): Promise<readonly string[]> => {
  const tables = await db.introspection.getTables()
  const owning = tables.filter(({ columns }) => columns.some(({ name }) => name === 'doctor_id')).map(({ name }) => name)
  const all = await Promise.all(
    owning.map(async name => {
      const { rows } = await sql<{ n: number }>`select count(*) as n from ${sql.table(name)} where doctor_id = ${doctor}`.execute(
        db,
      )
      return Number(rows[0]?.n) > 0 && !itsOwn.has(name) ? [name] : []
    }),
  )
  return all.flat()
}

onEachEngine('cases brought into a clinic', bench => {
  test('leave nothing with the account they came from, and keep everything when it is deleted', async () => {
    const [founder, other] = [await bench().doctor(), await bench().doctor()]
    const { userId } = await founder.call('cUserInfo', {})
    const { uuid, content } = await markedCase(founder)
    await founder.call('clinicFound', { name: '甲诊所', withCases: true })
    const { db } = bench().server.ports.store
    expect(await ownedIn(db, userId)).toEqual([])
    const { token } = await founder.call('invitationAdd', { name: '李', role: 'owner', days: 7 })
    await other.call('invitationAccept', { token })
    await founder.call('accountDelete', { password })
    expect(await other.call('pictureMarksGet', { uuid })).toEqual({ content })
  })

  test('take along what a phone sent for them; whoever leaves hears of none of it', async () => {
    const [founder, other] = [await bench().doctor(), await bench().doctor()]
    const { caseUuid, recordUuid } = await caseWithRecord(founder, '带走的病人')
    const link = await founder.call('phoneLinkAdd', { recordUuid })
    await bench()
      .visitor(link.token)
      .call('phoneSend', { name: 'a.jpg' }, await picture('jpeg', { tone: 61 }))
    const clinic = await founder.call('clinicFound', { name: '丙诊所', withCases: true })
    const waiting = async (who: Visitor) => (await who.call('waitingList', { state: 'waiting' })).rows
    expect((await waiting(founder)).map(({ place }) => place?.caseUuid)).toEqual([caseUuid])
    await founder.call('deskChoose', { clinic: null })
    expect(await waiting(founder)).toEqual([])
    // A file that stayed behind, as in data of an earlier version, names nobody of the clinic.
    const { db } = bench().server.ports.store
    const { userId } = await founder.call('cUserInfo', {})
    await db.updateTable('waiting_file').set({ doctor_id: userId }).where('doctor_id', '=', clinic.uuid).execute()
    expect((await waiting(founder)).map(({ place }) => place)).toEqual([null])
    expect(await waiting(other)).toEqual([])
  })

  test('in more than one part share their agency, which is made there once', async () => {
    const [founder, clinic] = [await bench().doctor(), await bench().doctor()]
    const [agency] = await founder.call('agencyUpdateAll', { agencies: [{ name: '城东' }] })
    const cases: string[] = []
    for (const name of ['甲', '乙', '丙'])
      cases.push((await founder.call('patientAdd', { ...someone(name), agencyUuid: agency?.uuid ?? null })).uuid)
    const way = { from: (await founder.call('cUserInfo', {})).userId, to: (await clinic.call('cUserInfo', {})).userId }
    const { db } = bench().server.ports.store
    for (const part of [cases.slice(0, 1), cases.slice(1)]) await db.transaction().execute(tx => moveCases(tx, way, part))
    const there = await Promise.all(cases.map(uuid => clinic.call('patientFind', { uuid })))
    expect([...new Set(there.map(({ agency }) => agency?.name))]).toEqual(['城东'])
    expect([...new Set(there.map(({ agency }) => agency?.uuid))]).toHaveLength(1)
    expect([(await clinic.call('clinicMine', {})).ownCases, (await founder.call('clinicMine', {})).ownCases]).toEqual([3, 0])
  })

  test('brought in before marks followed their pictures, have them back', async () => {
    const founder = await bench().doctor()
    const { uuid } = await markedCase(founder)
    const { userId } = await founder.call('cUserInfo', {})
    const clinic = await founder.call('clinicFound', { name: '乙诊所', withCases: true })
    const { db } = bench().server.ports.store
    await db.updateTable('picture_mark').set({ doctor_id: userId }).where('image_uuid', '=', uuid).execute()
    await marksOfMovedCases(db)
    const row = await db.selectFrom('picture_mark').select('doctor_id').where('image_uuid', '=', uuid).executeTakeFirst()
    expect(row?.doctor_id).toBe(clinic.uuid)
  })
})
