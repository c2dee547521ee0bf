import { ownErrors } from '@sella/ceph/reliability/own-errors'
import type { Reread } from '@sella/ceph/reliability/points'
import type { FileScale, Tracing } from '@sella/ceph/tracing/tracing'
import { ownErrorsSetting } from '@sella/contract/documents/own-errors'
import { withKeys } from '@sella/contract/documents/setting'
import { fromStored, LATERAL_CEPH, storedFilm } from '@sella/contract/documents/tracing'
import type { RereadFilm } from '@sella/contract/rereads'
import type { Db } from '../db/open'
import type { Within } from '../records/locked'
import { replaceSetting, settingNamed } from '../settings/store'
import { rereadsOf } from './rows'

const tracingIn = (text: string | null, fileScale: FileScale | null): Tracing | null => {
  const read = text === null ? null : fromStored(text, storedFilm(LATERAL_CEPH, fileScale))
  return read?.ok ? read.value : null
}

const pairOf = (film: RereadFilm): readonly Reread[] => {
  const [first, second] = [tracingIn(film.first, film.fileScale), tracingIn(film.cephPoints, film.fileScale)]
  return first && second ? [{ film: film.recordUuid, first, second }] : []
}

/** The films that the doctor herself read twice; of several further readings of a film, the latest. */
const rereadByHer = async (db: Db, doctor: string): Promise<readonly Reread[]> => {
  const hers = (await rereadsOf(db, doctor)).filter(({ reader }) => reader === 'self')
  return [...new Map(hers.map(film => [film.recordUuid, film])).values()].flatMap(pairOf)
}

/** The caller, and the account of the desk. */
export interface ByPerson {
  readonly doctor: string
  readonly person: string
  readonly at: string
}

/**
 * Measures a doctor's own placement errors again and stores them. Readings by another reader, or by the detector, do not count as
 * hers. Her choice whether they replace the table stays. At a clinic's desk nothing is measured, because several people read and
 * place points there.
 */
export const settleOwnErrors = async ({ db: tx, engine }: Within, { doctor, person, at }: ByPerson): Promise<void> => {
  if (person !== doctor) return
  // Two readings kept at once would each be measured without the other.
  await engine.oneAtATime(tx, `own errors of ${doctor}`)
  const errors = ownErrors(await rereadByHer(tx, doctor))
  const { name, read } = ownErrorsSetting
  const isStored = async (): Promise<boolean> => {
    const before = await settingNamed(tx, doctor, name)
    return replaceSetting(tx, doctor, { name, before, content: withKeys(before, { use: read(before).use, errors }), at })
  }
  // Again where her choice was saved just then.
  while (!(await isStored()));
}
