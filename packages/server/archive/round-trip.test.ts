import { readFile } from 'node:fs/promises'
import { withVersion } from '@sella/ceph/planning/own-ratio-table'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { ownRatiosSetting, writeOwnRatios } from '@sella/contract/documents/own-ratios'
import { withMarksOn } from '@sella/contract/documents/picture-marks'
import { noEdit } from '@sella/contract/picture-edit'
import { expect, test } from 'vitest'
import { demoPhotoFile } from '../demo/film'
import { exported, fullAccount, sendArchive } from '../testing/archives'
import { startBench, type TestBench, type Visitor } from '../testing/bench'
import { drawnFilm } from '../testing/drawn-film'
import { onEachEngine } from '../testing/each-engine'
import { importedName } from './imported-name'

const drawn = { seed: 11, skeletalClass: 'II', ageYears: 13, width: 600 } as const

/** Points on a profile photo, with a field of another version. */
const facePoints = JSON.stringify({
  version: 2,
  Lateral_Photo: [
    { landmark: 'Prn', x: 10.25, y: 20.5, type: 'face', origin: 'detected', confidence: 0.7, errorPx: 12, odd: 'kept' },
  ],
})

/** A second stage: traced film with what the detector noticed, face points, an aligned, guessed and edited photo, a model. */
const addStage = async (bench: TestBench, doctor: Visitor, caseUuid: string): Promise<string> => {
  const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-06-02T09:30', type: 2 })
  const { file, tracing } = await drawnFilm(drawn)
  const film = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'f.jpg' }, file)
  const upload = async (type: 'Lateral_Photo' | 'Smile_Photo', guessed: '0' | '1') =>
    doctor.call('imageUpload', { recordUuid, type, name: `${type}.jpg`, guessed }, await demoPhotoFile(type, drawn))
  await upload('Lateral_Photo', '1')
  const smile = await upload('Smile_Photo', '0')
  const recipe = { ...noEdit, turn: 90 as const, contrast: 12, crop: { x: 0.1, y: 0.1, width: 0.6, height: 0.5 } }
  await doctor.call('imageEdit', { uuid: smile.uuid, recipe })
  const shown = (await doctor.call('timebarGet', { caseUuid }))
    .flatMap(({ photos }) => photos)
    .find(photo => photo.uuid === smile.uuid)
  const marks = [{ tool: 'note' as const, points: [{ x: 4, y: 5 }], text: '牙龈退缩' }]
  await doctor.call('pictureMarksSave', {
    uuid: smile.uuid,
    content: withMarksOn(null, { frame: shown?.frame ?? '', shown: shown?.shown ?? '' }, marks),
    from: null,
  })
  const further = { recordUuid, type: 'Smile_Photo', name: 'further.jpg', ifTaken: 'beside' } as const
  await doctor.call('imageUpload', further, await demoPhotoFile('Front_Intraoral', drawn))
  const letter = { recordUuid, type: 'Document', name: 'letter.pdf' } as const
  await doctor.call('imageUpload', letter, Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'))
  const version = (await doctor.call('timebarGet', { caseUuid })).find(({ uuid }) => uuid === recordUuid)?.version ?? 1
  const placed = { ScalRatio: 1, rotation: 5, x: 3, y: 4, mirrored: false, residualMm: null, origin: 'manual' }
  const alignment = JSON.stringify({ Lateral_Photo: { ...placed, film: 'f', photo: 'p' } })
  await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version, cephPoints: tracing, facePoints, alignment })
  await bench.server.ports.store.db
    .updateTable('image')
    .set({ checks: JSON.stringify({ mirrored: true, inverted: false, rotated: 90, frame: film.hash }) })
    .where('uuid', '=', film.uuid)
    .execute()
  return recordUuid
}

