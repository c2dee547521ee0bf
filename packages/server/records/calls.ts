import type { CaseRecord } from '@sella/contract/entities'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import type { Part } from '../http/handlers'
import { chooseAgeGroup } from './age-group'
import { binnedOf, restoreRecord } from './bin'
import { checkDay } from './day'
import { checkAlignment, checkFaces, checkModelReadings } from './document-checks'
import { keepMaturation } from './maturation'
import { approveTracing } from './review'
import { allImagesOf, type RecordRow, recordOf } from './rows'
import { addRecord, binRecord, recordsOf, saveRecord } from './store'

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

/** The dated records of a case, with their images and tracings. */
export const recordCalls = ({ store, signer, now }: Ports): RecordCalls => {
  const by = (doctor: string, person = doctor) => ({ doctor, person, at: instant(now()) })
  const whole = async (rows: readonly RecordRow[]): Promise<CaseRecord[]> => {
    const images = await allImagesOf(
      store.db,
      rows.map(row => row.uuid),
    )
    return rows.map(row =>
      recordOf(
        row,
        images.filter(image => image.record_uuid === row.uuid),
        signer,
      ),
    )
  }
  const caseRecordOf = async (row: RecordRow): Promise<CaseRecord> =>
    recordOf(row, await allImagesOf(store.db, [row.uuid]), signer)
  return {
    timebarGet: async ({ caseUuid }, { doctor }) => whole(await recordsOf(store.db, { doctor, caseUuid })),
    timebarAdd: async (input, { doctor }) => {
      await checkDay(store.db, { doctor, ...input }, now())
      return caseRecordOf(await addRecord(store, input, by(doctor)))
    },
    timebarUpdate: async (save, { doctor, person, clinicRole }) => {
      const { caseUuid, createday } = save
      if (createday !== undefined) await checkDay(store.db, { doctor, caseUuid, createday }, now())
      if (save.facePoints) checkFaces(save.facePoints)
      if (save.alignment) checkAlignment(save.alignment)
      if (save.modelReadings) checkModelReadings(save.modelReadings)
      const { row, images } = await saveRecord(store, save, { ...by(doctor), saver: { person, clinicRole } })
      return recordOf(row, images, signer)
    },
    timebarAgeGroup: async (choice, { doctor }) => caseRecordOf(await chooseAgeGroup(store, choice, by(doctor))),
    timebarMaturation: async (read, { doctor, person }) => caseRecordOf(await keepMaturation(store, read, by(doctor, person))),
    tracingApprove: async (which, { doctor, person }) => caseRecordOf(await approveTracing(store, which, by(doctor, person))),
    timebarDelete: async ({ uuid }, { doctor }) => {
      await binRecord(store, uuid, by(doctor))
      return {}
    },
    timebarBin: ({ caseUuid }, { doctor }) => binnedOf(store.db, { doctor, caseUuid, signer }),
    timebarRestore: async ({ uuid }, { doctor }) => caseRecordOf(await restoreRecord(store, uuid, by(doctor))),
  }
}
