import type { PointName } from '@sella/ceph/data/point-name'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { draftsIn } from '../record/draft'
import { filmStoring } from '../record/film-storing'
import { journal } from '../record/journal'
import { createSaver, type RecordServer } from '../record/saving'
import type { PointTexts, Storing } from '../record/storing'
import { type TracedRecord, takeNewer } from '../record/traced-record'
import { Refused } from '../server/refused'
import { commit, openSession, startEditing } from '../session/session'
import { createStore } from '../store'

export const photo = { uuid: 'film', type: 'Lateral_Ceph', hash: 'film', edit: null, fileScale: null } as unknown as Photo

/** Every point by hand, at (x, 0). */
export const tracingAt = (points: Readonly<Record<string, number>>): Tracing => ({
  ...emptyTracing,
  points: Object.fromEntries(Object.entries(points).map(([name, x]) => [name, { x, y: 0, origin: 'manual' as const }])),
})

const textOf = (tracing: Tracing, onto: CaseRecord): string => filmStoring.write(tracing, onto, photo)?.cephPoints ?? ''

const emptyRecord = {
  ...{ uuid: 'record', caseUuid: 'case', createday: '2026-05-01T00:00:00Z', type: 1, photos: [photo], version: 1 },
  ...{ cephPoints: null, facePoints: null, alignment: null, updatedAt: '' },
} as unknown as CaseRecord

const conflict = () => new Refused(409, 'RECORD_CONFLICT', '')

/**
 * The portal with one record; `down` lets every call fail, by `status` (0: nobody answers) and `reason`, `beforeReply` runs while a save
 * is on its way back, and may throw so that the reply is lost.
 */
const portal = (tracing: Tracing) => {
  const record: CaseRecord = { ...emptyRecord, cephPoints: textOf(tracing, emptyRecord) }
  const state = {
    record,
    down: false,
    status: 0,
    reason: 'NETWORK' as Refused['reason'],
    /** Only `update` is answered by a failure. */
    readable: false,
    calls: 0,
    beforeReply: () => {},
  }
  const put = (part: Partial<CaseRecord>): CaseRecord => {
    state.record = { ...state.record, ...part, version: state.record.version + 1 }
    return state.record
  }
  const server: RecordServer = {
    update: async (onto, texts: PointTexts) => {
      state.calls += 1
      if (state.down) throw new Refused(state.status, state.reason, '')
      if (onto.version !== state.record.version) throw conflict()
      const stored = put(texts)
      state.beforeReply()
      return stored
    },
    current: async () => {
      if (state.down && !state.readable) throw new Refused(state.status, state.reason, '')
      return state.record
    },
  }
  return { state, server, put }
}

/**
 * A film of a record on the workbench, the portal and another window beside it, without a browser. `scaleOf`: the scale that comes
 * with the picture, by the record.
 */
export const recordDriver = (
  start: Tracing = tracingAt({ S: 0, Na: 10 }),
  scaleOf: (record: CaseRecord) => Tracing['fileScale'] = () => null,
) => {
  const { state, server, put } = portal(start)
  const texts = new Map<string, string>()
  const drafts = draftsIn({
    kept: name => texts.get(name) ?? null,
    keep: (name, text) => void (text === null ? texts.delete(name) : texts.set(name, text)),
  })
  const storing: Storing = {
    ...filmStoring,
    read: (record, of) => {
      const tracing = filmStoring.read(record, of)
      return tracing && { ...tracing, fileScale: scaleOf(record) }
    },
  }
  const saved = storing.read(state.record, photo) ?? emptyTracing
  const traced: TracedRecord = {
    ...{ photo, storing },
    ...{ session: createStore(openSession(saved)), base: createStore<CaseRecord>(state.record) },
  }
  let time = 0
  journal(traced, { drafts, now: () => ++time })
  const saver = createSaver(traced, { server, drafts })
  return {
    ...{ traced, saver, drafts, portal: state },
    present: () => traced.session.get().present,
    /** Places points of this window at (x, 0), as one step. */
    place: (points: Readonly<Partial<Record<PointName, number>>>) =>
      traced.session.set(now => {
        const editing = startEditing(now)
        return commit(editing, {
          ...now.present,
          points: { ...now.present.points, ...tracingAt(points as Record<string, number>).points },
        })
      }),
    /** Another window saves these points over those stored. */
    elsewhere: (points: Readonly<Record<string, number>>) => {
      const before = filmStoring.read(state.record, photo) ?? emptyTracing
      return put({ cephPoints: textOf({ ...before, points: { ...before.points, ...tracingAt(points).points } }, state.record) })
    },
    /** Another window saves something that this version cannot read. */
    unreadable: () => put({ cephPoints: '{' }),
    /** Another window changes what is no point. */
    retyped: () => put({ type: 2 }),
    /** Another window shows another film, or this one turned; its tracing is `cephPoints`. */
    filmed: (film: Partial<Photo>, cephPoints: string | null = null) =>
      put({ photos: [{ ...photo, ...film } as Photo], cephPoints }),
    /** This window hears of the record as it is stored. */
    hears: () => takeNewer(traced, state.record),
    stored: () => filmStoring.read(state.record, photo)?.points ?? {},
  }
}
