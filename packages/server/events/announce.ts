import { clinicSettings } from '@sella/contract/access/needs'
import type { CallName } from '@sella/contract/calls/index'
import type { CaseRecord } from '@sella/contract/entities'
import type { Db } from '../db/open'
import type { Asking, DoctorAsking, Handlers } from '../http/handlers'
import { assignedOf, type CaseTelling, tellOfCase } from './case-listeners'
import { type ClinicInput, changesClinic, tellClinic } from './clinic-changes'
import type { Notices } from './notices'

type Uuids = readonly (string | undefined)[]
/** The identifiers in a call's input and, afterwards, in its output. */
type Named = Readonly<Record<'uuid' | 'recordUuid' | 'caseUuid' | 'name', string | undefined>> & {
  readonly uuids?: readonly string[]
}

const recordOfImage = async (db: Db, uuid: string | undefined): Promise<string | undefined> =>
  (
    await db
      .selectFrom('image')
      .select('record_uuid')
      .where('uuid', '=', uuid ?? '')
      .executeTakeFirst()
  )?.record_uuid

/** The records a call changes, determined before the call, because a moved image leaves its record. */
const changing: { readonly [K in CallName]?: (db: Db, input: Named) => Promise<Uuids> } = {
  timebarDelete: async (_, { uuid }) => [uuid],
  imageUpload: async (_, { recordUuid }) => [recordUuid],
  waitingPlace: async (_, { recordUuid }) => [recordUuid],
  imageEdit: async (db, { uuid }) => [await recordOfImage(db, uuid)],
  imageDelete: async (db, { uuid }) => [await recordOfImage(db, uuid)],
  imageRestore: async (db, { uuid }) => [await recordOfImage(db, uuid)],
  imageChoose: async (db, { uuid }) => [await recordOfImage(db, uuid)],
  imageTakeBack: async (db, { uuids = [] }) => Promise.all(uuids.map(uuid => recordOfImage(db, uuid))),
  imageMove: async (db, { uuid, recordUuid }) => [recordUuid, await recordOfImage(db, uuid)],
}

const recordOfPlan = async (db: Db, uuid: string | undefined): Promise<string | undefined> =>
  (
    await db
      .selectFrom('plan')
      .select('record_uuid')
      .where('uuid', '=', uuid ?? '')
      .executeTakeFirst()
  )?.record_uuid

/** The record whose plans a call changes, determined before the call, because a plan may be gone after it. */
const planning: { readonly [K in CallName]?: (db: Db, input: Named) => Promise<string | undefined> } = {
  planAdd: async (_, { recordUuid }) => recordUuid,
  planSave: (db, { uuid }) => recordOfPlan(db, uuid),
  planRename: (db, { uuid }) => recordOfPlan(db, uuid),
  planArchive: (db, { uuid }) => recordOfPlan(db, uuid),
  planDelete: (db, { uuid }) => recordOfPlan(db, uuid),
}
const overlapsChanged: ReadonlySet<CallName> = new Set(['overconfigUpdate'])
/** Calls that answer with the record as it is now, so that it need not be read again. */
const answeringRecord: ReadonlySet<CallName> = new Set([
  'timebarAdd',
  'timebarUpdate',
  'timebarAgeGroup',
  'timebarMaturation',
  'tracingApprove',
  'timebarRestore',
])
/** Calls that name a case, in what they are asked or, where it is new, in what they answer, and change who it is or whether it is there. */
const patientChanged: ReadonlySet<CallName> = new Set([
  'patientAdd',
  'patientUpdate',
  'patientDelete',
  'patientRestore',
  'patientErase',
])
/** Calls that change what the list shows of a case beside who it is: its tags and next visit. */
const fileChanged: ReadonlySet<CallName> = new Set(['caseFileSave'])
/** Calls that name a case and change to whom it is assigned. */
const assigned: ReadonlySet<CallName> = new Set(['caseAssign'])
/** Calls that change many cases at once. */
const listChanged: ReadonlySet<CallName> = new Set(['binEmpty'])
const analysesChanged: ReadonlySet<CallName> = new Set(['analysisAdd', 'analysisUpdate', 'analysisDelete'])
/** Not told of every setting: how a window shows its film is its own business. */
const settingChanged: ReadonlySet<CallName> = new Set(['settingSave'])
/** The worker reports a job's progress; only the call knows that it was cancelled. */
const jobsChanged: ReadonlySet<CallName> = new Set(['detectionCancel'])
/** Calls after which a session, or what is open to somebody, may have ended. */
const sessionsEnded: ReadonlySet<CallName> = new Set([
  'logout',
  'sessionRevoke',
  'sessionRevokeOthers',
  'secondFactorConfirm',
  'passkeyAdd',
  'sessionLock',
  'passwordUpdate',
  'passwordReset',
  'accountDelete',
  'shareStop',
  'openedStop',
  // The links to a case open nothing while it is in the bin.
  'patientDelete',
])

interface Ports {
  readonly db: Db
  readonly notices: Notices
  readonly fail: (error: unknown) => void
}

/** With them one call's changes are told. */
type CallPorts = Ports & CaseTelling

