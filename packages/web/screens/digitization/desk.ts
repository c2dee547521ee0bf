import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Display } from '@sella/contract/documents/digitization-setting'
import { firstLook, type PhotoLook } from '@sella/contract/documents/photo-look'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'
import type { Colours } from '@sella/drawing/tracing/colours'
import { type Bench, createBench } from '@sella/workbench/bench/bench'
import { expectedPoint } from '@sella/workbench/bench/expected'
import { createDetection, type Detection } from '@sella/workbench/detection/detection'
import type { Choice } from '@sella/workbench/open/choice'
import { type Choosing, createChoosing } from '@sella/workbench/open/choosing'
import { createLaying, type Laying } from '@sella/workbench/photo/laying'
import { createProfileDetection, type ProfileDetection } from '@sella/workbench/photo/profile-detection'
import { createSaver, type Saver } from '@sella/workbench/record/saving'
import type { TracedRecord } from '@sella/workbench/record/traced-record'
import { shown } from '@sella/workbench/session/session'
import { createStore, type Store } from '@sella/workbench/store'
import { createContext, useContext } from 'react'
import { edgeBy } from '../../editor/edge-snap'
import type { FilmPixels } from '../../editor/film-pixels'
import { same } from '../../editor/keep'
import { useStore } from '../../editor/use-store'
import { drafts } from '../../memory/drafts'
import { rememberAnalysis } from '../../readings/choosing'
import { detectionPorts } from './detection/detection-ports'
import { layingPorts, profilePorts } from './photo/photo-ports'
import { recordServer } from './saving/record-server'
import type { Subject } from './subject'

/** One record's film, or face photo, on the table with all that belongs to it. Components read it; nothing else is shared. */
export interface Desk {
  readonly subject: Subject
  readonly patient: Patient
  readonly record: CaseRecord
  /** The record as it was when the saved tracing was read. */
  readonly base: Store<CaseRecord>
  readonly traced: TracedRecord
  readonly saver: Saver
  readonly detection: Detection
  readonly profile: ProfileDetection
  /** Where the side photo lies on the film. */
  readonly laying: Laying
  /** How film and photo are seen through each other. */
  readonly photoLook: Store<PhotoLook>
  readonly records: readonly CaseRecord[]
  readonly photo: Photo
  readonly film: FilmPixels
  readonly bench: Bench
  readonly choice: Store<Choice>
  readonly choosing: Choosing
  readonly display: Store<Display>
  readonly colours: Store<Colours>
  readonly evaluate: (tracing: Tracing) => Evaluation
}

const DeskContext = createContext<Desk | null>(null)
export const DeskProvider = DeskContext.Provider

export const useDesk = (): Desk => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('no film is on the table')
  return desk
}

/** Rows and scale that read the same stay the same objects, so that a drag renders only the rows it changes. */
const steady = (before: Evaluation | null, after: Evaluation): Evaluation =>
  before === null
    ? after
    : {
        ...after,
        calibration: same(before.calibration, after.calibration) ? before.calibration : after.calibration,
        rows: after.rows.map((row, i) => (same(before.rows[i], row) ? (before.rows[i] ?? row) : row)),
      }

interface Known {
  readonly choice: Choice
  readonly by: WeakMap<Tracing, Evaluation>
  last: Evaluation | null
}

/** The readings of a tracing under the choice of the moment, remembered by the identity of both. */
const evaluator = (choice: Store<Choice>, { judge }: Subject): Desk['evaluate'] => {
  let known: Known | null = null
  return tracing => {
    const now = choice.get()
    if (known?.choice !== now) known = { choice: now, by: new WeakMap(), last: null }
    const before = known.by.get(tracing)
    if (before) return before
    const evaluation = steady(known.last, judge(tracing, now))
    known.last = evaluation
    known.by.set(tracing, evaluation)
    return evaluation
  }
}

type Given = Pick<Desk, 'subject' | 'patient' | 'record' | 'records' | 'photo' | 'film'> & {
  readonly tracing: Tracing
  readonly choice: Choice
  readonly display: Display
  readonly colours: Colours
}

export const createDesk = ({ tracing, choice, display, colours, ...given }: Given): Desk => {
  const chosen = createStore(choice)
  const { subject, film } = given
  const evaluation = evaluator(chosen, subject)
  const points = (of: Tracing) => subject.sheet.anatomy(of, evaluation(of).facing).points
  const expected = (name: PointName, of: Tracing) => expectedPoint(name, of, subject.template)
  const bench = createBench(film, tracing, { points, order: subject.order, expected, edge: at => edgeBy(film, at) })
  const base = createStore(given.record)
  const traced: TracedRecord = { photo: given.photo, storing: subject.storing, session: bench.session, base }
  return {
    ...given,
    ...{ base, bench, traced, saver: createSaver(traced, { server: recordServer, drafts }) },
    detection: createDetection(given.record.uuid, bench.session, detectionPorts),
    profile: createProfileDetection(given.record.uuid, profilePorts),
    laying: createLaying({ photo: given.photo, film, base }, layingPorts),
    photoLook: createStore(firstLook),
    choice: chosen,
    choosing: createChoosing(chosen, {
      onFilm: subject.view === 'film',
      remember: name => rememberAnalysis(name, subject.view),
    }),
    display: createStore(display),
    colours: createStore(colours),
    evaluate: evaluation,
  }
}

/** The tracing of this frame: the running gesture's, else the committed one. */
export const useTracing = (): Tracing => useStore(useDesk().bench.session, shown)

/** The tracing as committed, and what it reads: for what need not follow a running gesture. */
export const useCommitted = (): { readonly tracing: Tracing; readonly evaluation: Evaluation } => {
  const desk = useDesk()
  useStore(desk.choice, choice => choice)
  const tracing = useStore(desk.bench.session, session => session.present)
  return { tracing, evaluation: desk.evaluate(tracing) }
}

/** What the tracing of this frame reads. */
export const useEvaluation = (): Evaluation => {
  const desk = useDesk()
  useStore(desk.choice, choice => choice)
  return desk.evaluate(useTracing())
}

export const useEditing = (): boolean => useStore(useDesk().bench.session, session => session.mode === 'editing')
