import { treatsOwnEntries } from '@sella/contract/access/roles'
import type { Parsed } from '@sella/contract/calls/index'
import type { Patient } from '@sella/contract/entities'
import { nothing, whole } from '../acts/whole'
import { agenciesBy } from '../agencies/store'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { Signer } from '../files/signing'
import type { DoctorAsking, Part } from '../http/handlers'
import { termsOf } from '../keys/search-keys'
import { checkBirthday } from './birthday'
import { countViews } from './counts'
import { listRows } from './list-rows'
import { ownPatient, type PatientRow, patientOf } from './rows'
import { findPatients } from './search'
import { addPatient, binPatient, changePatient, markFavorite, restorePatient } from './store'

interface Ports {
  readonly store: OpenDatabase
  readonly signer: Signer
  readonly now: Clock
  /** Brings a doctor's stored values up to date; the number of records that still wait to be measured. */
  readonly dueAfterCatchUp: (doctor: string) => Promise<number>
}

type PatientCalls = Part<
  | 'patientAdd'
  | 'patientUpdate'
  | 'patientGet'
  | 'patientCounts'
  | 'patientFind'
  | 'patientDelete'
  | 'patientRestore'
  | 'patientFavorite'
>

/** A page of the list: filtered and sorted as requested; by default all cases, last changed first. */
const listed = async (
  { store: { db }, signer, dueAfterCatchUp }: Ports,
  asked: Parsed<'patientGet'>,
  { doctor, only }: DoctorAsking,
) => {
  const { search = '', favorite = false, deleted = false, awaits = null, due = null, page, pageSize } = asked
  const order = asked.sort ?? { by: 'updated' as const, turned: false }
  const wanted = { doctor, only, search, favorite, deleted, awaits, due, order }
  // Counted first: a record measured in between is then either found or still counted as waiting.
  const waiting = awaits === 'unsure' ? { waiting: await dueAfterCatchUp(doctor) } : {}
  const { total, rows } = await findPatients(db, { ...wanted, limit: pageSize, offset: (page - 1) * pageSize })
  return { total, rows: await listRows(db, rows, { signer, terms: termsOf(search) }), ...waiting }
}

/** Cases: add, change, list and search, bin and restore. */
export const patientCalls = (ports: Ports): PatientCalls => {
  const { store, now } = ports
  const { db } = store
  const by = (doctor: string) => ({ doctor, at: instant(now()) })
  const inFull = async (row: PatientRow, from = db): Promise<Patient> => {
    const agencies = await agenciesBy(from, row.agency_uuid ? [row.agency_uuid] : [])
    return patientOf(row, agencies.get(row.agency_uuid ?? '') ?? null)
  }
  return {
    patientAdd: async (fields, { doctor, person, clinicRole, act }) => {
      checkBirthday(fields.birthday, now())
      const treatedBy = clinicRole !== null && treatsOwnEntries(clinicRole) ? person : null
      return whole({ store, act }, within => addPatient(within, fields, { ...by(doctor), treatedBy }), inFull)
    },
    patientUpdate: async (input, { doctor }) => {
      checkBirthday(input.birthday, now())
      return inFull(await changePatient(store, input, by(doctor)))
    },
    patientFind: async ({ uuid }, { doctor }) => inFull(await ownPatient(db, { doctor, uuid })),
    patientGet: (asked, asking) => listed(ports, asked, asking),
    patientCounts: ({ due }, { doctor, only }) => countViews(db, { doctor, only, due }),
    patientDelete: ({ uuid }, { doctor, act }) => whole({ store, act }, within => binPatient(within, uuid, by(doctor)), nothing),
    patientRestore: ({ uuid }, { doctor, act }) =>
      whole({ store, act }, within => restorePatient(within, uuid, by(doctor)), inFull),
    patientFavorite: async ({ uuid, favorite }, { doctor }) =>
      inFull(await markFavorite(store, uuid, { doctor, favorite: favorite === '1' })),
  }
}
