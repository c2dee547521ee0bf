import type { FilmChecks } from '@sella/contract/entities'
import type { PictureEdit } from '@sella/contract/picture-edit'
import type { Db } from '../db/open'
import type { Notices } from '../events/notices'
import { editColumns } from '../records/edit-columns'
import { frameOf } from '../records/rows'
import type { SeenChecks } from '../records/seen-checks'
import type { DetectionInput, Noticed } from './work'

/** Names where the pixels lay on which a detection worked. */
export const frameSeen = ({ hash, recipe }: DetectionInput): string =>
  recipe ? frameOf({ hash, ...editColumns({ hash, width: 1, height: 1 }, JSON.parse(recipe) as PictureEdit) }) : hash

/** Keeps with a record's film what the detector noticed about it; false where the record shows another film by now. */
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
  /** Something of this doctor's may be out of date. */
  readonly reread: (doctor: string) => void
  readonly fail: (error: unknown) => void
}

/** Keeps what was noticed and tells the doctor's windows. The points are found all the same where that fails. */
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
