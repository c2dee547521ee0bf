import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { StoredImage } from '@sella/contract/documents/tracing'
import type { CaseRecord, Photo } from '@sella/contract/entities'

/** The texts of a record that contain points. */
export type PointTexts = Partial<Pick<CaseRecord, 'cephPoints' | 'facePoints'>>

/** How a record stores the points of one image. */
export interface Storing {
  /** Null if the stored text cannot be read and must not be overwritten. */
  readonly read: (record: CaseRecord, photo: Photo) => Tracing | null
  /** The texts to save; null if the record's own text cannot be read. */
  readonly write: (tracing: Tracing, onto: CaseRecord, photo: Photo) => PointTexts | null
  /** Nothing has ever been stored. */
  readonly isEmpty: (record: CaseRecord) => boolean
  /** The stored points were placed on a different picture. */
  readonly isElsewhere: (record: CaseRecord, photo: Photo) => boolean
  /** The type of image in drafts on this machine. */
  readonly image: StoredImage
}
