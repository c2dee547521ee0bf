import type { CallName } from '../calls/index'
import type { LogKind } from './log-kinds'
import type { Action } from './roles'

/** Calls that show or change nothing of a case that another one does not: progress of work, lists, a look at a file that is not kept. */
const quiet: ReadonlySet<CallName> = new Set([
  'detectionGet',
  'rereadList',
  'rereadDrafts',
  // Work in hand: the reading it becomes is logged.
  'rereadDraftGet',
  'rereadDraftSave',
  'rereadDraftDelete',
  'caseFindings',
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
  // They write an entry for every case themselves, with what came of it.
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

/** Looks at what is of no case yet and shows somebody all the same: kept, though who only looks would need no more than to register. */
const looks: ReadonlySet<CallName> = new Set(['waitingLook'] as const)

/** Under which kind a clinic's log keeps a call; null for one it does not keep. Of reads it keeps those of a case. */
export const logKindOf = (name: CallName, action: Action, cases: number): LogKind | null => {
  if (quiet.has(name) || (action === 'see' && cases === 0)) return null
  if (looks.has(name)) return 'see'
  if (exports.has(name)) return 'export'
  return erasing.has(name) ? 'change' : kinds[action]
}
