import { dayIn, type IsoDay } from '@sella/ceph/patient/record-day'

/** What a case without its patient's identity is called. */
export const anonymousName = { zh: '匿名病例', en: 'Anonymous case' } as const

/** Whether a case is called as all are whose patient is not named. */
export const isAnonymousName = (name: string): boolean => name === anonymousName.zh || name === anonymousName.en

/** The first day of every anonymous case: ages and intervals stay correct to the day. */
export const anonymousFirstDay = '2000-01-01'

const faces: readonly string[] = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo', 'Oblique_Photo']
/** Kinds that may show anything: a name, a face, a letter. */
const anything: readonly string[] = ['Other', 'Document']

/** Whether a picture of this kind is given to somebody who is not told whose it is; `facePhotos`: whether photos of the face are. */
export const goesWithoutName = (kind: string, facePhotos: boolean): boolean =>
  !anything.includes(kind) && (facePhotos || !faces.includes(kind))

interface AgedCase {
  readonly name: string
  readonly records: readonly { readonly createday: string }[]
}

/**
 * The day on which an anonymous case's age is given: that of its last record, since the age on another day is nobody's. Undefined
 * for a case of a patient, whose age is today's.
 */
export const anonymousDay = ({ name, records }: AgedCase): IsoDay | undefined => {
  const [first, last] = [records[0], records.at(-1)]
  return isAnonymousName(name) && first && last && dayIn(first.createday) === anonymousFirstDay
    ? dayIn(last.createday)
    : undefined
}
