import type { Point } from '@sella/ceph/geometry/point'
import { apply, enlargementOf } from '@sella/ceph/geometry/transform'
import { type ColourPicture, wholeOf } from '../silhouette/picture'
import { type PersonNetwork, personIn, type Silhouette, thingBeforeWall } from '../silhouette/silhouette'
import { facePart, mirrorPicture, type ProfileLook, profileIn, type Ways } from './look'
import { type ProfileName, profileNames } from './points'

export type { ColourPicture } from '../silhouette/picture'

/** A point of the skin profile, pixels of the picture. */
export interface ProfilePoint extends Point {
  /** Probability of being within 2 mm of the definition, from how sharply the line shows it. Not measured against readers. */
  readonly confidence: number
  /** Pixels of the picture; and mm of a face of mean size. */
  readonly expectedErrorPx: number
  readonly expectedErrorMm: number
}

/** A detected profile. */
export interface Profile {
  readonly model: string
  readonly facing: 'right' | 'left'
  /** The skin from forehead to throat, top to bottom, pixels of the picture (the centre of the first pixel is at 0.5). */
  readonly outline: readonly Point[]
  readonly points: Readonly<Partial<Record<ProfileName, ProfilePoint>>>
  /** Pixels of the picture per mm of a face of mean size. */
  readonly pixelsPerMm: number
}

export interface ProfileOptions {
  /** An AbortSignal, checked between steps: the search ends with its reason. */
  readonly signal?: { throwIfAborted(): void }
  readonly progress?: (done: number, step: string) => void
}

export interface ProfileFinder {
  /** Null if the picture does not show exactly one face in profile. */
  find(picture: ColourPicture, options?: ProfileOptions): Promise<Profile | null>
}

/**
 * The network was trained on people at arm's length: a head that fills the picture is tried once more with a margin around it.
 */
const margins = [0, 0.25]
/** Residual good enough not to look again, mm. */
const good = 1.6
/** Error of the silhouette itself, mm. */
const silhouetteError = 0.7

const better = (a: ProfileLook | null, b: ProfileLook | null): ProfileLook | null =>
  a && (!b || a.fit.residual <= b.fit.residual) ? a : b

/** The best look on the whole picture: what the network takes for a person, otherwise whatever is in front of a plain wall. */
const firstLook = async (ways: Ways, network: PersonNetwork): Promise<ProfileLook | null> => {
  let best: ProfileLook | null = null
  const seen: (Silhouette | null)[] = []
  for (const margin of margins) {
    const silhouette = await personIn(ways.right, wholeOf(ways.right, margin), network)
    seen.push(silhouette)
    best = better(best, profileIn(silhouette, ways))
    if (best && best.fit.residual <= good) return best
  }
  // Two people remain two people in front of any wall.
  const crowd = seen.some(silhouette => silhouette !== null && silhouette.second > 0.6)
  return best ?? (crowd ? null : profileIn(thingBeforeWall(ways.right), ways))
}

const describe = (look: ProfileLook, picture: ColourPicture, model: string): Profile => {
  const pixelsPerMm = enlargementOf(look.fit.fit)
  const back = (p: Point): Point => ({ x: look.mirrored ? picture.width - p.x : p.x, y: p.y })
  const points = profileNames.flatMap(name => {
    const point = look.points[name]
    if (!point) return []
    const error = Math.hypot(silhouetteError, point.slack)
    // Two independent coordinates: 68 % of errors are within 1.51 times the spread of one coordinate.
    const spread = error / 1.51
    const confidence = 1 - Math.exp(-(2 * 2) / (2 * spread * spread))
    const at = back(apply(look.fit.fit, point))
    return [[name, { ...at, confidence, expectedErrorPx: error * pixelsPerMm, expectedErrorMm: error }] as const]
  })
  return {
    model,
    facing: look.mirrored ? 'left' : 'right',
    outline: look.line.map(back),
    points: Object.fromEntries(points),
    pixelsPerMm,
  }
}

/** The search on any engine: silhouette, closer look at the face, its edge in the picture, then the points by rule. */
export const profileFinder = (model: string, network: PersonNetwork): ProfileFinder => ({
  find: async (picture, { signal, progress } = {}) => {
    const step = (done: number, name: string): void => {
      signal?.throwIfAborted()
      progress?.(done, name)
    }
    step(0.1, 'silhouette')
    const ways: Ways = { right: picture, left: mirrorPicture(picture) }
    const first = await firstLook(ways, network)
    if (!first) return null
    step(0.6, 'outline')
    const close = profileIn(await personIn(picture, facePart(first, picture.width), network), ways)
    const sure = close && close.mirrored === first.mirrored && close.fit.residual < first.fit.residual + 0.4 ? close : first
    step(0.9, 'points')
    return describe(sure, picture, model)
  },
})
