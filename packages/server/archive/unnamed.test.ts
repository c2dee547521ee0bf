import { type FaceView, faceLandmarkNames } from '@sella/ceph/data/face-landmarks'
import { growthSliderNames } from '@sella/ceph/data/planning/mean-growth'
import { noReadings } from '@sella/ceph/study-models/readings'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { emptyPlanDocument, type PlanDocument, readPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { studyModelsOf } from '@sella/contract/documents/study-models'
import { noEdit } from '@sella/contract/picture-edit'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { caseArchived, sendArchive } from '../testing/archives'
import { startBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { picture, someone } from '../testing/samples'
import { tracingText } from '../testing/traced'

const anonymous = { identity: false, facePhotos: true }

/** A plan that says of whom, by whom and when, in every field that can. */
const tellingPlan = (record: string): PlanDocument => ({
  ...emptyPlanDocument,
  plan: {
    ...emptyPlanDocument.plan,
    growth: {
      ...{ years: 1, maxillaWithNa: 0, facialAxis: 0 },
      rates: Object.fromEntries(growthSliderNames.map(name => [name, 0])) as never,
    },
    ownRatios: [{ id: 'incisor.LabraleSuperius.x.T.U1tip.x', ratio: 0.4, sd: 0.1, source: '赵四的片子' }],
  },
  ownTable: { table: crypto.randomUUID(), version: 3, day: '2023-11-08' },
  ownAxis: { record, day: '2024-03-05', range: { x: 1, y: 1 }, reference: 'FH', doubts: [], tracings: '' },
  growing: { by: '钱医生', day: '2024-03-09' },
})

const stl = (): Buffer => {
  const file = Buffer.alloc(84 + 50)
  file.writeUInt32LE(1, 80)
  return file
}

/** A film black on its left half and white on its right one: what stood on the left is to be cropped away. */
const halves = () =>
  sharp({ create: { width: 200, height: 100, channels: 3, background: '#000' } })
    .composite([{ input: { create: { width: 100, height: 100, channels: 3, background: '#fff' } }, left: 100, top: 0 }])
    .png()
    .toBuffer()

const rightHalf = { ...noEdit, crop: { x: 0.5, y: 0, width: 0.5, height: 1 } }

/** A case that tells whose it is in places other than its fields; its film and two photos are cropped, the photos from one file. */
const tellingCase = async (doctor: Visitor) => {
  const { uuid: caseUuid } = await doctor.call('patientAdd', someone('赵四', 'Z-9'))
  const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2024-03-05T09:37', type: 1 })
  const [file, sheet] = [await halves(), await picture('jpeg', { width: 300, height: 200, tone: 5 })]
  const film = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'a' }, file)
  await doctor.call('imageEdit', { uuid: film.uuid, recipe: rightHalf })
  const model = await doctor.call('imageUpload', { recordUuid, type: 'Upper_Model', name: 'm.stl' }, stl())
  await doctor.call('imageUpload', { recordUuid, type: 'Document', name: '转诊信' }, await picture('jpeg', { tone: 44 }))
  const faces: Record<string, unknown> = {}
  for (const [i, type] of (['Frontal_Photo', 'Smile_Photo'] as const).entries()) {
    const photo = await doctor.call('imageUpload', { recordUuid, type, name: 'sheet' }, sheet)
    await doctor.call('imageEdit', { uuid: photo.uuid, recipe: { ...noEdit, crop: { x: i / 2, y: 0, width: 0.5, height: 1 } } })
    faces[type] = photo.hash
  }
  const modelReadings = modelReadingsText({
    ...noReadings,
    teeth: { '11': { contacts: [{ MC: { x: 0, y: 0, z: 0 }, DC: { x: 8.5, y: 0, z: 0 } }] } },
    files: { upper: model.hash, lower: null },
    corrections: {
      ...noReadings.corrections,
      upper: {
        ...noReadings.corrections.upper,
        incisors: { rule: 'curve', amount: -2, taken: { from: 'plan', plan: '赵四拔牙' } },
      },
    },
  })
  const foreign = JSON.stringify({ ...JSON.parse(tracingText()), patient: '赵四', Study: [{ landmark: '赵四', x: 1, y: 1 }] })
  const pointIn = (view: FaceView) => [
    { landmark: faceLandmarkNames(view)[0], x: 30, y: 40, origin: 'manual', note: '赵四', fillColor: '赵四' },
  ]
  const points = { Frontal_Photo: pointIn('face_frontal'), Smile_Photo: pointIn('face_smile') }
  const facePoints = JSON.stringify({ version: 6, placedOn: faces, ...points })
  const [record] = await doctor.call('timebarGet', { caseUuid })
  const save = { uuid: recordUuid, caseUuid, version: record?.version ?? 1, cephPoints: foreign, facePoints, modelReadings }
  await doctor.call('timebarUpdate', save)
  await doctor.call('planAdd', { recordUuid, name: '赵四拔牙', content: writePlanDocument(tellingPlan(recordUuid)) })
  return { caseUuid, recordUuid, hashes: [film.hash, model.hash, String(faces.Smile_Photo)] }
}

