import { faceTemplates } from '@sella/ceph/data/face-template'
import { distance, type Point } from '@sella/ceph/geometry/point'
import type { ProfilePoint } from '../profile/profile'
import type { ColourPicture } from '../silhouette/picture'
import { type FaceBox, facesIn } from './box'
import { type FaceSquare, inPicture, planesIn } from './look'
import type { FaceMesh, FaceNetwork } from './network'
import { type FrontView, facePointRows, lipGap, otherSide, placeIn } from './points'

/** A point of a frontal face. `estimated`: placed by the shape of mean faces, or too uncertain to count as read. */
export interface FacePoint extends ProfilePoint {
  readonly origin: 'detected' | 'estimated'
}

/** A detected frontal face. */
export interface Face {
  readonly model: string
  readonly points: Readonly<Record<string, FacePoint>>
  /** Pixels of the picture per mm of a face of mean size. */
  readonly pixelsPerMm: number
}

export interface FaceOptions {
  /** An AbortSignal, checked between steps: the search ends with its reason. */
  readonly signal?: { throwIfAborted(): void }
  readonly progress?: (done: number, step: string) => void
}

export interface FaceFinder {
  /** Null if the picture does not show exactly one face; `turned` if it does not look straight at the lens. */
  find(picture: ColourPicture, view: FrontView, options?: FaceOptions): Promise<Face | 'turned' | null>
}

const size = 192
/** The networks were trained on a square half as large again as the face. */
const room = 1.5
/** A second face larger than this fraction of the first makes it a picture of two. */
const secondFace = 0.5
/**
 * Maximum asymmetry in how the nose tip divides the outer corners of the eyes; beyond it the face is turned. On the mesh's mean
 * head 0.2 corresponds to 18 degrees and 13.6 mm of the tip off the midline, so this is about 7 degrees and 5 mm. Beyond it
 * midlines and widths must not be assessed.
 */
const mostTurned = 0.08
/**
 * Mm of a face of mean size: a point with at least this expected error is estimated, as for the further points of a film (the
 * limit of their card).
 */
const readWithinMm = 3
/** Lids closer than this fraction of the eye's width cover the pupil. */
const openEye = 0.14
/** Lips further apart than this, mm of a face of mean size, have no line of closed lips. */
const closedLips = 2
/** A face is looked at several times; the differences between the looks give their spread. */
const looks = [
  { mirrored: false, size: 1, turn: 0 },
  { mirrored: true, size: 1, turn: 0 },
  { mirrored: false, size: 1.08, turn: 0.06 },
  { mirrored: true, size: 1.08, turn: -0.06 },
] as const

/** Mean interpupillary distance, mm. */
const pupilsMm = ((): number => {
  const { PupilR, PupilL } = faceTemplates.face_frontal
  return PupilR && PupilL ? distance(PupilR, PupilL) : Number.NaN
})()

interface Seen {
  readonly points: Readonly<Record<string, Point>>
  readonly face: number
  /** Opening of each eye, height to width: the patient's right and left. */
  readonly open: readonly [number, number]
  /** Extent of the whole mesh, for the next look. */
  readonly extent: Pick<FaceSquare, 'centre' | 'side' | 'turn'>
  readonly unevenness: number
  /** Gap between the lips, pixels of the picture. */
  readonly gap: number
}

const along = (from: Point, to: Point): number => Math.atan2(to.y - from.y, to.x - from.x)

const openness = (seen: FaceMesh, eye: 'right' | 'left'): number =>
  distance(placeIn(seen, [eye, 4]), placeIn(seen, [eye, 12])) / distance(placeIn(seen, [eye, 0]), placeIn(seen, [eye, 8]))

const extentOf = (seen: FaceMesh, back: (p: Point) => Point): Seen['extent'] => {
  const all = Array.from({ length: 468 }, (_, i) => back({ x: seen.mesh[3 * i] as number, y: seen.mesh[3 * i + 1] as number }))
  const [xs, ys] = [all.map(p => p.x), all.map(p => p.y)]
  const [left, right, top, low] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const corners = [back(placeIn(seen, ['mesh', 33])), back(placeIn(seen, ['mesh', 263]))].sort((a, b) => a.x - b.x)
  return {
    centre: { x: (left + right) / 2, y: (top + low) / 2 },
    side: Math.max(right - left, low - top) * room,
    turn: along(corners[0] as Point, corners[1] as Point),
  }
}

