import { faceLandmarks } from '@sella/ceph/data/face-landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Lang, Words } from '@sella/ceph/words'
import { shortLandmarkName } from './short-names'

const smilePoints: Readonly<Record<string, { readonly name: Words } | undefined>> = faceLandmarks.face_smile

/** What a point is called where it is missing: its short name, or in full a point of a smile, whose short name nobody knows. */
export const calledPoint = (name: PointName, lang: Lang): string => {
  const short = shortLandmarkName(name)
  return short === name ? (smilePoints[name]?.name[lang] ?? short) : short
}
