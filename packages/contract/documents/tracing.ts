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

/** The image a tracing belongs to by default. */
export const LATERAL_CEPH = 'Lateral_Ceph'

/** How the points of one of a record's images are stored. */
export interface StoredImage {
  /** The key under which its points are stored. */
  readonly image: string
  /** The point names it may hold; other names in its list are foreign and kept. */
  readonly holds: (name: string) => name is PointName
  /** The type the specification gives its points. */
  readonly type: 'ct' | 'face'
  /** The scale stated by its file, part of the tracing; errors in older texts were measured by it. */
  readonly fileScale?: Tracing['fileScale']
}

const holdsLandmark = (name: string): name is PointName => isLandmarkName(name) && !isHandle(name)

/** A lateral film: landmarks, but no tooth handles. */
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

/**
 * The scale by which older errors in mm were measured, if the caller knows it: on a film the file's scale, on a photo never that.
 */
const scalesOf = ({ image, fileScale, type }: StoredImage): Scales =>
  fileScale && type === 'ct' ? { [image]: fileScale.mmPerPixel } : {}

function pointsOf(document: StoredDocument, { image }: StoredImage): Read<readonly StoredPoint[]> {
  return checkedPoints(Object.hasOwn(document.images, image) ? (document.images[image] ?? []) : [])
}

/**
 * The tracing of one image from a record's stored text of any version. An image missing from the text gives an empty tracing.
 * Names that do not belong to the image (on a film, names that are not landmarks, and tooth handles) are skipped; `toStored`
 * keeps them. The file's own scale belongs to the image, not to the tracing's text, so it comes with `of`.
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
 * The text to store for a tracing. The other images, unknown keys and unknown fields of points are taken from `previous`, the
 * text it replaces. Refused if `previous` cannot be read, because overwriting it would lose its content.
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