/** One look at a face: its points in pixels of the picture. */
const seenIn = async (picture: ColourPicture, look: FaceSquare, view: FrontView, network: FaceNetwork): Promise<Seen> => {
  const seen = await network.mesh(planesIn(picture, look, size))
  const back = (p: Point): Point => inPicture(look, p.x / size, p.y / size)
  const named = Object.entries(facePointRows[view]).map(
    ([name, { place }]) => [look.mirrored ? otherSide(name) : name, back(placeIn(seen, place))] as const,
  )
  const eyes = [openness(seen, 'right'), openness(seen, 'left')] as const
  const [tip, right, left] = [placeIn(seen, ['mesh', 4]), placeIn(seen, ['mesh', 33]), placeIn(seen, ['mesh', 263])]
  const parts = [distance(tip, right), distance(tip, left)] as const
  return {
    points: Object.fromEntries(named),
    face: seen.face,
    open: look.mirrored ? [eyes[1], eyes[0]] : eyes,
    extent: extentOf(seen, back),
    gap: (distance(placeIn(seen, lipGap[0]), placeIn(seen, lipGap[1])) / size) * look.side,
    unevenness: Math.abs(parts[0] - parts[1]) / (parts[0] + parts[1]),
  }
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / values.length

const middleOf = (points: readonly Point[]): Point => ({ x: mean(points.map(p => p.x)), y: mean(points.map(p => p.y)) })

/** The consensus of the looks, with an error that combines their spread and the uncertainty of the definition. */
const agreed = (model: string, view: FrontView, all: readonly Seen[]): Face | null => {
  const at = (name: string): readonly Point[] => all.flatMap(seen => (seen.points[name] ? [seen.points[name]] : []))
  const pupils = distance(middleOf(at('PupilR')), middleOf(at('PupilL')))
  if (!(pupils > 0)) return null
  const pixelsPerMm = pupils / pupilsMm
  const shown: Readonly<Record<string, boolean>> = {
    PupilR: mean(all.map(seen => seen.open[0])) > openEye,
    PupilL: mean(all.map(seen => seen.open[1])) > openEye,
    Stomion: mean(all.map(seen => seen.gap)) <= closedLips * pixelsPerMm,
  }
  const points = Object.entries(facePointRows[view]).flatMap(([name, { doubt, byShape }]) => {
    if (shown[name] === false) return []
    const places = at(name)
    const middle = middleOf(places)
    const spread = Math.sqrt(mean(places.map(p => distance(p, middle) ** 2)))
    const expectedErrorPx = Math.hypot(doubt * pupils, spread)
    const expectedErrorMm = expectedErrorPx / pixelsPerMm
    // Two independent coordinates: 68 % of errors are within 1.51 times the spread of one coordinate.
    const confidence = 1 - Math.exp(-(2 * 2) / (2 * (expectedErrorMm / 1.51) ** 2))
    const origin = byShape || expectedErrorMm > readWithinMm ? 'estimated' : 'detected'
    return [[name, { ...middle, origin, confidence, expectedErrorPx, expectedErrorMm }] as const]
  })
  return { model, points: Object.fromEntries(points), pixelsPerMm }
}

const firstLook = ({ centre, side, eyes }: FaceBox): FaceSquare => ({
  centre,
  side: side * room,
  turn: along(...eyes),
  mirrored: false,
})

/**
 * The search on any engine: the face, its mesh, then several closer looks whose agreement determines the certainty of each point.
 */
export const faceFinder = (model: string, network: FaceNetwork): FaceFinder => ({
  find: async (picture, view, { signal, progress } = {}) => {
    const step = (done: number, name: string): void => {
      signal?.throwIfAborted()
      progress?.(done, name)
    }
    step(0.1, 'face')
    const [first, second] = [...(await facesIn(picture, network))].sort((a, b) => b.side - a.side)
    if (!first || (second && second.side > first.side * secondFace)) return null
    step(0.4, 'mesh')
    const rough = await seenIn(picture, firstLook(first), view, network)
    if (rough.face < 0) return null
    const all: Seen[] = []
    for (const [i, look] of looks.entries()) {
      step(0.5 + i / 10, 'points')
      const { centre, side, turn } = rough.extent
      all.push(
        await seenIn(picture, { centre, side: side * look.size, turn: turn + look.turn, mirrored: look.mirrored }, view, network),
      )
    }
    if (all.some(seen => seen.face < 0)) return null
    if (mean(all.map(seen => seen.unevenness)) > mostTurned) return 'turned'
    return agreed(model, view, all)
  },
})
