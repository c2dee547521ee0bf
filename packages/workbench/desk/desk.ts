import type { Evaluation } from '@sella/ceph/analysis/analysis'
import { normsByAgeGroup, type OwnView } from '@sella/ceph/analysis/own'
import type { Stage } from '@sella/ceph/data/maturation-stages'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Action } from '@sella/contract/access/roles'
import type { Display } from '@sella/contract/documents/digitization-setting'
import { firstLook, type PhotoLook } from '@sella/contract/documents/photo-look'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'
import type { Colours } from '@sella/drawing/tracing/colours'
import { createBench, type FilmBench, type Knowledge } from '../bench/bench'
import { expectedPoint } from '../bench/expected'
import type { Size } from '../canvas/view'
import { createDetection, type Detection, type DetectionPorts } from '../detection/detection'
import type { Choice } from '../open/choice'
import { type Choosing, createChoosing } from '../open/choosing'
import { unjudged } from '../open/unjudged'
import { createLaying, type Laying, type LayingPorts } from '../photo/laying'
import { createProfileDetection, type ProfileDetection, type ProfilePorts } from '../photo/profile-detection'
import type { Drafts } from '../record/draft'
import { createSaver, type RecordServer, type Saver } from '../record/saving'
import type { TracedRecord } from '../record/traced-record'
import { createWalk, type Walk } from '../review/walk'
import { createStore, type ValueStore } from '../store'
import { evaluator } from './evaluator'
import { neededFirst } from './needed-first'
import type { PictureSubject } from './subject'

/** The dialogs of the workbench, of which one can be open at a time. */
export type DialogName = 'export' | 'colour' | 'analyses' | 'keys' | 'palette'

/** One record's open film or face photo with everything that belongs to it: the single state of what is open. */
export interface RecordDesk<Film extends Size = Size> {
  readonly subject: PictureSubject
  /** The permissions of the user's role at the clinic; everything at a doctor's own desk. */
  readonly may: (action: Action) => boolean
  readonly patient: Patient
  readonly record: CaseRecord
  /** The record at the time the saved tracing was read. */
  readonly base: ValueStore<CaseRecord>
  readonly traced: TracedRecord
  readonly saver: Saver
  readonly detection: Detection
  readonly profile: ProfileDetection
  /** The side photo's alignment on the film. */
  readonly laying: Laying
  /** How film and photo are blended. */
  readonly photoLook: ValueStore<PhotoLook>
  readonly records: readonly CaseRecord[]
  readonly photo: Photo
  readonly film: Film
  readonly bench: FilmBench
  readonly choice: ValueStore<Choice>
  readonly choosing: Choosing
  readonly display: ValueStore<Display>
  readonly colours: ValueStore<Colours>
  readonly evaluate: (tracing: Tracing) => Evaluation
  /** Moving from point to point. */
  readonly walk: Walk
  /** Escape with nothing selected gives Tab back to the page, so that the stage does not trap the keyboard. */
  readonly tabLeaves: ValueStore<boolean>
  /** The open dialog; null if none. */
  readonly dialog: ValueStore<DialogName | null>
  /** True while a measurement is being defined: everything except the film is disabled. */
  readonly defining: ValueStore<boolean>
  /** While the vertebrae panel is open: receives the stage the doctor reads from them, null for none; otherwise null. */
  readonly vertebrae: ValueStore<{ readonly read: (stage: Stage | null) => void } | null>
}

/** What the desk needs from outside: server, machine and film. */
export interface DeskPorts {
  readonly server: RecordServer
  readonly drafts: Drafts
  readonly detection: DetectionPorts
  readonly profile: ProfilePorts
  readonly laying: LayingPorts
  /** Remembers the last analysis used on this type of image. */
  readonly remember: (name: string, view: OwnView) => void
  /** The edges shown by the film, which points snap to or are taken from. */
  readonly edges: Pick<Knowledge, 'edge' | 'byRule' | 'candidates'>
}

export type DeskGiven<Film extends Size> = Pick<
  RecordDesk<Film>,
  'subject' | 'may' | 'patient' | 'record' | 'records' | 'photo' | 'film'
> & {
  readonly tracing: Tracing
  readonly choice: Choice
  readonly display: Display
  readonly colours: Colours
}

/** The points guided placement asks for: those of the chosen analysis first. Returns the same list for the same choice. */
const orderBy = (subject: PictureSubject, chosen: ValueStore<Choice>) => {
  let lastOrder: { readonly choice: Choice; readonly order: readonly PointName[] } | null = null
  return (): readonly PointName[] => {
    const choice = chosen.get()
    if (lastOrder?.choice !== choice) lastOrder = { choice, order: neededFirst(subject, choice) }
    return lastOrder.order
  }
}

/** Opens a picture with its tracing; does not call the server yet. */
export const createDesk = <Film extends Size>(
  { tracing, choice, display, colours, ...given }: DeskGiven<Film>,
  ports: DeskPorts,
): RecordDesk<Film> => {
  const { subject, film, may } = given
  const chosen = createStore(unjudged(choice, { ...given, view: subject.view }))
  const { view } = subject
  const evaluate = evaluator(chosen, subject)
  const points = (of: Tracing) => subject.sheet.anatomy(of, evaluate(of).facing).points
  const expected = (name: PointName, of: Tracing) => expectedPoint(name, of, subject.template)
  const order = orderBy(subject, chosen)
  const bench = createBench(film, tracing, { points, order, expected, ...ports.edges }, !may('trace'))
  chosen.subscribe(() => {
    const [before, now] = [bench.order.get(), order()]
    // A request for the points of one part (the neck) is left unchanged.
    if (before.length === now.length) bench.order.set(now)
  })
  const base = createStore(given.record)
  const traced: TracedRecord = { photo: given.photo, storing: subject.storing, session: bench.session, base }
  const queue: Parameters<typeof createWalk>[0]['queue'] = (of, reads) => subject.unsure(of, reads, chosen.get().customItems)
  return {
    ...given,
    ...{ base, bench, traced, evaluate, saver: createSaver(traced, ports) },
    detection: createDetection({ recordUuid: given.record.uuid, shown: given.photo.shown }, bench.session, ports.detection),
    profile: createProfileDetection(given.record.uuid, ports.profile),
    laying: createLaying({ photo: given.photo, film, base }, ports.laying),
    photoLook: createStore(firstLook),
    choice: chosen,
    choosing: createChoosing(chosen, { byAgeGroup: normsByAgeGroup(view), remember: name => ports.remember(name, view) }),
    display: createStore(display),
    colours: createStore(colours),
    walk: createWalk({ bench, evaluate, queue }),
    tabLeaves: createStore(false),
    dialog: createStore<DialogName | null>(null),
    defining: createStore(false),
    vertebrae: createStore<ReturnType<RecordDesk['vertebrae']['get']>>(null),
  }
}
