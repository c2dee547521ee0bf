import { proposedType } from '@sella/ceph/intake/record-type'
import { readTypedDay } from '@sella/ceph/patient/typed-day'
import type { Input } from '@sella/contract/calls/index'
import type { ImageKind, Patient, RecordType } from '@sella/contract/entities'
import { same } from '../same'
import { addingOnce } from '../server/adding'
import type { Omission, Place, Reason } from '../uploads/queue'
import { dayOfFile, type Newcomer, type NewcomerFile } from './newcomer'

/** A file with its place; without one it is skipped. */
export interface FileAway {
  readonly index: number
  readonly place: Place | null
  /** Why it has none. */
  readonly why: Omission | Reason | null
  readonly guessed: boolean
}

interface RecordAtHand {
  readonly uuid: string
  readonly createday: string
  readonly type: RecordType
}

export interface CarryPorts {
  readonly addPatient: (input: Input<'patientAdd'>) => Promise<Patient>
  readonly patient: (uuid: string) => Promise<Patient>
  readonly updatePatient: (input: Input<'patientUpdate'>) => Promise<Patient>
  /** Returns the institution with that name, creating it if necessary; null for no institution. */
  readonly agency: (name: string) => Promise<string | null>
  readonly records: (caseUuid: string) => Promise<readonly RecordAtHand[]>
  readonly addRecord: (input: { caseUuid: string; createday: string; type: RecordType }) => Promise<RecordAtHand>
  /** Passes files to the upload queue; resolves to the name of their drop once the queue has room for more. */
  readonly send: (patient: Patient, files: readonly FileAway[], from: string) => Promise<string>
  /** Remembers everything made so far, at once whenever something was: the page may end before the newcomer is done. */
  readonly remember: (made: Made) => void
}

type Fields = Input<'patientAdd'>

/** A case whose empty fields were filled. */
interface Filling {
  readonly uuid: string
  readonly before: Fields
  readonly after: Fields
}

/** Everything that was created, so that it can be undone. */
export interface Made {
  readonly cases: readonly string[]
  readonly filled: readonly Filling[]
  readonly drops: readonly string[]
}

export interface Outcome {
  readonly key: string
  readonly end: 'added' | 'joined' | 'failed'
  readonly caseUuid: string | null
  readonly error: unknown
}

const blank = (text: string): string | null => text.trim() || null

const fieldsOf = async ({ draft }: Newcomer, agency: CarryPorts['agency']): Promise<Fields> => ({
  name: draft.name.trim(),
  sex: draft.sex,
  birthday: readTypedDay(draft.birthday),
  caseNo: draft.number.trim(),
  agencyUuid: draft.agency.trim() === '' ? null : await agency(draft.agency.trim()),
  phone: blank(draft.phone),
  notes: blank(draft.notes),
})

const storedFields = ({ name, sex, birthday, caseNo, agency, phone, notes }: Patient): Fields => ({
  ...{ name, sex, birthday, caseNo, phone, notes },
  agencyUuid: agency?.uuid ?? null,
})

/** Merges both notes without repeating a line. */
const bothNotes = (stored: string | null, more: string | null): string | null => {
  const added = (more ?? '').split('\n').filter(line => line !== '' && !(stored ?? '').split('\n').includes(line))
  return added.length === 0 ? stored : [stored, ...added].filter(Boolean).join('\n')
}

/** An existing case supplemented with a newcomer's data; existing values are kept. */
const filledBy = (stored: Fields, more: Fields): Fields => ({
  ...stored,
  sex: stored.sex ?? more.sex,
  birthday: stored.birthday ?? more.birthday,
  caseNo: stored.caseNo || more.caseNo,
  agencyUuid: stored.agencyUuid ?? more.agencyUuid,
  phone: stored.phone || more.phone,
  notes: bothNotes(stored.notes, more.notes),
})

const omissionOf = ({ kind, refused }: NewcomerFile): Omission | Reason => (kind === null ? (refused ?? 'skipped') : 'undated')

/** Assigns files to the records of a case by date, creating missing records, earliest first. */
const placesFor = async (newcomer: Newcomer, caseUuid: string, ports: CarryPorts): Promise<readonly FileAway[]> => {
  const days = newcomer.files.map(file => (file.kind === null ? null : dayOfFile(newcomer, file)))
  const records = [...(await ports.records(caseUuid))]
  for (const day of [...new Set(days.flatMap(day => day ?? []))].toSorted()) {
    if (records.some(({ createday }) => createday.slice(0, 10) === day)) continue
    records.push(await ports.addRecord({ caseUuid, createday: `${day}T12:00:00`, type: proposedType(day, records) }))
  }
  const recordOf = new Map(records.map(({ uuid, createday }) => [createday.slice(0, 10), uuid]))
  return newcomer.files.map((file, i): FileAway => {
    const { index, kind, guessed, dayBy } = file
    const day = days[i] ?? null
    const record = day === null ? undefined : recordOf.get(day)
    const place = record && day ? { record, day, kind: kind as ImageKind, dayBy: dayBy ?? 'typed' } : null
    return { index, place, why: place ? null : omissionOf(file), guessed }
  })
}

