import { Readable } from 'node:stream'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import type { ImageKind } from '@sella/contract/entities'
import type { Ports } from '../app/all-handlers'
import { hashPassword } from '../auth/password'
import { addDoctor, doctorNamed } from '../auth/store'
import { instant } from '../db/now'
import { keepImage } from '../images/arrive'
import { addImage } from '../images/store'
import { saveOverlap } from '../overlaps/store'
import { addPatient, type By, markFavorite } from '../patients/store'
import type { RecordRow } from '../records/rows'
import { addRecord, saveRecord } from '../records/store'
import { type DemoCase, type DemoStage, demoCases } from './cases'
import { demoFilm, demoPhotoFile } from './film'

/** Credentials of the demo's doctor. */
export const demoSignIn = { loginName: 'demo', password: 'sella-demo' } as const

type Needs = Pick<Ports, 'store' | 'files' | 'now'>

const largestFile = 50_000_000

interface Place {
  readonly record: string
  readonly kind: ImageKind
  readonly name: string
}

const addPicture = async ({ store, files }: Needs, file: Buffer, { place, by }: { place: Place; by: By }): Promise<void> => {
  const arrival = await files.receive(Readable.from([file]), largestFile)
  try {
    await addImage(store, await keepImage(files, arrival, place), by)
  } finally {
    await arrival.discard()
  }
}

const addFilm = async (ports: Needs, record: RecordRow, { stage, by }: { stage: DemoStage; by: By }): Promise<void> => {
  const { file, tracing } = await demoFilm(stage.drawn)
  await addPicture(ports, file, { place: { record: record.uuid, kind: 'Lateral_Ceph', name: 'lateral.jpg' }, by })
  const { uuid, case_uuid: caseUuid, version } = record
  if (stage.traced) await saveRecord(ports.store, { uuid, caseUuid, version, cephPoints: tracing }, by)
}

/** Resolves to the record's uuid. */
const addStage = async (ports: Needs, caseUuid: string, { stage, by }: { stage: DemoStage; by: By }): Promise<string> => {
  const record = await addRecord(ports.store, { caseUuid, createday: stage.createday, type: stage.type }, by)
  if (stage.film) await addFilm(ports, record, { stage, by })
  for (const kind of stage.photos) {
    const place = { record: record.uuid, kind, name: `${kind.toLowerCase()}.jpg` }
    await addPicture(ports, await demoPhotoFile(kind, stage.drawn), { place, by })
  }
  return record.uuid
}

const addOverlap = (ports: Needs, caseUuid: string, { records, by }: { records: readonly string[]; by: By }): Promise<void> => {
  const scheme: OverlapScheme = { name: '示例重叠', uuids: records, cephImgs: {}, overFun: 'multiview', points: {}, imgTrans: {} }
  return saveOverlap(ports.store, { caseUuid, content: serialiseSchemes([scheme]) }, by)
}

const addCase = async (ports: Needs, { stages, favorite, ...demo }: DemoCase, doctor: string): Promise<void> => {
  const by = () => ({ doctor, at: instant(ports.now()) })
  const patient = await addPatient(ports.store, { ...demo, agencyUuid: null, phone: null }, by())
  const records: string[] = []
  for (const stage of stages) records.push(await addStage(ports, patient.uuid, { stage, by: by() }))
  if (records.length > 1) await addOverlap(ports, patient.uuid, { records, by: by() })
  if (favorite) await markFavorite(ports.store, patient.uuid, { doctor, favorite })
}

/** Creates the demo's doctor, who can sign in at once; resolves to her uuid. */
export const demoDoctor = async ({ store, now }: Needs): Promise<string> => {
  const doctor = await doctorNamed(store.db, demoSignIn.loginName)
  if (doctor) return doctor.uuid
  const passwordHash = await hashPassword(demoSignIn.password)
  return addDoctor(store.db, {
    loginName: demoSignIn.loginName,
    passwordHash,
    userName: '示例医生',
    phone: null,
    email: null,
    at: instant(now()),
  })
}

/**
 * Adds a demo doctor with invented cases on synthetic films, through the same intake as an upload. Run again, it adds only cases
 * that never existed: one the doctor changed or moved to the bin stays as she left it. Resolves to the doctor's uuid.
 */
export const addDemo = async (ports: Needs): Promise<string> => {
  const doctor = await demoDoctor(ports)
  const rows = await ports.store.db.selectFrom('patient').select('case_no').where('doctor_id', '=', doctor).execute()
  const caseNumbers = new Set(rows.map(row => row.case_no))
  // Added in reverse, so that the first of the table is the newest in the list.
  for (const demo of [...demoCases].reverse()) if (!caseNumbers.has(demo.caseNo)) await addCase(ports, demo, doctor)
  return doctor
}
