import { expect, it } from 'vitest'
import type { CallName } from '../calls/index'
import { needOf } from './need-of'
import type { Need } from './needs'
import { actions, awaitsReview, clinicRoles, may, roleMay, seesAssigned } from './roles'

/** What each call needs, written a second time and the other way round: a slip of one list shows against the other. */
const callsThatNeed: Readonly<Record<Need, readonly CallName[]>> = {
  self: [
    'qrcodeLook',
    'qrcodeConfirm',
    'cUserInfo',
    'userUpdate',
    'passwordUpdate',
    'avatarUpdate',
    'sessionList',
    'sessionRevoke',
    'sessionRevokeOthers',
    'sessionState',
    'sessionLock',
    'sessionUnlock',
    'secondFactorGet',
    'secondFactorBegin',
    'secondFactorConfirm',
    'secondFactorRecovery',
    'secondFactorOff',
    'passkeyList',
    'passkeyBegin',
    'passkeyAdd',
    'passkeyRemove',
    'passkeyRename',
    'oidcMine',
    'oidcUnlink',
    'openedGet',
    'openedStop',
    'accountDelete',
    'logout',
    'authorize',
    'addLog',
    'chatState',
    'chatGet',
    'chatSend',
    'chatPicture',
    'chatRead',
    'clinicMine',
    'clinicFound',
    'deskChoose',
    'clinicLeave',
    'invitationAccept',
  ],
  see: [
    'events',
    'clinicGet',
    'caseAssigned',
    'patientGet',
    'patientFind',
    'caseFileGet',
    'caseTags',
    'caseSearch',
    'caseFindings',
    'recordGlance',
    'timebarGet',
    'timebarBin',
    'imageGet',
    'imageBin',
    'archiveList',
    'overconfigFind',
    'planList',
    'reportModels',
    'documentList',
    'analysisList',
    'agencyGet',
  ],
  register: [
    'patientAdd',
    'patientUpdate',
    'patientFavorite',
    'caseFileSave',
    'recordNoteSave',
    'timebarAdd',
    'imageUpload',
    'imageInspect',
    'imageGuess',
    'imageEdit',
    'imageMove',
    'imageChoose',
    'imageTakeBack',
    'imageDelete',
    'imageRestore',
    'waitingList',
    'waitingLook',
    'waitingCount',
    'waitingPlace',
    'waitingBin',
    'waitingRestore',
  ],
  trace: [
    'timebarAgeGroup',
    'timebarMaturation',
    'detectionStart',
    'detectionGet',
    'detectionCancel',
    'profileDetect',
    'faceDetect',
    'profileAlign',
    'overconfigUpdate',
    'planAdd',
    'planSave',
    'planRename',
    'planArchive',
    'planDelete',
    'rereadAdd',
    'rereadDetected',
    'rereadList',
    'rereadDelete',
  ],
  report: [
    'caseSearchCsv',
    'planOutcomes',
    'reportAnalysis',
    'reportComprehensive',
    'reportSlides',
    'reportTrueSize',
    'caseMeasurements',
    'searchMeasurements',
    'documentMake',
    'documentFile',
    'documentVerify',
  ],
  discard: ['patientDelete', 'patientRestore', 'timebarDelete', 'timebarRestore'],
  approve: ['tracingApprove', 'documentRevoke'],
  share: ['caseAssign', 'shareAdd', 'shareList', 'shareExtend', 'shareStop', 'dicomSend'],
  house: ['analysisAdd', 'analysisUpdate', 'analysisDelete', 'agencyUpdateAll'],
  manage: [
    'clinicRename',
    'clinicTwoSteps',
    'memberRole',
    'memberRemove',
    'invitationAdd',
    'invitationStop',
    'clinicLog',
    'clinicLogCheck',
    'clinicLogCsv',
    'accountExport',
    'accountExportAddress',
    'accountImport',
    'patientErase',
    'binEmpty',
    'waitingErase',
    'machineTokens',
    'machineTokenAdd',
    'machineTokenStop',
  ],
}

it.each(Object.entries(callsThatNeed).flatMap(([need, names]) => names.map(name => [name, need] as const)))(
  '%s needs leave to %s, whatever it is asked with',
  (name, need) => {
    expect([needOf(name, {}), needOf(name, { identity: true, name: 'userSetting_OwnItems', cephPoints: '' })]).toEqual([
      need,
      need,
    ])
  },
)

it('a call is in one group only', () => {
  const names = Object.values(callsThatNeed).flat()
  expect(new Set(names).size).toBe(names.length)
})

it('what names a patient outside the clinic is shared, what does not is reported', () => {
  for (const name of ['caseArchive', 'dicomExport'] as const)
    expect([needOf(name, { identity: true }), needOf(name, { identity: false })]).toEqual(['share', 'report'])
})

it.each(['userSetting_AnalysisValues', 'userSetting_OwnItems', 'userSetting_OwnErrors'])(
  '%s judges records: it is the house’s',
  name => {
    expect([needOf('settingGet', { name }), needOf('settingSave', { name })]).toEqual(['see', 'house'])
  },
)

it('letterhead and presets of a clinic are its own: all may use them, those who set up the house change them', () => {
  const name = 'clinicSetting_Report'
  expect([needOf('settingGet', { name }), needOf('settingSave', { name })]).toEqual(['see', 'house'])
  expect(needOf('settingSave', { name: 'userSetting_Report' })).toBe('self')
})

it('another setting is one’s own', () => {
  expect(needOf('settingGet', { name: 'digitizationSetting' })).toBe('self')
})

/** y: yes, r: waits for review, a: assigned cases only, n: no; in the order of `actions`. */
const leaves = {
  owner: 'yyyyyyyyy',
  orthodontist: 'yyyyyyyyn',
  resident: 'yyrrnnnnn',
  assistant: 'yynnnnnnn',
  reader: 'annnnnnnn',
}

it.each(clinicRoles)('what %s may do', role => {
  expect(actions.map(action => roleMay[role][action][0]).join('')).toBe(leaves[role])
  expect(actions.map(action => may(role, action))).toEqual([...leaves[role]].map(leave => leave !== 'n'))
  expect([seesAssigned(role), awaitsReview(role)]).toEqual([role === 'reader', role === 'resident'])
})
