import { isHandle, isLandmarkName } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { FileScale, PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { isOutlineName, outlineFrom, storedOutline } from './points/outline'
import { placedIn, type StoredPoint, withoutMalformed } from './points/point'
import { isRulerName, plainFields, rulerFrom, storedRuler } from './points/ruler'
import { checkedPoints, done, parseStored, type Read, STORED_VERSION, type StoredDocument } from './points/stored'
import { type Scales, upgrade } from './points/upgrades'
import { pointsDocument, writable } from './points/written'
import type { Fields } from './salvage'

/** The image a tracing belongs to unless another is named. */
export const LATERAL_CEPH = 'Lateral_Ceph'

/** An image of a record as its points are stored. */
export interface StoredImage {
  /** Its name, under which its points stand. */
  readonly image: string
  /** The names it may hold; others in its list are foreign and kept. */
  readonly holds: (name: string) => name is PointName
  /** What the specification calls the type of its points. */
  readonly type: 'ct' | 'face'
  /** The scale its file states, part of the tracing; older texts' errors were measured by it. */
  readonly fileScale?: FileScale | null
}

const holdsLandmark = (name: string): name is PointName => isLandmarkName(name) && !isHandle(name)

/** A lateral film: landmarks, no tooth handles. */
export const storedFilm = (image: string, fileScale: FileScale | null = null): StoredImage => ({
  image,
  holds: holdsLandmark,
  type: 'ct',
  fileScale,
})

const lateralFilm = storedFilm(LATERAL_CEPH)

const tracingFrom = (points: readonly StoredPoint[], { holds, type, fileScale = null }: StoredImage): Tracing => ({
  points: Object.fromEntries(points.flatMap(point => (holds(point.landmark) ? [[point.landmark, placedIn(point)]] : []))),
  ruler: rulerFrom(points),
  ...outlineOf(points, type),
  fileScale,
})

/** A face photo has no outlines of the skull. */
const outlineOf = (points: readonly StoredPoint[], type: StoredImage['type']): Pick<Tracing, 'outline'> => {
  const outline = type === 'ct' ? outlineFrom(points) : undefined
  return outline ? { outline } : {}
}

/** What older errors in mm were measured by, where the caller knows: on a film its file's scale, on a photo never that. */
const scalesOf = ({ image, fileScale, type }: StoredImage): Scales =>
  fileScale && type === 'ct' ? { [image]: fileScale.mmPerPixel } : {}

function pointsOf(document: StoredDocument, { image }: StoredImage): Read<readonly StoredPoint[]> {
  return checkedPoints(Object.hasOwn(document.images, image) ? (document.images[image] ?? []) : [])
}

/**
 * The tracing of one image from a record's stored text, any version. An image the text does not hold gives an empty tracing. Names that
 * do not belong to the image (on a film those that are no landmarks, and tooth handles) are passed over (`toStored` keeps them). The file's own scale belongs to the image,
 * not to the tracing's text: it comes with `of`.
 */
export function fromStored(text: string, of: StoredImage = lateralFilm): Read<Tracing> {
  const parsed = parseStored(text)
  if (!parsed.ok) return parsed
  const points = pointsOf(upgrade(parsed.value, scalesOf(of)), of)
  return points.ok ? done(tracingFrom(points.value, of)) : points
}

const storedPoint = (name: string, point: PlacedPoint, old: Fields): Fields => {
  const { confidence: _, errorPx: __, model: ___, covered: ____, definition, ...kept } = old
  const foreign = name === 'Po' || definition === undefined ? {} : { definition }
  return { ...plainFields, ...kept, ...foreign, landmark: name, ...point, userSet: point.origin === 'manual' }
}

const isForeign = (name: string, { holds, type }: StoredImage): boolean =>
  !holds(name) && !isRulerName(name) && !(type === 'ct' && isOutlineName(name))

function storedPoints({ points, ruler, outline }: Tracing, before: readonly StoredPoint[], of: StoredImage): readonly Fields[] {
  const old = (name: string): Fields => ({ type: of.type, ...before.find(point => point.landmark === name) })
  const written = Object.entries(points).flatMap(([name, point]) => (point ? [storedPoint(name, point, old(name))] : []))
  return [
    ...written,
    ...(ruler ? storedRuler(ruler, old) : []),
    ...storedOutline(outline, old),
    ...before.filter(point => isForeign(point.landmark, of)).map(withoutMalformed),
  ]
}

/**
 * The text to store for a tracing. `previous`, the text it replaces, gives the other images, unknown keys, and the unknown fields of
 * points, all of which are kept. A previous text that cannot be read is refused: writing over it would lose what it holds.
 */
export function toStored(tracing: Tracing, previous: string | null = null, of: StoredImage = lateralFilm): Read<string> {
  const parsed = previous === null ? done({ version: STORED_VERSION, images: {}, rest: {} }) : parseStored(previous)
  if (!parsed.ok) return parsed
  const document = upgrade(parsed.value, scalesOf({ ...of, fileScale: tracing.fileScale }))
  const before = pointsOf(document, of)
  if (!before.ok) return before
  const images = { ...writable(document.images), [of.image]: storedPoints(tracing, before.value, of) }
  return done(JSON.stringify({ ...document.rest, version: STORED_VERSION, ...images }))
}

/** A record's tracing of its lateral film. */
export const tracingDocument = pointsDocument(
  'Tracing',
  'Points placed on the lateral film: pixels of the original, x right, y down. A ruler is `ruler0`, `ruler1` and `rulerdistance`, whose `distance` is in mm. A point `outline:NAME` is one of an outline, laid on an edge of the film (`detected`) or pulled by hand.',
  [LATERAL_CEPH],
)
