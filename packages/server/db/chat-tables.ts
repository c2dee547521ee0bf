import type { Generated } from 'kysely'

/** A doctor's conversation with customer service; one for each doctor who has ever written. */
export interface ChatTable {
  uuid: string
  doctor_id: string
  /** Position of the last message, from 1; 0 while there is none. */
  last_seq: Generated<number>
  last_text: string
  last_by_staff: Generated<number>
  last_at: string
  /** Positions up to which each side has read. */
  read_by_doctor: Generated<number>
  read_by_staff: Generated<number>
  /** Position of the doctor's last message: the conversation waits while it is beyond `read_by_staff`. */
  last_doctor_seq: Generated<number>
  closed: Generated<number>
  assigned_to: string | null
  created_at: string
}

export interface ChatMessageTable {
  chat_uuid: string
  /** Chosen by the sender, unique within its conversation. */
  uuid: string
  seq: number
  by_staff: number
  author_id: string | null
  text: string
  picture_path: string | null
  picture_hash: string | null
  width: number | null
  height: number | null
  /** The page and version sent with the doctor's consent, JSON text. */
  context: string | null
  created_at: string
}

export interface StaffPresenceTable {
  doctor_id: string
  /** The time until which she counts as online. */
  until: string
}
