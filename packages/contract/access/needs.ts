import type { CallName, Calls, Parsed } from '../calls/index'
import { ownErrorsSetting } from '../documents/own-errors'
import { ownItemsSetting } from '../documents/own-items'
import { ownValuesSetting } from '../documents/own-values'
import { clinicReportSetting } from '../documents/report-setting'
import type { Action } from './roles'

/** `self`: a call about the caller's own account. It needs nobody's leave and is never made on behalf of a clinic. */
export type Need = Action | 'self'

type DeskCall = { [K in CallName]: Calls[K]['access'] extends 'doctor' ? K : never }[CallName]
type NeedOf<K extends CallName> = Need | ((input: Parsed<K>) => Need)

/**
 * Settings that belong to a clinic: those that decide how records are judged, so that a record has the same values whoever reads
 * it, and what its reports have in common. Placement errors have no clinic-wide setting: several people place points in a
 * clinic, and nothing records which of them placed which.
 */
export const clinicSettings: ReadonlySet<string> = new Set([
  ...[ownValuesSetting.name, ownItemsSetting.name, ownErrorsSetting.name],
  clinicReportSetting.name,
])

const traced = ({ cephPoints, facePoints, alignment, modelReadings }: Parsed<'timebarUpdate'>): boolean =>
  [cephPoints, facePoints, alignment, modelReadings].some(points => points !== undefined)

/**
 * The action that each call of a signed-in doctor needs. Stated here, decided by `roles.ts` and enforced by the server's gate
 * before the handler runs. A call without a row does not compile.
 */
