import { expect, test } from 'vitest'
import type { CallName } from '../calls/index'
import { needOf } from './need-of'
import { needs } from './needs'
import { clinicRoles, roleMay } from './roles'

/** An act, the call that does it, and with what where that decides. */
type Act = readonly [act: string, call: CallName, input?: object]

/**
 * What owner, orthodontist, resident, assistant and reader may do outside the workbench, place by place. y: yes, r: waits for review,
 * a: of assigned cases, n: no; the letters are written by hand, beside the table of roles and not from it.
 */
const places: Readonly<Record<string, Readonly<Record<string, readonly Act[]>>>> = {
  reliability: {
    yyrnn: [
      ['trace again', 'rereadAdd'],
      ['let the detector read', 'rereadDetected'],
      ['see the readings', 'rereadList'],
      ['see blind tracings in hand', 'rereadDrafts'],
      ['go on with one', 'rereadDraftGet'],
      ['keep one', 'rereadDraftSave'],
      ['close one', 'rereadDraftClose'],
      ['drop one', 'rereadDraftDelete'],
      ['delete a reading', 'rereadDelete'],
      ['take the study along', 'rereadExport'],
    ],
    yynnn: [['count by own errors', 'settingSave', { name: 'userSetting_OwnErrors' }]],
  },
  'tables to take away': {
    yyrnn: [
      ['values of a case', 'caseMeasurements'],
      ['values of all that was found', 'searchMeasurements'],
      ['the list that was found', 'caseSearchCsv'],
      ['a case without a name', 'caseArchive', { identity: false }],
      ['plans beside outcomes', 'planOutcomes'],
    ],
    yynnn: [
      ['a case with its name', 'caseArchive', { identity: true }],
      ['a case for a hospital (FHIR)', 'caseFhir'],
    ],
    ynnnn: [
      ['the log', 'clinicLogCsv'],
      ['everything', 'accountExport'],
      ['everything, by address', 'accountExportAddress'],
    ],
  },
  'own analyses and places': {
    yyyya: [
      ['use them', 'analysisList'],
      ['read own norms', 'settingGet', { name: 'userSetting_AnalysisValues' }],
      ['read places', 'agencyGet'],
    ],
    yynnn: [
      ['add one', 'analysisAdd'],
      ['change one', 'analysisUpdate'],
      ['delete one', 'analysisDelete'],
      ['change own norms', 'settingSave', { name: 'userSetting_AnalysisValues' }],
      ['change own items', 'settingSave', { name: 'userSetting_OwnItems' }],
      ['change places', 'agencyUpdateAll'],
    ],
  },
  machines: {
    yyyya: [
      ['see where to send', 'archiveList'],
      ['see the worklist', 'worklistGet'],
    ],
    yyyyn: [
      ['see what waits', 'waitingList'],
      ['count it', 'waitingCount'],
      ['look at it', 'waitingLook'],
      ['find whose it is', 'patientLike'],
      ['file it', 'waitingPlace'],
      ['bin it', 'waitingBin'],
      ['have it back', 'waitingRestore'],
      ['ask the archive', 'pacsFind'],
      ['see a study there', 'pacsStudy'],
      ['fetch it', 'pacsFetch'],
      ['put on the worklist', 'worklistSend'],
      ['take off it', 'worklistWithdraw'],
      ['open a record to a phone', 'phoneLinkAdd'],
      ['see such links', 'phoneLinks'],
      ['close one', 'phoneLinkClose'],
    ],
    yyrnn: [['make DICOM without a name', 'dicomExport', { identity: false }]],
    yynnn: [
      ['make DICOM with a name', 'dicomExport', { identity: true }],
      ['send to an archive', 'dicomSend'],
    ],
    ynnnn: [
      ['erase what waits', 'waitingErase'],
      ['see tokens', 'machineTokens'],
      ['make one', 'machineTokenAdd'],
      ['stop one', 'machineTokenStop'],
    ],
  },
  'papers and documents': {
    yyyya: [
      ['see them', 'documentList'],
      ['see models', 'reportModels'],
    ],
    yyrnn: [
      ['make one', 'documentMake'],
      ['have its file', 'documentFile'],
      ['check a file', 'documentVerify'],
      ['analysis', 'reportAnalysis'],
      ['whole report', 'reportComprehensive'],
      ['slides', 'reportSlides'],
      ['overlay in true size', 'reportTrueSize'],
    ],
    yynnn: [['revoke one', 'documentRevoke']],
  },
  'patients and pictures': {
    yyyya: [
      ['see a case', 'patientFind'],
      ['list cases', 'patientGet'],
      ['count them', 'patientCounts'],
      ['search', 'caseSearch'],
      ['findings of a search', 'caseFindings'],
      ['tags', 'caseTags'],
      ['case file', 'caseFileGet'],
      ['values at a glance', 'recordGlance'],
      ['records', 'timebarGet'],
      ['records in the bin', 'timebarBin'],
      ['pictures', 'imageGet'],
      ['pictures in the bin', 'imageBin'],
      ['marks of a picture', 'pictureMarksGet'],
      ['overlays', 'overconfigFind'],
      ['plans', 'planList'],
      ['what has changed', 'events'],
    ],
    yyyyn: [
      ['register', 'patientAdd'],
      ['correct', 'patientUpdate'],
      ['star', 'patientFavorite'],
      ['write the case file', 'caseFileSave'],
      ['write a note', 'recordNoteSave'],
      ['add a record', 'timebarAdd'],
      ['give it another day', 'timebarUpdate', { createday: 'x' }],
      ['file a picture', 'imageUpload'],
      ['inspect a file', 'imageInspect'],
      ['guess its kind', 'imageGuess'],
      ['edit', 'imageEdit'],
      ['move', 'imageMove'],
      ['choose', 'imageChoose'],
      ['take back', 'imageTakeBack'],
      ['bin', 'imageDelete'],
      ['have back', 'imageRestore'],
    ],
    yyrnn: [['mark a picture', 'pictureMarksSave']],
    yynnn: [
      ['bin a case', 'patientDelete'],
      ['have it back', 'patientRestore'],
      ['bin a record', 'timebarDelete'],
      ['have that back', 'timebarRestore'],
      ['approve a tracing', 'tracingApprove'],
    ],
    ynnnn: [
      ['erase a case', 'patientErase'],
      ['empty the bin', 'binEmpty'],
      ['bring in an archive', 'accountImport'],
    ],
  },
  clinic: {
    yyyya: [
      ['see it', 'clinicGet'],
      ['see who is assigned', 'caseAssigned'],
      ['to whom can be handed over', 'handOverTo'],
      ['see hand-overs', 'handOverList'],
      ['answer one', 'handOverSettle'],
    ],
    yynnn: [
      ['assign', 'caseAssign'],
      ['hand over', 'handOverAdd'],
      ['make a link', 'shareAdd'],
      ['see links', 'shareList'],
      ['extend one', 'shareExtend'],
      ['stop one', 'shareStop'],
    ],
    ynnnn: [
      ['rename', 'clinicRename'],
      ['ask for two steps', 'clinicTwoSteps'],
      ['give a role', 'memberRole'],
      ['remove a member', 'memberRemove'],
      ['invite', 'invitationAdd'],
      ['take an invitation back', 'invitationStop'],
      ['read the log', 'clinicLog'],
      ['check the log', 'clinicLogCheck'],
    ],
  },
}

