import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { noReadings } from '@sella/ceph/study-models/readings'
import { base } from '@sella/contract/call'
import { calls, type Input } from '@sella/contract/calls/index'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { ImportEvent } from '@sella/contract/import-event'
import { nameShape } from '../archive/format'
import { openZip } from '../archive/zip-in'
import type { TestBench, Visitor } from './bench'
import { caseWithRecord, picture, schemeNamed, someone } from './samples'

/** S, Na, A and B of an invented film, a porion by the ear rod, and a ruler: SNA, SNB and a scale of 1 mm a pixel follow. */
export const points = JSON.stringify({
  version: 2,
  Lateral_Ceph: [
    ...Object.entries({ S: [20, 40], Na: [90, 30], A: [88, 60], B: [84, 75], Po: [10, 50], ruler0: [5, 5], ruler1: [15, 5] }),
    ['rulerdistance', [0, 0]] as const,
  ].map(([landmark, [x, y]]) => ({
    landmark,
    x,
    y,
    origin: 'manual',
    isActive: true,
    type: 'ct',
    fillColor: '',
    distance: 10,
    userSet: true,
    rulerexist: landmark.startsWith('ruler'),
    ...(landmark === 'Po' && { definition: 'machine' }),
  })),
})

const modelReadings = modelReadingsText({
  ...noReadings,
  teeth: { '11': { contacts: [{ MC: { x: 0, y: 0, z: 0 }, DC: { x: 8.5, y: 0, z: 0 } }] } },
})

/** An account with something of everything. */
export const fullAccount = async (doctor: Visitor): Promise<{ caseUuid: string; recordUuid: string }> => {
  const [agency] = await doctor.call('agencyUpdateAll', { agencies: [{ name: '口腔诊所' }] })
  const { caseUuid, recordUuid } = await caseWithRecord(doctor, '王小明')
  await doctor.call('patientUpdate', {
    ...someone('王小明', 'A-001'),
    uuid: caseUuid,
    agencyUuid: agency?.uuid ?? null,
    notes: '=1+1, "x"',
  })
  await doctor.call('patientFavorite', { uuid: caseUuid, favorite: '1' })
  const film = { recordUuid, type: 'Lateral_Ceph' as const, name: '侧位片.jpg' }
  await doctor.call('imageUpload', film, await picture('jpeg', { tone: 60 }))
  await doctor.call('imageUpload', film, await picture('jpeg', { tone: 61 }))
  const record = { uuid: recordUuid, caseUuid, version: 2, cephPoints: points, alignment: '{"angle":1}', modelReadings }
  await doctor.call('timebarUpdate', record)
  await doctor.call('timebarAgeGroup', { uuid: recordUuid, ageGroup: 'primary_mixed' })
  await doctor.call('rereadAdd', {
    recordUuid,
    reader: 'other',
    name: '同事',
    cephPoints: points,
    order: { seed: 7, place: 2, of: 9 },
  })
  await doctor.call('timebarMaturation', { uuid: recordUuid, read: { stage: 'CS3', hindrance: null } })
  const plan = await doctor.call('planAdd', { recordUuid, name: '拔牙方案', content: writePlanDocument(emptyPlanDocument) })
  await doctor.call('planArchive', { uuid: plan.uuid, archived: true })
  const ply = Buffer.from(
    'ply\nformat ascii 1.0\nelement vertex 3\nproperty float x\nproperty float y\nproperty float z\nelement face 1\nproperty list uchar int vertex_indices\nend_header\n0 0 0\n1 0 0\n0 1 0\n3 0 1 2\n',
  )
  await doctor.call('imageUpload', { recordUuid, type: 'Upper_Model', name: '上颌.ply' }, ply)
  const { uuid: binned } = await doctor.call('patientAdd', someone('=回收站'))
  await doctor.call('patientDelete', { uuid: binned })
  await doctor.call('analysisAdd', { name: '我的分析', content: '["SNA","SNB"]' })
  await doctor.call('settingSave', { name: 'view', content: '{"zoom":2}' })
  await doctor.call('overconfigUpdate', { caseUuid, content: JSON.stringify([schemeNamed('对比', recordUuid)]) })
  return { caseUuid, recordUuid }
}

/** The account's export, saved as a file beside the bench's data. */
export const exported = async (bench: TestBench, doctor: Visitor, name = 'export.zip'): Promise<string> => {
  const reply = await fetch(`${bench.server.address}/portal/user/export`, {
    method: 'POST',
    body: '{}',
    headers: { authorization: doctor.token, 'content-type': 'application/json' },
  })
  if (reply.status !== 200) throw new Error(await reply.text())
  const place = join(bench.folder, name)
  await writeFile(place, Buffer.from(await reply.arrayBuffer()))
  return place
}

/** Sends an archive to the doctor's account; every event that came, in order. */
export const sendArchive = async (bench: TestBench, doctor: Visitor, archive: Uint8Array): Promise<readonly ImportEvent[]> => {
  const reply = await fetch(`${bench.server.address}/portal/user/import`, {
    method: 'POST',
    body: archive as BodyInit,
    headers: { authorization: doctor.token, 'content-type': 'application/octet-stream', 'x-lang': 'en' },
  })
  const lines = (await reply.text()).split('\n').filter(line => line.startsWith('data: '))
  return lines.map(line => JSON.parse(line.slice('data: '.length)) as ImportEvent)
}

/** One case as an archive, and its texts; pictures are left out of those. */
export const caseArchived = async (bench: TestBench, doctor: Visitor, wish: Input<'caseArchive'>) => {
  const reply = await fetch(`${bench.server.address}${base}${calls.caseArchive.path}`, {
    method: 'POST',
    headers: { authorization: doctor.token, 'content-type': 'application/json', 'x-lang': 'en' },
    body: JSON.stringify(wish),
  })
  if (reply.status !== 200) throw new Error(await reply.text())
  const bytes = Buffer.from(await reply.arrayBuffer())
  const place = join(bench.folder, `case-${crypto.randomUUID()}.zip`)
  await writeFile(place, bytes)
  return { bytes, texts: await textsOf(place) }
}

/** The texts of an archive by name; pictures are left out. */
export const textsOf = async (place: string): Promise<ReadonlyMap<string, string>> => {
  const zip = await openZip(place, { nameShape, largest: 1e9 })
  const texts = new Map<string, string>()
  for (const name of zip.names) texts.set(name, name.startsWith('originals/') ? '' : await text(await zip.open(name)))
  zip.close()
  return texts
}