export const needs: { readonly [K in DeskCall]: NeedOf<K> } = {
  // the caller's own account
  qrcodeLook: 'self',
  qrcodeConfirm: 'self',
  cUserInfo: 'self',
  userUpdate: 'self',
  passwordUpdate: 'self',
  avatarUpdate: 'self',
  sessionList: 'self',
  sessionRevoke: 'self',
  sessionRevokeOthers: 'self',
  sessionState: 'self',
  sessionLock: 'self',
  sessionUnlock: 'self',
  secondFactorGet: 'self',
  secondFactorBegin: 'self',
  secondFactorConfirm: 'self',
  secondFactorRecovery: 'self',
  secondFactorOff: 'self',
  passkeyList: 'self',
  passkeyBegin: 'self',
  passkeyAdd: 'self',
  passkeyRemove: 'self',
  passkeyRename: 'self',
  oidcMine: 'self',
  oidcUnlink: 'self',
  openedGet: 'self',
  openedStop: 'self',
  accountDelete: 'self',
  logout: 'self',
  authorize: 'self',
  addLog: 'self',
  chatState: 'self',
  chatGet: 'self',
  chatSend: 'self',
  chatPicture: 'self',
  chatRead: 'self',
  events: 'see',
  // clinics
  clinicMine: 'self',
  clinicFound: 'self',
  deskChoose: 'self',
  clinicLeave: 'self',
  invitationAccept: 'self',
  clinicGet: 'see',
  clinicRename: 'manage',
  clinicTwoSteps: 'manage',
  memberRole: 'manage',
  memberRemove: 'manage',
  invitationAdd: 'manage',
  invitationStop: 'manage',
  clinicLog: 'manage',
  clinicLogCheck: 'manage',
  clinicLogCsv: 'manage',
  caseAssigned: 'see',
  caseAssign: 'share',
  handOverAdd: 'share',
  handOverTo: 'see',
  // The handler knows whose offer it is: the recipient may accept it, the sender may withdraw it.
  handOverList: 'see',
  handOverSettle: 'see',
  shareAdd: 'share',
  shareList: 'share',
  shareExtend: 'share',
  shareStop: 'share',
  // everything in the account at once
  accountExport: 'manage',
  accountExportAddress: 'manage',
  accountImport: 'manage',
  // patients
  patientAdd: 'register',
  patientUpdate: 'register',
  patientGet: 'see',
  patientCounts: 'see',
  patientFind: 'see',
  patientDelete: 'discard',
  patientRestore: 'discard',
  patientErase: 'manage',
  binEmpty: 'manage',
  patientFavorite: 'register',
  // With identity, the data leaves the clinic just as a referral does.
  caseArchive: ({ identity }) => (identity ? 'share' : 'report'),
  caseFileGet: 'see',
  caseFileSave: 'register',
  recordNoteSave: 'register',
  caseTags: 'see',
  caseSearch: 'see',
  caseSearchCsv: 'report',
  caseFindings: 'see',
  recordGlance: 'see',
  // records and their pictures
  timebarGet: 'see',
  timebarAdd: 'register',
  timebarUpdate: save => (traced(save) ? 'trace' : 'register'),
  timebarAgeGroup: 'trace',
  timebarMaturation: 'trace',
  tracingApprove: 'approve',
  timebarDelete: 'discard',
  timebarBin: 'see',
  timebarRestore: 'discard',
  imageUpload: 'register',
  imageInspect: 'register',
  imageGuess: 'register',
  imageEdit: 'register',
  imageGet: 'see',
  pictureMarksGet: 'see',
  pictureMarksSave: 'trace',
  imageMove: 'register',
  imageChoose: 'register',
  imageTakeBack: 'register',
  imageDelete: 'register',
  imageBin: 'see',
  imageRestore: 'register',
  // what machines send
  waitingList: 'register',
  waitingCount: 'register',
  patientLike: 'register',
  waitingLook: 'register',
  waitingPlace: 'register',
  waitingBin: 'register',
  waitingRestore: 'register',
  waitingErase: 'manage',
  pacsFind: 'register',
  pacsStudy: 'register',
  pacsFetch: 'register',
  worklistGet: 'see',
  worklistSend: 'register',
  worklistWithdraw: 'register',
  phoneLinkAdd: 'register',
  phoneLinks: 'register',
  phoneLinkClose: 'register',
  // With identity, the data leaves the clinic just as a referral does.
  caseFhir: 'share',
  dicomExport: ({ identity }) => (identity ? 'share' : 'report'),
  dicomSend: 'share',
  archiveList: 'see',
  machineTokens: 'manage',
  machineTokenAdd: 'manage',
  machineTokenStop: 'manage',
  // tracings and what is derived from them
  detectionStart: 'trace',
  detectionGet: 'trace',
  detectionCancel: 'trace',
  profileDetect: 'trace',
  faceDetect: 'trace',
  profileAlign: 'trace',
  overconfigFind: 'see',
  overconfigUpdate: 'trace',
  planList: 'see',
  planAdd: 'trace',
  planSave: 'trace',
  planRename: 'trace',
  planArchive: 'trace',
  planDelete: 'trace',
  planOutcomes: 'report',
  rereadAdd: 'trace',
  rereadDetected: 'trace',
  rereadList: 'trace',
  rereadDelete: 'trace',
  rereadExport: 'report',
  rereadDrafts: 'trace',
  rereadDraftGet: 'trace',
  rereadDraftSave: 'trace',
  rereadDraftClose: 'trace',
  rereadDraftDelete: 'trace',
  // reports and tables
  reportAnalysis: 'report',
  reportComprehensive: 'report',
  // Pictures of what the caller may see anyway.
  reportModels: 'see',
  reportSlides: 'report',
  reportTrueSize: 'report',
  caseMeasurements: 'report',
  searchMeasurements: 'report',
  documentList: 'see',
  documentMake: 'report',
  documentFile: 'report',
  documentRevoke: 'approve',
  documentVerify: 'report',
  // analyses and norms
  analysisList: 'see',
  analysisAdd: 'house',
  analysisUpdate: 'house',
  analysisDelete: 'house',
  settingGet: ({ name }) => (clinicSettings.has(name) ? 'see' : 'self'),
  settingSave: ({ name }) => (clinicSettings.has(name) ? 'house' : 'self'),
  agencyGet: 'see',
  agencyUpdateAll: 'house',
}

/** What a locked session may still call. */
export const whileLocked: ReadonlySet<CallName> = new Set(['sessionUnlock', 'sessionLock', 'logout'] as const)

/** Calls that may detach a film from its tracing: on a traced film they also need leave to trace. */
export const movesFilms: ReadonlySet<CallName> = new Set([
  'imageUpload',
  'imageEdit',
  'imageMove',
  'imageChoose',
  'imageTakeBack',
  'imageDelete',
  'imageRestore',
  'waitingPlace',
] as const)
