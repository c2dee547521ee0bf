import type { FilmChecks } from '@sella/contract/entities'
import type { PictureEdit } from '@sella/contract/picture-edit'
import type { Db } from '../db/open'
import type { Notices } from '../events/notices'
import { editColumns } from '../records/edit-columns'
import { frameOf } from '../records/rows'
import type { SeenChecks } from '../records/seen-checks'
import type { DetectionInput, Noticed } from './work'

/** Names the pixel frame in which a detection worked. */
export const frameSeen = ({ hash, recipe }: DetectionInput): string =>
  recipe ? frameOf({ hash, ...editColumns({ hash, width: 1, height: 1 }, JSON.parse(recipe) as PictureEdit) }) : hash

/** Stores what the detector noticed about a record's film; false where the record now shows another film. */
const keepChecks = async (
  db: Db,
  { record, input, checks }: { readonly record: string; readonly input: DetectionInput; readonly checks: FilmChecks },
): Promise<boolean> => {
  const frame = frameSeen(input)
  const seen: SeenChecks = { ...checks, frame }
  const { numUpdatedRows } = await db
    .updateTable('image')
    .set({ checks: JSON.stringify(seen) })
    .where('record_uuid', '=', record)
    .where('type', '=', 'Lateral_Ceph')
    .where('deleted_at', 'is', null)
    .where(eb => eb(eb.fn.coalesce('frame', 'hash'), '=', frame))
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

interface Ports {
  readonly db: Db
  readonly notices: Notices
  /** Called when values of this doctor may be out of date. */
  readonly reread: (doctor: string) => void
  readonly fail: (error: unknown) => void
}

/** Stores what was noticed and notifies the doctor's windows. The detected points are kept even if that fails. */
export const noticing =
  ({ db, notices, reread, fail }: Ports): Noticed =>
  async ({ doctor_id: doctor, subject }, input, checks) => {
    try {
      if (!(await keepChecks(db, { record: subject, input, checks }))) return
      // A changed row of a film makes its values out of date.
      reread(doctor)
      const row = await db.selectFrom('record').select(['case_uuid', 'version']).where('uuid', '=', subject).executeTakeFirst()
      if (!row) return
      notices.tell({ doctor, event: { type: 'record', uuid: subject, caseUuid: row.case_uuid, version: row.version } })
    } catch (error) {
      fail(error)
    }
  }
