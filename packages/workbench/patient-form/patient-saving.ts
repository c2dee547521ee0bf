import type { Input } from '@sella/contract/calls/index'
import type { Patient } from '@sella/contract/entities'
import { metElsewhere } from '../met-elsewhere'
import { addingOnce } from '../server/adding'
import { Refused } from '../server/refused'
import { type Draft, type DraftError, draftOf, errorsIn, inputOf } from './patient-form'

/** The server calls. All throw `Refused`; the code PATIENT_CONFLICT means that another window changed the same field differently. */
export interface PatientServer {
  readonly add: (input: Input<'patientAdd'>) => Promise<Patient>
  readonly update: (input: Input<'patientUpdate'>) => Promise<Patient>
  readonly current: (uuid: string) => Promise<Patient>
  /** The id of the agency of this name, which is added if there is none; null for an empty name. */
  readonly agencyUuid: (name: string) => Promise<string | null>
}

export type PatientSaved =
  | { readonly status: 'saved'; readonly patient: Patient }
  | { readonly status: 'wrong'; readonly errors: readonly DraftError[] }
  /** Another window changed fields edited here. Those not edited here follow it in `draft`; saving again overwrites the others. */
  | { readonly status: 'conflict'; readonly draft: Draft; readonly clashes: readonly (keyof Draft)[]; readonly theirs: Draft }
  /** `field`: the one the server refused; null if it is none of the form's. */
  | { readonly status: 'refused'; readonly error: unknown; readonly field: keyof Draft | null }
  /** An earlier save is not answered yet; nothing was sent. */
  | { readonly status: 'busy' }

const fieldOf: Readonly<Record<string, keyof Draft>> = {
  NAME_REQUIRED: 'name',
  BIRTHDAY_IN_FUTURE: 'birthday',
  BIRTHDAY_AFTER_RECORD: 'birthday',
  CASE_NUMBER_TAKEN: 'caseNo',
}

const refused = (error: unknown): PatientSaved => ({
  status: 'refused',
  error,
  field: (error instanceof Refused ? fieldOf[error.reason] : undefined) ?? null,
})

const isConflict = (error: unknown): boolean => error instanceof Refused && error.reason === 'PATIENT_CONFLICT'

/**
 * Saves the form of a case: a new one (`stored` null), or over the stored one as it was last seen. One save at a time. A new case is
 * added once, however often it is sent because a reply was lost.
 */
export const makePatientSaving = (stored: Patient | null, server: PatientServer) => {
  let base = stored
  let busy = false
  const addOnce = addingOnce<Input<'patientAdd'>, Patient>({
    add: server.add,
    change: ({ uuid }, from, to) => server.update({ uuid, ...to, from }),
  })
  const send = async (draft: Draft): Promise<Patient> => {
    const input = inputOf(draft, await server.agencyUuid(draft.agency))
    if (!base) return addOnce(input)
    const from = inputOf(draftOf(base), base.agency?.uuid ?? null)
    return server.update({ uuid: base.uuid, ...input, from })
  }
  const meet = async (draft: Draft, first: Patient): Promise<PatientSaved> => {
    base = await server.current(first.uuid)
    const theirs = draftOf(base)
    return { status: 'conflict', ...metElsewhere(draft, draftOf(first), theirs), theirs }
  }
  const sent = async (draft: Draft): Promise<PatientSaved> => {
    try {
      return { status: 'saved', patient: await send(draft) }
    } catch (error) {
      return base && isConflict(error) ? meet(draft, base).catch(refused) : refused(error)
    }
  }
  /** `today` is the reader's calendar date. */
  return async (draft: Draft, today: string): Promise<PatientSaved> => {
    const errors = errorsIn(draft, today)
    if (errors.length > 0) return { status: 'wrong', errors }
    if (busy) return { status: 'busy' }
    busy = true
    const outcome = await sent(draft)
    busy = false
    return outcome
  }
}
