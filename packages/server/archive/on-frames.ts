import { jawKinds } from '@sella/contract/documents/study-models'
import type { ArchivedRecord } from './format'
import { namesOf } from './unnamed-pictures'

const photoKinds: readonly string[] = Object.values(jawKinds.photo)

/**
 * A record whose model readings name their photographs by where the pixels lie: archives of earlier versions name them as displayed
 * (step 0056 of the schema).
 */
export const onFrames = (record: ArchivedRecord): ArchivedRecord => {
  const photos = record.images.filter(({ type }) => photoKinds.includes(type))
  const modelReadings = photos
    .map(namesOf)
    .reduce((text, { shown, frame }) => text?.replaceAll(shown, frame) ?? null, record.modelReadings)
  return { ...record, modelReadings }
}
