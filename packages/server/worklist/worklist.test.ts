import { mkdtempSync } from 'node:fs'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { password, startBench, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { noMachines } from '../testing/no-machines'
import { dcmtk, type Orthanc, startOrthanc, whyNoOrthanc } from '../testing/orthanc'
import { someone } from '../testing/samples'
import { filmOfPerson, stow } from '../testing/stow'

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 })
const patience = { timeout: 60_000, interval: 100 }
const dayMs = 86_400_000
const dayAfter = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

const unitAt = (folder: string, name: string, charset: 'ISO_IR 192' | 'GB18030') =>
  ({ name, folder, for: 'clinic', aet: 'CEPHUNIT', modality: 'DX', procedure: '侧位片', charset }) as const

const benchWith = (folder: string, database: string | null = null): Promise<TestBench> => {
  const worklists = [unitAt(folder, '侧位机', 'ISO_IR 192'), unitAt(folder, '老侧位机', 'GB18030')]
  return startBench(database, { config: { machines: { ...noMachines, worklists } } })
}

const patient = async (doctor: Visitor, name = '王小东'): Promise<string> =>
  (await doctor.call('patientAdd', { ...someone(name, `W-${name}`), sex: 'female' })).uuid

const states = async (doctor: Visitor, caseUuid: string) =>
  (await doctor.call('worklistGet', { caseUuid })).entries.map(({ state }) => state)

