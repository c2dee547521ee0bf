import type { Generated } from 'kysely'

/** A doctor's conversation with customer service; one for each doctor who ever said something. */
export interface ChatTable {
  uuid: string
  doctor_id: string
  /** Place of the last message, from 1; 0 while there is none. */
  last_seq: Generated<number>
  last_text: string
  last_by_staff: Generated<number>
  last_at: string
  /** Places up to which either side has read. */
  read_by_doctor: Generated<number>
  read_by_staff: Generated<number>
  /** Place of the doctor's last message: the conversation waits while it is beyond `read_by_staff`. */
  last_doctor_seq: Generated<number>
  closed: Generated<number>
  assigned_to: string | null
  created_at: string
}

export interface ChatMessageTable {
  chat_uuid: string
  /** Chosen by who sends it, unique within its conversation. */
  uuid: string
  seq: number
  by_staff: number
  author_id: string | null
  text: string
  picture_path: string | null
  picture_hash: string | null
  width: number | null
  height: number | null
  /** The page and version the doctor let go along, JSON text. */
  context: string | null
  created_at: string
}

export interface StaffPresenceTable {
  doctor_id: string
  /** She counts as there until then. */
  until: string
}
