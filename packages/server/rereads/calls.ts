import type { RereadDraft } from '@sella/contract/rereads'
import { nothing, whole } from '../acts/whole'
import { type Clock, instant } from '../db/now'
import type { OpenDatabase } from '../db/open'
import type { DoctorAsking, Part } from '../http/handlers'
import type { MakePdf } from '../report/pdf-work'
import { addDetected } from './detected'
import { closeDraft, type DraftRow, deleteDraft, draftOf, saveDraft } from './draft-store'
import { draftsOf } from './drafts'
import { exportStudy } from './export'
import { rereadOf, rereadsOf } from './rows'
import { addReread, deleteReread } from './store'

type RereadCalls =
  | 'rereadAdd'
  | 'rereadDetected'
  | 'rereadList'
  | 'rereadDelete'
  | 'rereadExport'
  | 'rereadDrafts'
  | 'rereadDraftGet'
  | 'rereadDraftSave'
  | 'rereadDraftClose'
  | 'rereadDraftDelete'

const draftReply = ({ uuid, record_uuid, reader, name, ceph_points, version, updated_at }: DraftRow): RereadDraft => ({
  ...{ uuid, recordUuid: record_uuid, reader, name, cephPoints: ceph_points, version, updatedAt: updated_at },
})

interface Ports {
  readonly store: OpenDatabase
  readonly now: Clock
  readonly makePdf: MakePdf
}

/** Further readings of films, which measure how accurately points are placed. */
export const rereadCalls = ({ store, now, makePdf }: Ports): Part<RereadCalls> => {
  const by = ({ doctor, person }: DoctorAsking) => ({ doctor, person, at: instant(now()) })
  return {
    rereadAdd: (input, asking) => whole({ store, act: asking.act }, within => addReread(within, input, by(asking)), rereadOf),
    rereadDetected: (of, asking) => whole({ store, act: asking.act }, within => addDetected(within, of, by(asking)), rereadOf),
    rereadList: (_, { doctor }) => rereadsOf(store.db, doctor),
    rereadDelete: ({ uuid }, asking) =>
      whole({ store, act: asking.act }, within => deleteReread(within, uuid, by(asking)), nothing),
    rereadExport: (wish, asking) =>
      exportStudy({ db: store.db, makePdf }, wish, { ...by(asking), progress: { signal: asking.gone, report: () => undefined } }),
    rereadDrafts: (_, asking) => draftsOf(store.db, by(asking)),
    rereadDraftGet: async (of, asking) => {
      const row = await draftOf(store.db, of, by(asking))
      return row && draftReply(row)
    },
    rereadDraftSave: async (input, asking) => draftReply(await saveDraft(store, input, by(asking))),
    rereadDraftClose: (input, asking) =>
      whole({ store, act: asking.act }, within => closeDraft(within, input, by(asking)), rereadOf),
    rereadDraftDelete: async ({ uuid }, asking) => {
      await deleteDraft(store, uuid, by(asking))
      return {}
    },
  }
}