const studyIn = (dump: string): string => /\(0020,000d\) UI \[([0-9.]+)/.exec(dump)?.[1] ?? ''

const why = whyNoOrthanc()
describe.skipIf(why)(`the worklist of an X-ray unit, asked for at Orthanc${why ? ` (skipped, ${why})` : ''}`, () => {
  let orthanc: Orthanc
  let bench: TestBench
  let doctor: Visitor
  beforeAll(async () => {
    orthanc = await startOrthanc()
    bench = await benchWith(orthanc.worklists)
    doctor = await bench.doctor('clinic')
  })
  afterAll(async () => {
    await bench?.close()
    await orthanc?.close()
  })

  const asked = (...keys: readonly string[]): string => {
    const wanted = ['0010,0010', '0010,0020', '0010,0030', '0010,0040', '0020,000d', '0008,0050', ...keys]
    const place = ['-aet', 'CEPHUNIT', '-aec', 'SELLA', '127.0.0.1', String(orthanc.dicomPort)]
    return dcmtk('findscu', '-v', '-W', ...wanted.flatMap(key => ['-k', key]), ...place)
  }

  test('a patient sent to the unit is called up there, and leaves the list with the film', async () => {
    const caseUuid = await patient(doctor)
    expect((await doctor.call('worklistGet', { caseUuid })).units).toEqual(['侧位机', '老侧位机'])
    const entry = await doctor.call('worklistSend', { caseUuid, unit: '侧位机', day: dayAfter(0) })
    expect((await doctor.call('worklistSend', { caseUuid, unit: '侧位机', day: dayAfter(0) })).uuid).toBe(entry.uuid)
    const file = join(orthanc.worklists, `sella-${entry.uuid}.wl`)
    await expect.poll(() => readFile(file).catch(() => null), patience).not.toBe(null)
    const dump = dcmtk('dcmdump', file)
    expect(dump).toContain('[ISO_IR 192]')
    expect(dump).toContain('[WANG XIAO DONG=王小东]')
    expect(dump).toContain('[CEPHUNIT]')
    expect(/\(0008,0018\) UI \[([0-9.]+)/.exec(dump)?.[1]).not.toBe(studyIn(dump))
    const answer = asked(
      'ScheduledProcedureStepSequence[0].Modality=DX',
      'ScheduledProcedureStepSequence[0].ScheduledStationAETitle=CEPHUNIT',
    )
    expect(answer).toContain('[WANG XIAO DONG=王小东]')
    expect(answer).toContain('W-王小东')
    expect(answer).toContain('20120304')
    expect(asked('ScheduledProcedureStepSequence[0].Modality=CT')).not.toContain('20120304')
    const { token } = await doctor.call('machineTokenAdd', { name: '侧位机', scope: 'dicom' })
    const film = filmOfPerson({ name: '王小东', instance: '2.25.4711', study: studyIn(dump) })
    expect((await stow(doctor.address, token, [film])).status).toBe(200)
    expect(await states(doctor, caseUuid)).toEqual(['taken'])
    await expect.poll(() => readdir(orthanc.worklists), patience).toEqual([])
    expect(asked()).not.toContain('20120304')
  })

  test('an old unit reads the name in GB18030', async () => {
    const caseUuid = await patient(doctor, '李雨桐')
    const { uuid } = await doctor.call('worklistSend', { caseUuid, unit: '老侧位机', day: dayAfter(0) })
    const file = join(orthanc.worklists, `sella-${uuid}.wl`)
    await expect.poll(() => readFile(file).catch(() => null), patience).not.toBe(null)
    expect(dcmtk('dcmdump', file)).toContain('[GB18030]')
    const inGb = Buffer.from('c0eed3eacda9', 'hex')
    expect((await readFile(file)).includes(inGb)).toBe(true)
    // An Orthanc answers in one encoding, whatever its files are in.
    const chinese = await startOrthanc({ DefaultEncoding: 'Chinese', Worklists: { Enable: true, Database: orthanc.worklists } })
    try {
      const answers = dirname(await chinese.aside('answers', ''))
      const place = ['-aec', 'SELLA', '127.0.0.1', String(chinese.dicomPort)]
      dcmtk(
        'findscu',
        '-W',
        '-X',
        '-od',
        answers,
        '-k',
        '0010,0010',
        '-k',
        'ScheduledProcedureStepSequence[0].Modality',
        ...place,
      )
      expect((await readFile(join(answers, 'rsp0001.dcm'))).includes(inGb)).toBe(true)
    } finally {
      await chinese.close()
    }
    await doctor.call('worklistWithdraw', { uuid })
    await expect.poll(() => readdir(orthanc.worklists), patience).toEqual([])
  })
})

const oneFolder = mkdtempSync(join(tmpdir(), 'sella-worklist-'))
afterAll(() => rm(oneFolder, { recursive: true, force: true }))

onEachEngine(
  'a patient sent to a unit',
  bench => {
    test('from several windows at once is on its list once', async () => {
      const doctor = await bench().doctor('clinic')
      const wish = { caseUuid: await patient(doctor), unit: '侧位机', day: dayAfter(0) }
      const sent = await Promise.all(Array.from({ length: 6 }, () => doctor.call('worklistSend', wish)))
      expect(new Set(sent.map(({ uuid }) => uuid)).size).toBe(1)
      expect(await states(doctor, wish.caseUuid)).toEqual(['open'])
    })

    test('leaves the list with the film that is sent again because it could not be taken to the end', async () => {
      const { token: hers } = await bench().visitor().call('login', { loginName: 'clinic', password })
      const own = bench().visitor(hers)
      const caseUuid = await patient(own, '李四')
      const { uuid } = await own.call('worklistSend', { caseUuid, unit: '侧位机', day: dayAfter(0) })
      const { db } = bench().server.ports.store
      const entry = await db.selectFrom('worklist_entry').select('study_uid').where('uuid', '=', uuid).executeTakeFirstOrThrow()
      const film = filmOfPerson({ name: '李四', instance: '2.25.4712', study: entry.study_uid })
      const { token } = await own.call('machineTokenAdd', { name: '侧位机', scope: 'dicom' })
      await sql`alter table worklist_entry rename to worklist_away`.execute(db)
      expect((await stow(own.address, token, [film])).status).toBe(500)
      await sql`alter table worklist_away rename to worklist_entry`.execute(db)
      expect((await stow(own.address, token, [film])).status).toBe(200)
      expect(await states(own, caseUuid)).toEqual(['taken'])
    })
  },
  { config: { machines: { ...noMachines, worklists: [unitAt(oneFolder, '侧位机', 'ISO_IR 192')] } } },
)

onEachEngine('a patient on a worklist', bench => {
  test('without a unit nothing is sent, and none is offered', async () => {
    const doctor = await bench().doctor()
    const caseUuid = await patient(doctor)
    expect(await doctor.call('worklistGet', { caseUuid })).toEqual({ units: [], entries: [] })
    expect(await doctor.refusal('worklistSend', { caseUuid, unit: '侧位机', day: dayAfter(0) })).toBe('NOT_FOUND')
  })
})

describe('the folder of a worklist', () => {
  let folder: string
  let bench: TestBench
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'sella-worklist-'))
    bench = await benchWith(folder)
  })
  afterAll(async () => {
    await bench?.close()
    await rm(folder, { recursive: true, force: true })
  })

  test('is what the database says: lost files are written again, strange ones stay, old days, the bin and withdrawals go', async () => {
    const [doctor, other] = [await bench.doctor('clinic'), await bench.doctor('other')]
    await writeFile(join(folder, 'ris.wl'), 'of another program')
    await writeFile(join(folder, 'sella-00000000-0000-4000-8000-000000000000.wl'), 'of nobody')
    const files = async () => (await readdir(folder)).filter(name => !name.startsWith('.')).toSorted()
    await expect.poll(files, patience).toEqual(['ris.wl'])
    const caseUuid = await patient(doctor)
    expect(await other.refusal('worklistSend', { caseUuid, unit: '侧位机', day: dayAfter(0) })).toBe('NOT_FOUND')
    expect(await doctor.refusal('worklistSend', { caseUuid, unit: '侧位机', day: dayAfter(-3) })).toBe('INPUT_INVALID')
    expect(await doctor.refusal('worklistSend', { caseUuid, unit: 'x', day: dayAfter(0) })).toBe('NOT_FOUND')
    const { uuid } = await doctor.call('worklistSend', { caseUuid, unit: '侧位机', day: dayAfter(1) })
    const [ours] = [`sella-${uuid}.wl`]
    await expect.poll(files, patience).toEqual(['ris.wl', ours])
    await rm(join(folder, ours))
    await expect.poll(files, patience).toEqual(['ris.wl', ours])
    await doctor.call('patientDelete', { uuid: caseUuid })
    await expect.poll(files, patience).toEqual(['ris.wl'])
    await doctor.call('patientRestore', { uuid: caseUuid })
    await expect.poll(files, patience).toEqual(['ris.wl', ours])
    bench.clock.ahead += 4 * dayMs
    await expect.poll(files, patience).toEqual(['ris.wl'])
    expect(await states(doctor, caseUuid)).toEqual(['over'])
    expect(await other.refusal('worklistWithdraw', { uuid })).toBe('NOT_FOUND')
  })

  test('is kept in step for the units whose account exists, beside one whose account does not', async () => {
    const own = await mkdtemp(join(tmpdir(), 'sella-worklist-'))
    const worklists = [{ ...unitAt(own, '旧机', 'ISO_IR 192'), for: 'gone' }, unitAt(own, '侧位机', 'ISO_IR 192')]
    const beside = await startBench(null, { config: { machines: { ...noMachines, worklists } } })
    try {
      const doctor = await beside.doctor('clinic')
      const caseUuid = await patient(doctor, '赵一')
      const { uuid } = await doctor.call('worklistSend', { caseUuid, unit: '侧位机', day: dayAfter(0) })
      await expect.poll(() => readdir(own), patience).toEqual([`sella-${uuid}.wl`])
      await doctor.call('worklistWithdraw', { uuid })
      await expect.poll(() => readdir(own), patience).toEqual([])
    } finally {
      await beside.close()
      await rm(own, { recursive: true, force: true })
    }
  })
})