const carriesNothing = ({ files }: Newcomer): boolean => files.length === 0

type AddOnce = (fields: Fields) => Promise<Patient>

/** What a run has created so far. Its maps are by the newcomer's key. */
interface Run {
  readonly ports: CarryPorts
  readonly patients: Map<string, Patient>
  /** For each newcomer her own, which knows of a case whose reply was lost. */
  readonly adding: Map<string, AddOnce>
  /** Sent, and perhaps stored though no reply came. */
  readonly filling: Map<string, Filling>
  made: Made
}

const note = (run: Run, more: Partial<Made>): void => {
  const { cases, filled, drops } = run.made
  run.made = {
    cases: [...cases, ...(more.cases ?? [])],
    filled: [...filled, ...(more.filled ?? [])],
    drops: [...drops, ...(more.drops ?? [])],
  }
  run.ports.remember(run.made)
}

const addingFor = ({ ports, adding }: Run, key: string): AddOnce => {
  const change = (added: Patient, from: Fields, to: Fields) => ports.updatePatient({ uuid: added.uuid, ...to, from })
  const addOnce = adding.get(key) ?? addingOnce({ add: ports.addPatient, change })
  adding.set(key, addOnce)
  return addOnce
}

const add = async (run: Run, newcomer: Newcomer): Promise<Patient> => {
  const patient = await addingFor(run, newcomer.key)(await fieldsOf(newcomer, run.ports.agency))
  note(run, { cases: [patient.uuid] })
  return patient
}

const join = async (run: Run, newcomer: Newcomer, uuid: string): Promise<Patient> => {
  const { ports, filling } = run
  const stored = await ports.patient(uuid)
  const before = storedFields(stored)
  const sent = filling.get(newcomer.key)
  filling.delete(newcomer.key)
  if (sent?.uuid === uuid && same(sent.after, before)) note(run, { filled: [sent] })
  const after = filledBy(before, await fieldsOf(newcomer, ports.agency))
  if (same(before, after)) return stored
  filling.set(newcomer.key, { uuid, before, after })
  const patient = await ports.updatePatient({ uuid, ...after, from: before })
  filling.delete(newcomer.key)
  note(run, { filled: [{ uuid, before, after }] })
  return patient
}

const carry = async (run: Run, newcomer: Newcomer): Promise<Outcome> => {
  const { ports, patients } = run
  const { key, goal } = newcomer
  try {
    const uuid = goal?.at === 'case' ? goal.uuid : goal?.at === 'with' ? patients.get(goal.key)?.uuid : undefined
    // If a newcomer's case was created before her files failed, it is not created again.
    const patient = patients.get(key) ?? (uuid === undefined ? await add(run, newcomer) : await join(run, newcomer, uuid))
    patients.set(key, patient)
    if (!carriesNothing(newcomer)) {
      const drop = await ports.send(patient, await placesFor(newcomer, patient.uuid, ports), newcomer.source)
      note(run, { drops: [drop] })
    }
    return { key, end: uuid === undefined ? 'added' : 'joined', caseUuid: patient.uuid, error: null }
  } catch (error) {
    return { key, end: 'failed', caseUuid: patients.get(key)?.uuid ?? null, error }
  }
}

/** Creates or completes the newcomers' cases one after another and sends their files; a failure does not stop the others. */
export const makeCarrying = (ports: CarryPorts, onOutcome: (outcome: Outcome) => void) => {
  const made = { cases: [], filled: [], drops: [] }
  const run: Run = { ports, patients: new Map(), adding: new Map(), filling: new Map(), made }
  /** `newcomers`: those that are ready. Newcomers merged into another are processed after that one. */
  return async (newcomers: readonly Newcomer[], stopped: () => boolean): Promise<void> => {
    const ordered = newcomers.toSorted((a, b) => Number(a.goal?.at === 'with') - Number(b.goal?.at === 'with'))
    for (const newcomer of ordered) {
      if (stopped()) return
      const orphan = newcomer.goal?.at === 'with' && !run.patients.has(newcomer.goal.key)
      const outcome = orphan
        ? ({ key: newcomer.key, end: 'failed', caseUuid: null, error: null } as const)
        : await carry(run, newcomer)
      onOutcome(outcome)
    }
  }
}