onEachEngine('a case without identity', bench => {
  test('says nowhere whose it is: not in plans, readings, points of other programs, times or hashes', async () => {
    const doctor = await bench().doctor()
    const { caseUuid, hashes } = await tellingCase(doctor)
    const { texts } = await caseArchived(bench(), doctor, { uuid: caseUuid, ...anonymous })
    const all = [...texts].flat().join('\n')
    const words = ['赵四', '钱医生', '转诊信', '2024-03-0', '2023-11-08', '09:37', 'Study']
    for (const secret of [...words, ...hashes]) expect(all, secret).not.toContain(secret)
    const records = JSON.parse(texts.get('records.json') ?? '[]') as { plans: { content: string }[] }[]
    const plan = readPlanDocument(records[0]?.plans[0]?.content ?? '')
    // What is planned stays, and the days between.
    expect(plan.ok && [plan.document.ownAxis?.day, plan.document.growing, plan.document.plan.ownRatios[0]?.ratio]).toEqual([
      '2000-01-01',
      { by: 'the doctor', day: '2000-01-05' },
      0.4,
    ])
  })

  test('shows of a cropped picture what was left of it, with its points where they were', async () => {
    const doctor = await bench().doctor()
    const { caseUuid } = await tellingCase(doctor)
    const { bytes } = await caseArchived(bench(), doctor, { uuid: caseUuid, ...anonymous })
    const there = await startBench(null)
    const other = await there.doctor()
    await sendArchive(there, other, bytes)
    const [row] = (await other.call('patientGet', {})).rows
    const [record] = await other.call('timebarGet', { caseUuid: row?.uuid ?? '' })
    const photos = Object.fromEntries((record?.photos ?? []).map(photo => [photo.type, photo]))
    expect(Object.keys(photos).toSorted()).toEqual(['Frontal_Photo', 'Lateral_Ceph', 'Smile_Photo'])
    const film = photos.Lateral_Ceph
    expect([film?.width, film?.height, film?.edit]).toEqual([100, 100, null])
    const whole = Buffer.from(await (await fetch(there.server.address + (film?.originalUrl ?? ''))).arrayBuffer())
    expect((await sharp(whole).greyscale().stats()).channels[0]?.min).toBeGreaterThan(250)
    expect(record?.cephPoints).not.toBeNull()
    // Each photo of the sheet is a picture of its own, and its points name it.
    const on = JSON.parse(record?.facePoints ?? '{}').placedOn
    expect(on).toEqual({ Frontal_Photo: photos.Frontal_Photo?.hash, Smile_Photo: photos.Smile_Photo?.hash })
    expect(photos.Frontal_Photo?.hash).not.toBe(photos.Smile_Photo?.hash)
    await there.close()
  })

  test('keeps what was read of a jaw on a photograph with it, cropped and brightened', async () => {
    const doctor = await bench().doctor()
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('赵四', 'Z-6'))
    const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2024-03-05T09:37', type: 1 })
    const photo = await doctor.call('imageUpload', { recordUuid: uuid, type: 'Upper_Occlusal', name: 'u' }, await picture())
    const edited = await doctor.call('imageEdit', { uuid: photo.uuid, recipe: { ...rightHalf, brightness: 20 } })
    const read = {
      teeth: { '11': { contacts: [{ MC: { x: 0, y: 0, z: 0 } }] } },
      on: { upper: 'photo', lower: 'surface' },
    } as const
    const files = { upper: edited.frame ?? null, lower: null }
    const [before] = await doctor.call('timebarGet', { caseUuid })
    const modelReadings = modelReadingsText({ ...noReadings, ...read, files })
    await doctor.call('timebarUpdate', { uuid, caseUuid, version: before?.version ?? 1, modelReadings })
    const { bytes } = await caseArchived(bench(), doctor, { uuid: caseUuid, ...anonymous })
    const there = await startBench(null)
    const other = await there.doctor()
    await sendArchive(there, other, bytes)
    const [row] = (await other.call('patientGet', {})).rows
    const [record] = await other.call('timebarGet', { caseUuid: row?.uuid ?? '' })
    expect(record && studyModelsOf(record.modelReadings, record.photos)).toMatchObject({ elsewhere: [] })
    await there.close()
  })

  test('without a record has no birthday, for nothing says by how much to shift it', async () => {
    const doctor = await bench().doctor()
    const { uuid } = await doctor.call('patientAdd', someone('赵四', 'Z-8'))
    const { texts } = await caseArchived(bench(), doctor, { uuid, ...anonymous })
    expect(JSON.parse(texts.get('patients.json') ?? '[]')).toMatchObject([{ birthday: null }])
  })

  test('keeps the order of records of one day', async () => {
    const doctor = await bench().doctor()
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('赵四', 'Z-7'))
    for (const [at, type] of [['16:20', 3] as const, ['08:10', 1] as const])
      await doctor.call('timebarAdd', { caseUuid, createday: `2024-03-05T${at}`, type })
    const { texts } = await caseArchived(bench(), doctor, { uuid: caseUuid, ...anonymous })
    const records = JSON.parse(texts.get('records.json') ?? '[]') as { createday: string; type: number }[]
    expect(records.map(({ createday, type }) => [createday, type])).toEqual([
      ['2000-01-01T00:00', 1],
      ['2000-01-01T00:01', 3],
    ])
  })
})
