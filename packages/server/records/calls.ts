import type { Parsed } from '@sella/contract/calls/index'
import type { CaseRecord } from '@sella/contract/entities'
import { nothing, whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import type { DoctorAsking, Part } from '../http/handlers'
import { chooseAgeGroup } from './age-group'
import { binnedOf, restoreRecord } from './bin'
import { checkDay } from './day'
import { checkAlignment, checkFaces, checkModelReadings, checkRulerEnds } from './document-checks'
import { keepMaturation } from './maturation'
import { approveTracing } from './review'
import { allImagesOf, type RecordRow, recordOf } from './rows'
import { addRecord, binRecord, recordsAndImagesOf, saveRecord } from './store'

interface Ports {
  readonly store: OpenDatabase
  readonly signer: Signer
  readonly now: Clock
}

type RecordCalls = Part<
  | 'timebarGet'
  | 'timebarAdd'
  | 'timebarUpdate'
  | 'timebarAgeGroup'
  | 'timebarMaturation'
  | 'tracingApprove'
  | 'timebarDelete'
  | 'timebarBin'
  | 'timebarRestore'
>

/** Records of a case in their wire form, with their images. */
const withImages = async ({ store, signer }: Ports, of: { doctor: string; caseUuid: string }): Promise<CaseRecord[]> => {
  const { rows, images } = await recordsAndImagesOf(store.db, of)
  const ofRow = ({ uuid }: RecordRow) => images.filter(image => image.record_uuid === uuid)
  return rows.map(row => recordOf(row, ofRow(row), signer))
}

/** Checks a save and stores it. */
const saved = async (ports: Ports, save: Parsed<'timebarUpdate'>, { doctor, person, clinicRole }: DoctorAsking) => {
  const { store, signer, now } = ports
  const { caseUuid, createday } = save
  if (createday !== undefined) await checkDay(store.db, { doctor, caseUuid, createday }, now())
  if (save.facePoints) checkFaces(save.facePoints)
  for (const points of [save.cephPoints, save.facePoints]) if (points) checkRulerEnds(points)
  if (save.alignment) checkAlignment(save.alignment)
  if (save.modelReadings) checkModelReadings(save.modelReadings)
  const by = { doctor, person: doctor, at: instant(now()), saver: { person, clinicRole } }
  const { row, images } = await saveRecord(store, save, by)
  return recordOf(row, images, signer)
}

/** The dated records of a case, with their images and tracings. */
export const recordCalls = (ports: Ports): RecordCalls => {
  const { store, signer, now } = ports
  const by = (doctor: string, person = doctor) => ({ doctor, person, at: instant(now()) })
  const caseRecordOf = async (row: RecordRow, db = store.db): Promise<CaseRecord> =>
    recordOf(row, await allImagesOf(db, [row.uuid]), signer)
  return {
    timebarGet: async ({ caseUuid }, { doctor }) => withImages(ports, { doctor, caseUuid }),
    timebarAdd: async (input, { doctor, act }) => {
      await checkDay(store.db, { doctor, ...input }, now())
      return whole({ store, act }, within => addRecord(within, input, by(doctor)), caseRecordOf)
    },
    timebarUpdate: (save, asking) => saved(ports, save, asking),
    timebarAgeGroup: async (choice, { doctor }) => caseRecordOf(await chooseAgeGroup(store, choice, by(doctor))),
    timebarMaturation: async (read, { doctor, person }) => caseRecordOf(await keepMaturation(store, read, by(doctor, person))),
    tracingApprove: async (which, { doctor, person }) => caseRecordOf(await approveTracing(store, which, by(doctor, person))),
    timebarDelete: ({ uuid }, { doctor, act }) => whole({ store, act }, within => binRecord(within, uuid, by(doctor)), nothing),
    timebarBin: ({ caseUuid }, { doctor }) => binnedOf(store.db, { doctor, caseUuid, signer }),
    timebarRestore: ({ uuid }, { doctor, act }) =>
      whole({ store, act }, within => restoreRecord(within, uuid, by(doctor)), caseRecordOf),
  }
}
