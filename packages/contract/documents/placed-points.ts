import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { placedOn } from './detected-face'
import { done, parseStored, type Read } from './points/stored'
import type { Fields } from './salvage'
import { withKeys } from './setting'
import { fromStored, type StoredImage, toStored } from './tracing'

/** Whether a stored text of points holds any for the image. */
export const holdsImage = ({ image }: StoredImage, text: string | null): boolean => {
  const read = text === null ? null : parseStored(text)
  return read?.ok === true && (read.value.images[image]?.length ?? 0) > 0
}

const placedIn = (text: string): Fields => {
  const read = parseStored(text)
  return read.ok ? placedOn(read.value.rest) : {}
}

/**
 * Whether an image's points were placed on a picture other than `picture`, so that they would lie in the wrong places on this
 * one.
 */
export const placedElsewhere = ({ image }: StoredImage, text: string | null, picture: string): boolean => {
  const on = text === null ? null : placedIn(text)[image]
  return typeof on === 'string' && on !== picture
}

/**
 * The points of an image from a record's stored text; `picture` is the name from `pictureNameOf`. Points placed on another
 * picture are left out. The file's own scale belongs to the picture, so the caller adds it.
 */
export function placedFromStored(of: StoredImage, text: string | null, picture: string): Read<Tracing> {
  if (text === null) return done(emptyTracing)
  const read = fromStored(text, of)
  return read.ok && placedElsewhere(of, text, picture) ? done(emptyTracing) : read
}

interface Onto {
  /** The text to be replaced; the other images and anything this version does not know are kept. */
  readonly previous: string | null
  /** Names the picture the points were placed on. */
  readonly of: string
}

/** The text to store for an image's points. Refused if the previous text cannot be read. */
export function placedToStored(image: StoredImage, tracing: Tracing, { previous, of }: Onto): Read<string> {
  const stored = toStored(tracing, previous, image)
  if (!stored.ok) return stored
  return done(withKeys(stored.value, { placedOn: { ...placedIn(stored.value), [image.image]: of } }))
}