/** Done on the desks of tracing, overlaying, planning and models: `workbench/commands` and the desks hold their table. */
const onTheWorkbench: readonly CallName[] = [
  ...(['timebarAgeGroup', 'timebarMaturation', 'detectionStart', 'detectionGet', 'detectionCancel', 'profileDetect'] as const),
  ...(['faceDetect', 'profileAlign', 'overconfigUpdate'] as const),
  ...(['planAdd', 'planSave', 'planRename', 'planArchive', 'planDelete'] as const),
]

const acts = Object.entries(places).flatMap(([place, groups]) =>
  Object.entries(groups).flatMap(([letters, rows]) => rows.map(([act, call, input]) => ({ place, act, call, input, letters }))),
)

const lettersOf = (call: CallName, input: object): string => {
  const need = needOf(call, input)
  return clinicRoles.map(role => (need === null || need === 'self' ? '-' : roleMay[role][need][0])).join('')
}

test.each(acts)('$place: $act', ({ call, input = {}, letters }) => {
  expect(lettersOf(call, input)).toBe(letters)
})

test('no call at a clinic’s desk is left out', () => {
  const named = new Set([...acts.map(({ call }) => call), ...onTheWorkbench])
  const atDesk = (Object.keys(needs) as CallName[]).filter(name => needs[name as keyof typeof needs] !== 'self')
  expect(atDesk.filter(name => !named.has(name))).toEqual([])
})
