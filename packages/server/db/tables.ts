import type { Generated } from 'kysely'
import type {
  DoctorTable,
  OidcIdentityTable,
  OidcSessionTable,
  OidcVisitTable,
  PasskeyQuestionTable,
  PasskeyTable,
  QrSignInTable,
  RecoveryCodeTable,
  SecondFactorTable,
  SessionTable,
  SignInAttemptTable,
  VerifyCodeTable,
} from './account-tables'
import type { CaseFileTable, CaseKeyTable, CaseTagTable } from './case-file-tables'
import type { ChatMessageTable, ChatTable, StaffPresenceTable } from './chat-tables'
import type {
  CaseDoctorTable,
  ClinicLogTable,
  ClinicMemberTable,
  ClinicTable,
  HandOverCaseTable,
  HandOverTable,
  InvitationTable,
} from './clinic-tables'
import type { DocumentNumberTable, DocumentTable } from './document-tables'
import type { ActTable, BrokenOriginalTable, FileHoldTable, FileRemovalTable, ScrubTable, SecretTable } from './process-tables'
import type { ImageTable, PictureMarkTable, PlanTable, RecordTable, RereadDraftTable, RereadTable } from './record-tables'
import type { CaseIndexTable, ReadingListTable, ReadingTable, RecordIndexTable } from './search-tables'
import type { CaseShareTable } from './share-tables'
import type { MachineMarkTable, MachineTokenTable, PhoneLinkTable, WaitingFileTable, WorklistEntryTable } from './waiting-tables'

/** The tables as types. Keys are uuids, times are ISO 8601 in UTC, flags are 0 or 1, documents are JSON text. */
export interface Tables {
  readonly doctor: DoctorTable
  readonly session: SessionTable
  readonly sign_in_attempt: SignInAttemptTable
  readonly verify_code: VerifyCodeTable
  readonly qr_sign_in: QrSignInTable
  readonly second_factor: SecondFactorTable
  readonly recovery_code: RecoveryCodeTable
  readonly passkey: PasskeyTable
  readonly oidc_identity: OidcIdentityTable
  readonly oidc_session: OidcSessionTable
  readonly oidc_visit: OidcVisitTable
  readonly passkey_question: PasskeyQuestionTable
  readonly agency: AgencyTable
  readonly patient: PatientTable
  readonly case_file: CaseFileTable
  readonly case_tag: CaseTagTable
  readonly case_key: CaseKeyTable
  readonly record: RecordTable
  readonly image: ImageTable
  readonly picture_mark: PictureMarkTable
  readonly setting: SettingTable
  readonly user_analysis: UserAnalysisTable
  readonly overlap: OverlapTable
  readonly plan: PlanTable
  readonly reread: RereadTable
  readonly reread_draft: RereadDraftTable
  readonly document: DocumentTable
  readonly document_number: DocumentNumberTable
  readonly job: JobTable
  readonly audit: AuditTable
  readonly case_index: CaseIndexTable
  readonly record_index: RecordIndexTable
  readonly reading_list: ReadingListTable
  readonly reading: ReadingTable
  readonly chat: ChatTable
  readonly chat_message: ChatMessageTable
  readonly staff_presence: StaffPresenceTable
  readonly secret: SecretTable
  readonly file_hold: FileHoldTable
  readonly file_removal: FileRemovalTable
  readonly scrub: ScrubTable
  readonly broken_original: BrokenOriginalTable
  readonly act: ActTable
  readonly clinic: ClinicTable
  readonly clinic_member: ClinicMemberTable
  readonly clinic_invitation: InvitationTable
  readonly case_doctor: CaseDoctorTable
  readonly clinic_log: ClinicLogTable
  readonly hand_over: HandOverTable
  readonly hand_over_case: HandOverCaseTable
  readonly case_share: CaseShareTable
  readonly phone_link: PhoneLinkTable
  readonly worklist_entry: WorklistEntryTable
  readonly waiting_file: WaitingFileTable
  readonly machine_token: MachineTokenTable
  readonly machine_mark: MachineMarkTable
}

interface AgencyTable {
  uuid: string
  doctor_id: string
  name: string
  /** Position in the doctor's list, from 0. */
  position: number
}

export interface PatientTable {
  uuid: string
  doctor_id: string
  name: string
  sex: 'male' | 'female' | null
  birthday: string | null
  case_no: string
  /** The folded case number; unique among a doctor's cases outside the bin, unless empty. */
  case_key: string
  agency_uuid: string | null
  phone: string | null
  notes: string | null
  favorite: number
  /** The search keys of name, number and phone, each preceded by a line feed. */
  search_text: string
  /** Sort key of lists: the name in pinyin. */
  name_order: Generated<string>
  created_at: string
  updated_at: string
  deleted_at: string | null
}

interface SettingTable {
  doctor_id: string
  name: string
  content: string
  updated_at: string
}

export interface UserAnalysisTable {
  uuid: string
  doctor_id: string
  name: string
  name_key: string
  content: string
  created_at: string
  updated_at: string
}

interface OverlapTable {
  case_uuid: string
  doctor_id: string
  content: string
  updated_at: string
}

export interface JobTable {
  uuid: string
  doctor_id: string
  kind: 'detection' | 'profile' | 'align' | 'face'
  /** The record on which the job works. */
  subject: string
  /** The worker's input, JSON text. */
  input: string
  state: 'waiting' | 'running' | 'done' | 'failed' | 'cancelled'
  progress: number
  step: string
  reason: string | null
  result: string | null
  /** Who works on it, and until when nobody else may. */
  lease_owner: string | null
  lease_until: string | null
  attempts: number
  created_at: string
  updated_at: string
}

/**
 * Every change of clinical data, for ever: the database refuses to change or delete a row, except to erase the details once the
 * account is deleted.
 */
interface AuditTable {
  uuid: string
  doctor_id: string
  at: string
  action: string
  entity: string
  entity_uuid: string
  /** JSON text: the values before and after. */
  details: string
}
