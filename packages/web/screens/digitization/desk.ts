import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { PointName } from '@sella/ceph/data/point-name'
import { edgeCandidates } from '@sella/ceph/edges/candidates'
import { lookAt } from '@sella/ceph/edges/look'
import { edgeOfKind } from '@sella/ceph/edges/of-kind'
import { pointByRule } from '@sella/ceph/edges/rule-points'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { createDesk, type DeskGiven, type DeskPorts, type RecordDesk as WorkbenchDesk } from '@sella/workbench/desk/desk'
import { type FollowedSession, followedSession } from '@sella/workbench/desk/followed'
import { type Session, shown } from '@sella/workbench/session/session'
import { createContext, useContext } from 'react'
import { edgeFilm } from '../../editor/edge-film'
import { edgeBy } from '../../editor/edge-snap'
import type { FilmPixels } from '../../editor/film-pixels'
import { readable } from '../../editor/readable'
import { useStore } from '../../editor/use-store'
import { drafts } from '../../memory/drafts'
import { rememberAnalysis } from '../../readings/choosing'
import type { Automatic } from './automatic'
import { detectionPorts } from './detection/detection-ports'
import { layingPorts, profilePorts } from './photo/photo-ports'
import { recordServer } from './saving/record-server'

/** The open picture, and how its points are detected. Components read it; they share nothing else. */
export interface ScreenDesk extends WorkbenchDesk<FilmPixels> {
  readonly automatic: Automatic
  /** The session at the pace of the panels. */
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

/** Remembers the latest candidates, for list, film and keys ask for the same. Only a cache. */
const rememberedLast = (find: FindCandidates): FindCandidates => {
  let last: { readonly name: PointName; readonly tracing: Tracing; readonly candidates: ReturnType<FindCandidates> } | null = null
  return (name, tracing) => {
    if (last?.name !== name || last.tracing !== tracing) last = { name, tracing, candidates: find(name, tracing) }
    return last.candidates
  }
}

/** Creates the desk of a picture in this browser. */
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
  return { ...desk, automatic, followed: followedSession(desk.bench.session, readable) }
}

/**
 * The tracing of this frame: of the running gesture, otherwise the committed one. For what is drawn on the picture; panels use
 * the followed one.
 */
export const useTracing = (): Tracing => useStore(useDesk().bench.session, shown)

/** The committed tracing and its evaluation: for what need not follow a running gesture. */
export const useCommitted = (): { readonly tracing: Tracing; readonly evaluation: Evaluation } => {
  const desk = useDesk()
  useStore(desk.choice, choice => choice)
  const tracing = useStore(desk.bench.session, session => session.present)
  return { tracing, evaluation: desk.evaluate(tracing) }
}

/** The evaluation of this frame's tracing. */
export const useEvaluation = (): Evaluation => {
  const desk = useDesk()
  useStore(desk.choice, choice => choice)
  return desk.evaluate(useTracing())
}

/** The session for panels beside the picture: they follow a running gesture at a readable pace (`followed`). */
export const useFollowed = (): Session => useStore(useDesk().followed, session => session)

/** The evaluation shown by the panels. */
export const useFollowedEvaluation = (): Evaluation => {
  const desk = useDesk()
  useStore(desk.choice, choice => choice)
  return desk.evaluate(shown(useFollowed()))
}

export const useFollowedTracing = (): Tracing => shown(useFollowed())

export const useEditing = (): boolean => useStore(useDesk().bench.session, session => session.mode === 'editing')
