import { type ZodMiniType, z } from 'zod/mini'
import type { TextDocument } from '../document'
import { jsonIn } from '../salvage'
import { pointsIn } from './limits'
import { withoutMalformed, writtenPoint } from './point'
import { checkedPoints, parseStored, STORED_VERSION, type Unreadable } from './stored'
import { upgrade } from './upgrades'

/** The images whose points the product reads. Lists under other names are kept unchanged. */
const read = ['Lateral_Ceph', 'Frontal_Ceph', 'Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'] as const
export type ReadImage = (typeof read)[number]

const isRead = (image: string): boolean => read.some(name => name === image)

type Images = Readonly<Record<string, readonly unknown[]>>

/** The lists of a stored text without anything that may not be written; older versions wrote facts without checking them. */
export const writable = (images: Images): Images =>
  Object.fromEntries(
    Object.entries(images).map(([image, list]) => {
      const points = isRead(image) ? checkedPoints(list) : null
      return [image, points?.ok ? points.value.map(withoutMalformed) : list]
    }),
  )

const placeOf = (refusal: Unreadable): string => (refusal.code === 'POINT_INVALID' ? refusal.point.slice(0, 100) : refusal.code)

/** Path of the first malformed part of a list of points, e.g. `S.confidence`; null when it may be written. */
function faultOfList(list: readonly unknown[]): string | null {
  const points = checkedPoints(list)
  if (!points.ok) return placeOf(points.refusal)
  for (const point of points.value) {
    const [issue] = writtenPoint.safeParse(point).error?.issues ?? []
    if (issue) return [point.landmark.slice(0, 100), ...issue.path].map(String).join('.')
  }
  return null
}

/**
 * Path of the first malformed part of a text of points of any version, e.g. `Lateral_Ceph.S.confidence`; null when it may be
 * written. Numbers must be numbers: the numeric texts of version 1 can be read but not written.
 */
function faultOfPoints(text: string): string | null {
  const parsed = parseStored(text)
  if (!parsed.ok) return placeOf(parsed.refusal)
  if (pointsIn(jsonIn(text)) === null) return 'content'
  const { images } = upgrade(parsed.value)
  for (const image of read) {
    const fault = faultOfList(images[image] ?? [])
    if (fault) return `${image}.${fault}`
  }
  return null
}

/** A document of points keyed by image, limited to these images. */
export const pointsDocument = (
  name: string,
  holds: string,
  images: readonly ReadImage[],
  others: Readonly<Record<string, ZodMiniType>> = {},
): TextDocument => ({
  name,
  holds,
  version: STORED_VERSION,
  schema: z.looseObject({
    version: z.literal(STORED_VERSION),
    ...Object.fromEntries(images.map(image => [image, z.optional(z.array(writtenPoint))])),
    ...others,
  }),
  faultIn: faultOfPoints,
})