const addMore = async (bench: TestBench, doctor: Visitor): Promise<void> => {
  const { caseUuid, recordUuid } = await fullAccount(doctor)
  const second = await addStage(bench, doctor, caseUuid)
  const plain = { cephImgs: {}, points: {}, imgTrans: {} }
  const schemes = [
    {
      ...plain,
      name: '前后',
      uuids: [recordUuid, second],
      overFun: 'sn',
      imgTrans: { sn: { [second]: { x: 1, y: 2, turn: 0.5 } } },
    },
    { ...plain, name: '全部', uuids: [second, recordUuid], overFun: 'multiview', savedOn: '2026-11-20' },
  ] as const
  await doctor.call('overconfigUpdate', { caseUuid, content: serialiseSchemes(schemes) })
  await doctor.call('settingSave', {
    name: 'userSetting_OwnItems',
    content: '{"MyChin":{"kind":"angle_vertex","nodes":["S","Na","A"],"norm":{"mean":80,"sd":2}}}',
  })
  await doctor.call('settingSave', {
    name: ownRatiosSetting.name,
    content: writeOwnRatios(
      withVersion(
        { id: '7d0c2f0e-51f5-4d83-9a39-0d0b6f2a9e44', versions: [] },
        [{ id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: '40 例' }],
        '2026-01-02',
      ),
    ),
  })
  await doctor.call('analysisAdd', { name: '第二', content: '{"funcs":["MyChin","SNA"],"lines":["SN plane"]}' })
  const from = (await doctor.call('caseFileGet', { caseUuid })).file
  const texts = {
    diagnosis: '安氏II类1分类',
    problems: '拥挤6mm',
    plan: '拔除四颗4',
    progress: '粘接托槽',
    nextVisitFor: '换弓丝',
  }
  await doctor.call('caseFileSave', { caseUuid, from, file: { ...texts, tags: ['隐形', '拔牙'], nextVisit: '2026-12-01' } })
  const { uuid: binned } = await doctor.call('timebarAdd', { caseUuid, createday: '2026-07-02T09:30', type: 3 })
  await doctor.call('recordNoteSave', { uuid: binned, note: '咬合偏移', from: '' })
  await doctor.call('timebarDelete', { uuid: binned })
}

const tables = [
  'agency',
  'patient',
  'record',
  'image',
  'picture_mark',
  'setting',
  'user_analysis',
  'overlap',
  'plan',
  'reread',
  'case_key',
  'case_file',
  'case_tag',
] as const

/** Columns that say who made something. */
const makers: ReadonlySet<string> = new Set(['saved_by', 'neck_by'])

/** Every column of every row an account owns but whose they are and how a database numbers them, each as one text; `maker`: how who made it is called. */
const kept = async (
  { server }: TestBench,
  maker = (name: string): string => name,
): Promise<Readonly<Record<string, readonly string[]>>> => {
  const lists = await Promise.all(
    tables.map(async table => {
      const rows = await server.ports.store.db.selectFrom(table).selectAll().execute()
      const own = rows.map(({ doctor_id: _, case_no: __, ...row }: Record<string, unknown>) => Object.entries(row).sort())
      const called = own.map(row =>
        row.map(([column, value]) => [column, makers.has(column) && typeof value === 'string' ? maker(value) : value]),
      )
      return [table, called.map(row => JSON.stringify(row)).sort()] as const
    }),
  )
  return Object.fromEntries(lists)
}

onEachEngine('an account with something in every column', bench => {
  test('is on another installation, after export and import, what it was in every column, its makers marked', {
    timeout: 120_000,
  }, async () => {
    const doctor = await bench().doctor()
    await addMore(bench(), doctor)
    const empty = await startBench(null)
    const moved = await empty.doctor()
    const events = await sendArchive(empty, moved, await readFile(await exported(bench(), doctor)))
    expect(events.at(-1)).toMatchObject({ imported: { patients: 2, records: 3, analyses: 2 } })
    const before = await kept(bench(), importedName)
    for (const table of tables) expect(before[table]?.length, table).toBeGreaterThan(0)
    expect(await kept(empty)).toEqual(before)
    await empty.close()
  })
})
