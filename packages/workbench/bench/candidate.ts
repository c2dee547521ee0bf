import type { PointName } from '@sella/ceph/data/point-name'
import type { EdgeCandidate } from '@sella/ceph/edges/candidates'
import type { Point } from '@sella/ceph/geometry/point'
import { apply } from '@sella/ceph/tracing/edit'
import { preview, startEditing } from '../session/session'
import { tools } from '../tools/index'
import type { FilmBench } from './bench'

/** The keys that choose a candidate; their number is the maximum number of candidates. */
export const candidateKeys = ['1', '2', '3'] as const

/**
 * The selected point if it needs review: detected or estimated, not placed by hand, and the doctor may move it; otherwise null.
 */
export function waitingInHand({ hand, session }: FilmBench): PointName | null {
  const { tool, selected } = hand.get()
  const { locked, present } = session.get()
  const point = selected && present.points[selected]
  return point && tool === 'select' && !locked && point.origin !== 'manual' && point.errorPx !== undefined ? selected : null
}

/** The places the film suggests for the selected point; empty if it does not need review. */
export function candidatesInHand(bench: FilmBench): readonly EdgeCandidate[] {
  const name = waitingInHand(bench)
  return name === null ? [] : bench.knows.candidates(name, bench.session.get().present)
}

/** The candidate the point is shown at, by number from 0; null if none. */
export function chosenCandidate(bench: FilmBench, candidates: readonly EdgeCandidate[]): number | null {
  const name = waitingInHand(bench)
  const at = name && bench.session.get().preview?.points[name]
  const chosen = at ? candidates.findIndex(candidate => candidate.at.x === at.x && candidate.at.y === at.y) : -1
  return chosen < 0 ? null : chosen
}

/**
 * Previews the selected point at a candidate, by number from 0, with everything this would change; nothing is applied until it is
 * confirmed. False if there is no such candidate.
 */
export function tryCandidate(bench: FilmBench, number: number): boolean {
  const [name, candidate] = [waitingInHand(bench), candidatesInHand(bench)[number]]
  if (name === null || !candidate) return false
  showAt(bench, name, candidate.at)
  return true
}

/**
 * Previews the selected point at the edge of its kind nearest to where it is shown; nothing is applied until it is confirmed.
 * False if no edge stands out.
 */
export function tryNearestEdge(bench: FilmBench): boolean {
  const name = waitingInHand(bench)
  const { present, preview: tried } = bench.session.get()
  const from = name && (tried ?? present).points[name]
  const to = name && from ? bench.knows.edge(from, name, present) : null
  if (name === null || !to) return false
  showAt(bench, name, to)
  return true
}

/** Whether the selected point is previewed at a place not applied yet; a drag does not count. */
export const triesPlace = (bench: FilmBench): boolean =>
  waitingInHand(bench) !== null && bench.session.get().preview !== null && bench.hand.get().state === tools.select.idle

const showAt = (bench: FilmBench, name: PointName, to: Point): void =>
  bench.session.set(now => {
    const editing = startEditing(now)
    return preview(editing, apply(editing.present, { edit: 'move', name, to }))
  })
