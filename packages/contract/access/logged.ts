import type { CallName } from '../calls/index'
import type { LogKind } from './log-kinds'
import type { Action } from './roles'

/**
 * Calls that are not logged because another call already covers what they show or change of a case: job progress, lists,
 * inspecting a file that is not kept.
 */
const quiet: ReadonlySet<CallName> = new Set([
  'detectionGet',
  'rereadList',
  'rereadDrafts',
  // Unfinished work: it is logged once it becomes a reading.
  'rereadDraftGet',
  'rereadDraftSave',
  'rereadDraftDelete',
  'caseFindings',
  'patientCounts',
  'planOutcomes',
  'imageInspect',
  'imageGuess',
  'pictureMarksGet',
  'documentVerify',
  'clinicGet',
  'clinicLog',
  'clinicLogCheck',
  'caseAssigned',
  'shareList',
  'handOverList',
  'handOverTo',
  // These handlers write one log entry per case themselves, including the outcome.
  'handOverAdd',
  'handOverSettle',
  'waitingList',
  'waitingCount',
  'patientLike',
  'phoneLinks',
  'worklistGet',
  'pacsStudy',
  'machineTokens',
  'archiveList',
] as const)

const kinds: Readonly<Record<Action, LogKind>> = {
  see: 'see',
  register: 'change',
  trace: 'change',
  report: 'export',
  discard: 'change',
  approve: 'change',
  share: 'share',
  house: 'change',
  manage: 'members',
}

const exports: ReadonlySet<CallName> = new Set([
  'accountExport',
  'accountExportAddress',
  'clinicLogCsv',
  'caseFhir',
  'dicomExport',
  'dicomSend',
] as const)
const erasing: ReadonlySet<CallName> = new Set(['patientErase', 'binEmpty', 'accountImport', 'waitingErase'] as const)

/**
 * Calls that show an image of a person before it belongs to any case. They are logged as `see`, although viewing needs no more
 * than leave to register.
 */
const looks: ReadonlySet<CallName> = new Set(['waitingLook'] as const)

/**
 * The kind under which a clinic's log records a call; null for a call that is not logged. Of calls that only read, those about a
 * case are logged.
 */
export const logKindOf = (name: CallName, action: Action, cases: number): LogKind | null => {
  if (quiet.has(name) || (action === 'see' && cases === 0)) return null
  if (looks.has(name)) return 'see'
  if (exports.has(name)) return 'export'
  return erasing.has(name) ? 'change' : kinds[action]
}
