import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { StoredImage } from '@sella/contract/documents/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'

/** The texts of a record that hold points. */
export type PointTexts = Partial<Pick<CaseRecord, 'cephPoints' | 'facePoints'>>

/** How a record keeps the points of one image. */
export interface Storing {
  /** Null when what is stored cannot be read and must not be written over. */
  readonly read: (record: CaseRecord, photo: Photo) => Tracing | null
  /** What the record's save is given; null when the record's own text cannot be read. */
  readonly write: (tracing: Tracing, onto: CaseRecord, photo: Photo) => PointTexts | null
  /** Nothing was ever stored. */
  readonly isEmpty: (record: CaseRecord) => boolean
  /** What is stored was placed on another picture than this one. */
  readonly isElsewhere: (record: CaseRecord, photo: Photo) => boolean
  /** The image as a draft on this machine holds it. */
  readonly image: StoredImage
}
