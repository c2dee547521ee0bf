import type { Point } from '@sella/ceph/geometry/point'
import { noNudge } from '@sella/ceph/superimpose/nudge'
import type { OverlayFilm } from '@sella/ceph/superimpose/overlay'
import { type RegistrationName, registrationNames, registrations } from '@sella/ceph/superimpose/registrations'
import type { Nudge, OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { ErrorCode } from '@sella/contract/errors'

/** A new scheme of these records (oldest first), all three registrations side by side. */
export const newScheme = (name: string, uuids: readonly string[]): OverlapScheme => ({
  name,
  uuids,
  cephImgs: {},
  overFun: 'multiview',
  points: {},
  imgTrans: {},
})

/** The correction of one record in one registration; none when it is nothing. */
export const withNudge = (
  scheme: OverlapScheme,
  { method, uuid }: { readonly method: RegistrationName; readonly uuid: string },
  nudge: Nudge,
): OverlapScheme => {
  const { [uuid]: _, ...others } = scheme.imgTrans[method] ?? {}
  const nothing = nudge.x === 0 && nudge.y === 0 && nudge.turn === 0
  return { ...scheme, imgTrans: { ...scheme.imgTrans, [method]: nothing ? others : { ...others, [uuid]: nudge } } }
}

export const nudgeOf = (scheme: OverlapScheme, method: RegistrationName, uuid: string): Nudge =>
  scheme.imgTrans[method]?.[uuid] ?? noNudge

const lineOf = (film: OverlayFilm, method: RegistrationName): Readonly<Record<string, Point>> =>
  Object.fromEntries(
    registrations[method].along.flatMap(name => {
      const at = film.points[name]
      return at ? [[name, { x: at.x, y: at.y }] as const] : []
    }),
  )

/** What is kept with a scheme: the films' names and the points the registrations stood on when it was saved. */
export const withSnapshot = (
  scheme: OverlapScheme,
  films: readonly OverlayFilm[],
  images: ReadonlyMap<string, string>,
): OverlapScheme => ({
  ...scheme,
  cephImgs: Object.fromEntries(scheme.uuids.flatMap(uuid => (images.has(uuid) ? [[uuid, images.get(uuid) ?? '']] : []))),
  points: Object.fromEntries(
    registrationNames.map(method => [
      method,
      Object.fromEntries(films.filter(film => scheme.uuids.includes(film.id)).map(film => [film.id, lineOf(film, method)])),
    ]),
  ),
})

/** Records whose points the registrations stand on were moved since the scheme was saved. */
export const movedSince = (scheme: OverlapScheme, films: readonly OverlayFilm[]): readonly string[] =>
  films
    .filter(film =>
      registrationNames.some(method => {
        const before = scheme.points[method]?.[film.id]
        return before !== undefined && JSON.stringify(before) !== JSON.stringify(lineOf(film, method))
      }),
    )
    .map(film => film.id)

/** What keeps a scheme from being saved; null when nothing does. `others`: the names of the case's other schemes. */
export const schemeFault = ({ name, uuids }: OverlapScheme, others: readonly string[]): ErrorCode | null => {
  if (name.trim() === '') return 'OVERLAP_NAME_REQUIRED'
  if (others.includes(name.trim())) return 'OVERLAP_NAME_TAKEN'
  return uuids.length < 2 ? 'OVERLAP_RECORDS_REQUIRED' : null
}

type Wanted = Pick<OverlapScheme, 'name' | 'uuids' | 'overFun' | 'imgTrans'>
const wanted = ({ name, uuids, overFun, imgTrans }: Wanted): string => {
  const nudges = registrationNames.map(method => Object.entries(imgTrans[method] ?? {}).sort(([a], [b]) => a.localeCompare(b)))
  return JSON.stringify([name.trim(), uuids, overFun, nudges])
}

/** Whether the doctor asks the same of both; what a save adds by itself does not count. */
export const sameScheme = (a: OverlapScheme, b: OverlapScheme): boolean => wanted(a) === wanted(b)
