import { Readable } from 'node:stream'
import { hashPassword } from '../auth/password'
import { addDoctor, doctorNamed } from '../auth/store'
import { instant } from '../db/now'
import type { Ports } from '../http/all-handlers'
import { keepImage } from '../images/arrive'
import { addImage } from '../images/store'
import { addPatient, type By, markFavorite } from '../patients/store'
import { addRecord, saveRecord } from '../records/store'
import { type DemoCase, type DemoStage, demoCases } from './cases'
import { demoFilm } from './film'

/** How the demo's doctor signs in. */
export const demoSignIn = { loginName: 'demo', password: 'sella-demo' } as const

type Needs = Pick<Ports, 'store' | 'files' | 'now'>

const largestFilm = 50_000_000

const addFilm = async ({ store, files }: Needs, record: string, { file, by }: { file: Buffer; by: By }): Promise<void> => {
  const arrival = await files.receive(Readable.from([file]), largestFilm)
  try {
    await addImage(store, await keepImage(files, arrival, { record, kind: 'Lateral_Ceph', name: 'lateral.jpg' }), by)
  } finally {
    await arrival.discard()
  }
}

const addStage = async (ports: Needs, caseUuid: string, { stage, by }: { stage: DemoStage; by: By }): Promise<void> => {
  const record = await addRecord(ports.store, { caseUuid, createday: stage.createday, type: stage.type }, by)
  if (!stage.film) return
  const { file, tracing } = await demoFilm(stage.film)
  await addFilm(ports, record.uuid, { file, by })
  if (stage.traced)
    await saveRecord(ports.store, { uuid: record.uuid, caseUuid, version: record.version, cephPoints: tracing }, by)
}

const addCase = async (ports: Needs, { stages, favorite, ...demo }: DemoCase, doctor: string): Promise<void> => {
  const by = () => ({ doctor, at: instant(ports.now()) })
  const patient = await addPatient(ports.store, { ...demo, agencyUuid: null, phone: null }, by())
  for (const stage of stages) await addStage(ports, patient.uuid, { stage, by: by() })
  if (favorite) await markFavorite(ports.store, patient.uuid, { doctor, favorite })
}

const demoDoctor = async ({ store, now }: Needs): Promise<string> => {
  const known = await doctorNamed(store.db, demoSignIn.loginName)
  if (known) return known.uuid
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
 * Adds a demo doctor with invented cases on synthetic films, through the same intake as an upload. A second time it adds
 * only cases that were never there: one the doctor changed, or moved to the bin, stays as she left it.
 */
export const addDemo = async (ports: Needs): Promise<void> => {
  const doctor = await demoDoctor(ports)
  const rows = await ports.store.db.selectFrom('patient').select('case_no').where('doctor_id', '=', doctor).execute()
  const known = new Set(rows.map(row => row.case_no))
  // The first of the table is the newest of the list.
  for (const demo of [...demoCases].reverse()) if (!known.has(demo.caseNo)) await addCase(ports, demo, doctor)
}
