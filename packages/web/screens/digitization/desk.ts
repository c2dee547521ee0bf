import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { PointName } from '@sella/ceph/data/point-name'
import { edgeCandidates } from '@sella/ceph/edges/candidates'
import { lookAt } from '@sella/ceph/edges/look'
import { edgeOfKind } from '@sella/ceph/edges/of-kind'
import { pointByRule } from '@sella/ceph/edges/rule-points'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { createDesk, type DeskGiven, type DeskPorts, type RecordDesk as WorkbenchDesk } from '@sella/workbench/desk/desk'
import { type FollowedSession, followed } from '@sella/workbench/desk/followed'
import { type Session, shown } from '@sella/workbench/session/session'
import { createContext, useContext } from 'react'
import { edgeFilm } from '../../editor/edge-film'
import { edgeBy } from '../../editor/edge-snap'
import type { FilmPixels } from '../../editor/film-pixels'
import { useStore } from '../../editor/use-store'
import { drafts } from '../../memory/drafts'
import { rememberAnalysis } from '../../readings/choosing'
import type { Automatic } from './automatic'
import { detectionPorts } from './detection/detection-ports'
import { layingPorts, profilePorts } from './photo/photo-ports'
import { recordServer } from './saving/record-server'

/** What is on the table, and how its points are found. Components read it; nothing else is shared. */
export interface ScreenDesk extends WorkbenchDesk<FilmPixels> {
  readonly automatic: Automatic
  /** The session as the panels follow it. */
  readonly followed: FollowedSession
}

const DeskContext = createContext<ScreenDesk | null>(null)
export const DeskProvider = DeskContext.Provider

export const useDesk = (): ScreenDesk => {
  const desk = useContext(DeskContext)
  if (!desk) throw new Error('no film is on the table')
  return desk
}

type FindCandidates = DeskPorts['edges']['candidates']

/** The candidates last asked for: list, film and keys ask for the same. Only a memory. */
const rememberedLast = (find: FindCandidates): FindCandidates => {
  let last: { readonly name: PointName; readonly tracing: Tracing; readonly candidates: ReturnType<FindCandidates> } | null = null
  return (name, tracing) => {
    if (last?.name !== name || last.tracing !== tracing) last = { name, tracing, candidates: find(name, tracing) }
    return last.candidates
  }
}

/** Milliseconds: digits that change more often than ten times a second cannot be read. */
const readable = 100

const later = (ms: number, run: () => void): (() => void) => {
  const timer = window.setTimeout(run, ms)
  return () => window.clearTimeout(timer)
}

/** Lays a picture on the table of this browser. */
export const layDesk = (given: DeskGiven<FilmPixels>, automatic: Automatic): ScreenDesk => {
  const ports = { detection: detectionPorts, profile: profilePorts, laying: layingPorts, server: recordServer, drafts }
  const film = edgeFilm(given.film, given.photo.checks?.inverted === true)
  const edges: DeskPorts['edges'] = {
    edge: (at, name, tracing) => {
      const own = edgeOfKind(lookAt(film, tracing), name, at, tracing)
      return own === undefined ? edgeBy(given.film, at) : own
    },
    byRule: (name, tracing) => pointByRule(lookAt(film, tracing), name, tracing),
    candidates: rememberedLast((name, tracing) => edgeCandidates(lookAt(film, tracing), name, tracing)),
  }
  const desk = createDesk(given, { ...ports, remember: rememberAnalysis, edges })
  return { ...desk, automatic, followed: followed(desk.bench.session, { every: readable, after: later }) }
}

/** The tracing of this frame: the running gesture's, else the committed one. For what is drawn on the picture; panels follow. */
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

/** The session for panels beside the picture: they follow a running gesture at a pace at which it can be read (`followed`). */
export const useFollowed = (): Session => useStore(useDesk().followed, session => session)

/** What the tracing reads that the panels show. */
export const useFollowedEvaluation = (): Evaluation => {
  const desk = useDesk()
  useStore(desk.choice, choice => choice)
  return desk.evaluate(shown(useFollowed()))
}

export const useFollowedTracing = (): Tracing => shown(useFollowed())

export const useEditing = (): boolean => useStore(useDesk().bench.session, session => session.mode === 'editing')
