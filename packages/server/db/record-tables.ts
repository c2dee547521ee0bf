import type { Dentition } from '@sella/ceph/patient/age-group'
import type { Generated } from 'kysely'

export interface RecordTable {
  uuid: string
  doctor_id: string
  case_uuid: string
  createday: string
  type: 1 | 2 | 3
  ceph_points: string | null
  /** Hash of the film on which the tracing was placed; null when there was none. */
  ceph_film: string | null
  /** 1 when at least one point is placed. */
  has_tracing: number
  face_points: string | null
  alignment: string | null
  /** What was measured on the study models; null where nothing was. */
  model_readings: Generated<string | null>
  /** The age group whose norms the doctor chose; null to use the age. */
  age_group: Dentition | null
  /** The stage a doctor reads from the vertebrae, `CS1` to `CS6`, or what rules one out; with her name and the time. */
  neck_stage: string | null
  neck_hindrance: string | null
  neck_by: string | null
  neck_at: string | null
  /** Names the film (before any edit) on which it was read; null where there was none, or for readings of before this was stored. */
  neck_film: Generated<string | null>
  note: Generated<string | null>
  /** Who placed the points, with her name, if it was at a clinic's desk. */
  traced_by: Generated<string | null>
  traced_name: Generated<string | null>
  /** When the points were last changed by a save; null before this was recorded. */
  traced_at: Generated<string | null>
  /** 1 while an orthodontist has yet to approve the tracing; afterwards who approved it and when. */
  awaits_review: Generated<number>
  approved_name: Generated<string | null>
  approved_at: Generated<string | null>
  version: number
  created_at: string
  updated_at: string
  deleted_at: string | null
}

export interface ImageTable {
  uuid: string
  doctor_id: string
  record_uuid: string
  type: string
  hash: string
  oss_path: string
  width: number
  height: number
  name: string
  bytes: number
  mm_per_pixel: number | null
  scale_provenance: 'dicom' | 'detector' | null
  /** JSON text of the edit, which fills this and the next four columns; null without an edit. */
  recipe: Generated<string | null>
  /** Names the renditions of the edited picture. */
  shown: Generated<string | null>
  /** Names the renditions of the unedited picture, if its file holds several; null where the file's hash does. */
  plain: Generated<string | null>
  /** Names the pixel frame, since points belong to exactly one frame. Null when the pixels lie as in the file. */
  frame: Generated<string | null>
  /** Size in pixels as the file shows the picture; width and height are those of the edited picture. */
  plain_width: Generated<number | null>
  plain_height: Generated<number | null>
  /** 1 while the kind is a guess that nobody has confirmed. */
  guessed: Generated<number>
  /** What the detector noticed about a film, JSON text, with the frame it examined; null if it has not. */
  checks: Generated<string | null>
  /** 1 if another image of its kind is the record's chosen one and this one is kept beside it. */
  beside: Generated<number>
  created_at: string
  deleted_at: string | null
}

/** The document of what was measured and noted on a picture. */
export interface PictureMarkTable {
  image_uuid: string
  doctor_id: string
  content: string
  updated_at: string
}

/** A further reading of a film, made blind. */
export interface RereadTable {
  uuid: string
  doctor_id: string
  record_uuid: string
  /** The frame of the film on which it was made. */
  film: string
  reader: 'self' | 'member' | 'other' | 'detector'
  /** Name of the member, other reader or weights. */
  name: string
  /** The member; null for other readers, and for readings stored before this was recorded. */
  person_id: string | null
  ceph_points: string
  /** JSON text of its place in the random order of a set; null where it was read alone or before this was recorded. */
  film_order: Generated<string | null>
  created_at: string
}

export interface RereadDraftTable {
  uuid: string
  doctor_id: string
  /** The reader, who alone can see it. */
  person_id: string
  record_uuid: string
  /** The frame of the film on which it is made. */
  film: string
  reader: 'self' | 'other'
  name: string
  ceph_points: string
  /** As in a reading. */
  film_order: Generated<string | null>
  version: number
  created_at: string
  updated_at: string
}

export interface PlanTable {
  uuid: string
  doctor_id: string
  record_uuid: string
  name: string
  content: string
  version: number
  /** Name of the person who last saved it. */
  saved_by: string
  created_at: string
  updated_at: string
  archived_at: string | null
}