const tellRecords = async (ports: CallPorts, doctor: string, uuids: Uuids): Promise<void> => {
  const recordUuids = [...new Set(uuids)].filter(uuid => uuid !== undefined)
  if (recordUuids.length === 0) return
  const rows = await ports.db
    .selectFrom('record')
    .select(['uuid', 'case_uuid', 'version'])
    .where('uuid', 'in', recordUuids)
    .where('doctor_id', '=', doctor)
    .execute()
  for (const { uuid, case_uuid: caseUuid, version } of rows) await tellRecord(ports, doctor, { uuid, caseUuid, version })
}

const tellRecord = (
  ports: CallPorts,
  account: string,
  { uuid, caseUuid, version }: Pick<CaseRecord, 'uuid' | 'caseUuid' | 'version'>,
): Promise<void> => tellOfCase(ports, { account, caseUuid }, { type: 'record', uuid, caseUuid, version })

const tellPatient = async (ports: CallPorts, account: string, uuid: string | undefined): Promise<void> => {
  if (uuid !== undefined) await tellOfCase(ports, { account, caseUuid: uuid }, { type: 'patient', uuid })
}

/** Also those who were assigned to it and no longer are: their open windows show it still. */
const tellAssigned = async (
  ports: CallPorts,
  account: string,
  { caseUuid, before }: { readonly caseUuid: string; readonly before: readonly string[] },
): Promise<void> => {
  await tellPatient(ports, account, caseUuid)
  const now = await assignedOf(ports.db, account, caseUuid)
  for (const doctor of before)
    if (!now.includes(doctor)) ports.notices.tell({ doctor, event: { type: 'patient', uuid: caseUuid } })
}

const tellSetting = ({ notices }: Ports, doctor: string, name = ''): void => {
  if (clinicSettings.has(name)) notices.tell({ doctor, event: { type: 'setting', name } })
}

const tellPlans = ({ notices }: Ports, doctor: string, recordUuid: string | undefined): void => {
  if (recordUuid !== undefined) notices.tell({ doctor, event: { type: 'plans', recordUuid } })
}

const tellOverlaps = async (ports: CallPorts, account: string, caseUuid: string | undefined): Promise<void> => {
  if (caseUuid !== undefined) await tellOfCase(ports, { account, caseUuid }, { type: 'overlaps', caseUuid })
}

const tellJob = async ({ db, notices }: Ports, doctor: string, job: string | undefined): Promise<void> => {
  const row = await db
    .selectFrom('job')
    .selectAll()
    .where('uuid', '=', job ?? '')
    .executeTakeFirst()
  if (!row) return
  const { uuid, subject: recordUuid, state, progress, step } = row
  notices.tell({ doctor, event: { type: 'job', uuid, recordUuid, state, progress, step } })
}

type AnyHandler = (input: Named, asking: Asking | DoctorAsking) => Promise<Named>

/** Whether a call changes nothing that anybody would have to be told. */
const isSilent = (name: CallName): boolean =>
  !changing[name] &&
  !planning[name] &&
  !changesClinic(name) &&
  [
    answeringRecord,
    patientChanged,
    fileChanged,
    assigned,
    listChanged,
    analysesChanged,
    settingChanged,
    overlapsChanged,
    jobsChanged,
    sessionsEnded,
  ].every(set => !set.has(name))

const announced = (name: CallName, handler: AnyHandler, ports: Ports): AnyHandler => {
  const records = changing[name]
  if (isSilent(name)) return handler
  return async (input, asking) => {
    const doctor = 'doctor' in asking ? asking.doctor : ''
    const person = 'person' in asking ? asking.person : ''
    const planned = await planning[name]?.(ports.db, input)
    const touched = records ? await records(ports.db, input) : []
    const assigning = assigned.has(name)
      ? { caseUuid: input.caseUuid ?? '', before: await assignedOf(ports.db, doctor, input.caseUuid ?? '') }
      : null
    const output = await handler(input, asking)
    const telling = { ...ports, isClinic: 'clinicRole' in asking && asking.clinicRole !== null }
    const tell = async (): Promise<void> => {
      if (sessionsEnded.has(name)) ports.notices.tell('sessions')
      if (jobsChanged.has(name)) await tellJob(ports, doctor, output.uuid)
      if (answeringRecord.has(name)) await tellRecord(telling, doctor, output as unknown as CaseRecord)
      if (patientChanged.has(name)) await tellPatient(telling, doctor, input.uuid ?? output.uuid)
      if (fileChanged.has(name)) await tellPatient(telling, doctor, input.caseUuid)
      if (assigning) await tellAssigned(telling, doctor, assigning)
      if (listChanged.has(name)) ports.notices.tell({ doctor, event: { type: 'cases' } })
      if (settingChanged.has(name)) tellSetting(ports, doctor, input.name)
      if (analysesChanged.has(name)) ports.notices.tell({ doctor, event: { type: 'analyses' } })
      tellPlans(ports, doctor, planned)
      if (overlapsChanged.has(name)) await tellOverlaps(telling, doctor, input.caseUuid)
      await tellRecords(telling, doctor, touched)
      await tellClinic(ports, name, input as unknown as ClinicInput, { clinic: doctor, person })
    }
    // The change has been made: a failed notification must not fail the call.
    await tell().catch(ports.fail)
    return output
  }
}

/** Wraps the handlers so that their changes are announced to everyone concerned. */
export const announcing = (handlers: Handlers, ports: Ports): Handlers =>
  Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      announced(name as CallName, handler as unknown as AnyHandler, ports),
    ]),
  ) as unknown as Handlers
