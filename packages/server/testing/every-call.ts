import type { CallName, Input } from '@sella/contract/calls/index'
import { emptyFile } from '@sella/contract/case-file'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { password, type Visitor } from './bench'
import { caseWithRecord, picture, schemeNamed, someone } from './samples'
import { filmOfPerson, stow } from './stow'

const readingText = '{"Lateral_Ceph":[{"landmark":"S","x":1,"y":2}]}'
const planText = writePlanDocument(emptyPlanDocument)

/** Everything one doctor owns, by uuid. */
export interface Own {
  readonly caseUuid: string
  readonly binnedCase: string
  readonly recordUuid: string
  readonly imageUuid: string
  readonly binnedRecord: string
  readonly binnedImage: string
  readonly analysisUuid: string
  readonly planUuid: string
  readonly rereadUuid: string
  readonly draftUuid: string
  readonly agencyUuid: string
  readonly jobUuid: string
  readonly sessionUuid: string
  /** A QR sign-in she has confirmed. */
  readonly ticket: string
  /** A clinic of hers, herself in it, and an invitation to it. */
  readonly clinic: string
  readonly person: string
  readonly invitation: string
  /** A link to her case. */
  readonly share: string
  /** Files from her X-ray unit, one in the bin, and the unit's token. */
  readonly waitingFile: string
  readonly waitingBinned: string
  readonly machineToken: string
  /** A link by which a phone sends photos for her record. */
  readonly phoneLink: string
}

/** Two films from a machine of hers; one is thrown away. */
const fillWaiting = async (doctor: Visitor): Promise<Pick<Own, 'waitingFile' | 'waitingBinned' | 'machineToken'>> => {
  const { uuid: machineToken, token } = await doctor.call('machineTokenAdd', { name: '甲的拍片机', scope: 'dicom' })
  const films = ['2.25.7', '2.25.8'].map(instance => filmOfPerson({ name: '甲的病人', instance }))
  const sent = await stow(doctor.address, token, films)
  if (sent.status !== 200) throw new Error(`STOW: ${sent.status} ${await sent.text()}`)
  const { rows } = await doctor.call('waitingList', { state: 'waiting' })
  const [waitingFile = '', waitingBinned = ''] = rows.map(({ uuid }) => uuid)
  await doctor.call('waitingBin', { uuid: waitingBinned })
  return { waitingFile, waitingBinned, machineToken }
}

export const fill = async (doctor: Visitor): Promise<Own> => {
  const { caseUuid, recordUuid } = await caseWithRecord(doctor, '甲的病人')
  const { uuid: binnedCase } = await doctor.call('patientAdd', someone('回收站'))
  await doctor.call('patientDelete', { uuid: binnedCase })
  const image = await doctor.call('imageUpload', { recordUuid, type: 'Lateral_Ceph', name: 'film' }, await picture())
  const other = await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'smile' }, await picture())
  await doctor.call('imageDelete', { uuid: other.uuid })
  const binned = await doctor.call('timebarAdd', { caseUuid, createday: '2026-03-04T00:00', type: 2 })
  await doctor.call('timebarDelete', { uuid: binned.uuid })
  const [agency] = await doctor.call('agencyUpdateAll', { agencies: [{ name: '甲的机构' }] })
  await doctor.call('caseFileSave', { caseUuid, file: { ...emptyFile, plan: '甲的计划', tags: ['甲的标签'] }, from: emptyFile })
  const analysis = await doctor.call('analysisAdd', { name: '甲的方法', content: '["SNA"]' })
  const plan = await doctor.call('planAdd', { recordUuid, name: '甲的方案', content: planText })
  const again = { recordUuid, reader: 'other', name: '甲的同事', cephPoints: readingText } as const
  const reread = await doctor.call('rereadAdd', again)
  const draft = await doctor.call('rereadDraftSave', { ...again, version: 0 })
  await doctor.call('overconfigUpdate', { caseUuid, content: JSON.stringify([schemeNamed('甲的重叠')]) })
  await doctor.call('settingSave', { name: 'digitizationSetting', content: '{"甲":1}' })
  const job = await doctor.call('detectionStart', { recordUuid })
  await doctor.call('chatSend', { uuid: crypto.randomUUID(), text: '甲的提问' })
  const { ticket } = await doctor.call('qrcodeCreate', {})
  await doctor.call('qrcodeConfirm', { ticket })
  const share = await doctor.call('shareAdd', { ...shareWish, caseUuid, records: [recordUuid] })
  const phone = await doctor.call('phoneLinkAdd', { recordUuid })
  const bin = { binnedRecord: binned.uuid, binnedImage: other.uuid }
  const own = {
    ...bin,
    share: share.uuid,
    phoneLink: phone.uuid,
    ticket,
    caseUuid,
    binnedCase,
    recordUuid,
    imageUuid: image.uuid,
    analysisUuid: analysis.uuid,
    planUuid: plan.uuid,
    rereadUuid: reread.uuid,
    draftUuid: draft.uuid,
    jobUuid: job.uuid,
  }
  const [session] = await doctor.call('sessionList', {})
  const { clinics } = await doctor.call('clinicMine', {})
  const [clinic] = clinics.length > 0 ? clinics : [await doctor.call('clinicFound', { name: '甲的诊所', withCases: false })]
  const invitation = await doctor.call('invitationAdd', { name: '甲的助理', role: 'assistant', days: 1 })
  // At her own desk again, where she had been.
  if (clinics.length === 0) await doctor.call('deskChoose', { clinic: null })
  const { userId: person } = await doctor.call('cUserInfo', {})
  return {
    ...{ clinic: clinic?.uuid ?? '', person, invitation: invitation.uuid },
    ...(await fillWaiting(doctor)),
    ...own,
    sessionUuid: session?.uuid ?? '',
    agencyUuid: agency?.uuid ?? '',
  }
}

const shareWish = { name: '甲的同事', days: 7, scope: 'see', identity: false, documents: [] as string[] } as const

export type Attempt<K extends CallName> = (own: Own) => Input<K>
const report = { analysis: 'ABO', dentition: 'permanent', lang: 'zh', today: '2026-01-01' } as const

const schemeOf = ({ recordUuid }: Own): string =>
  JSON.stringify({ name: 'x', uuids: [recordUuid], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} })

/** Calls that are tried elsewhere: an answer that does not end (events/events.test.ts), what moves the caller (clinic/clinic.test.ts), what locks (user/lock.test.ts), what needs a code of an authenticator (second-factor/second-factor.test.ts) or a device (second-factor/passkeys.test.ts), what needs a hospital (oidc/oidc.test.ts). */
export const triedElsewhere: readonly CallName[] = [
  'events',
  'clinicFound',
  'invitationAccept',
  'sessionLock',
  'sessionUnlock',
  'secondFactorConfirm',
  'secondFactorRecovery',
  'secondFactorOff',
  'passkeyAdd',
  'passkeyRemove',
  'passkeyRename',
  'oidcUnlink',
]

/** For each call that names a thing: how another doctor would reach for it. It must answer as if the thing did not exist. */
export const reaching: { readonly [K in CallName]?: readonly Attempt<K>[] } = {
  sessionRevoke: [own => ({ uuid: own.sessionUuid })],
  qrcodeLook: [own => ({ ticket: own.ticket })],
  qrcodeConfirm: [own => ({ ticket: own.ticket })],
  patientAdd: [own => ({ ...someone('我的'), agencyUuid: own.agencyUuid })],
  patientUpdate: [own => ({ ...someone('改'), uuid: own.caseUuid })],
  patientFind: [own => ({ uuid: own.caseUuid })],
  patientDelete: [own => ({ uuid: own.caseUuid })],
  patientRestore: [own => ({ uuid: own.binnedCase })],
  caseFileGet: [own => ({ caseUuid: own.caseUuid })],
  caseFileSave: [own => ({ caseUuid: own.caseUuid, file: { ...emptyFile, plan: '改' }, from: emptyFile })],
  recordNoteSave: [own => ({ uuid: own.recordUuid, note: '改', from: '' })],
  caseArchive: [own => ({ uuid: own.caseUuid })],
  patientErase: [own => ({ uuid: own.binnedCase, password })],
  patientFavorite: [own => ({ uuid: own.caseUuid, favorite: '1' })],
  overconfigFind: [own => ({ caseUuid: own.caseUuid })],
  overconfigUpdate: [own => ({ caseUuid: own.caseUuid, content: '[]' })],
  timebarGet: [own => ({ caseUuid: own.caseUuid })],
  timebarAdd: [own => ({ caseUuid: own.caseUuid, createday: '2026-01-01T00:00', type: 1 })],
  timebarUpdate: [own => ({ uuid: own.recordUuid, caseUuid: own.caseUuid, version: 1 })],
  timebarAgeGroup: [own => ({ uuid: own.recordUuid, ageGroup: 'permanent' })],
  tracingApprove: [own => ({ uuid: own.recordUuid, version: 1 })],
  timebarMaturation: [own => ({ uuid: own.recordUuid, read: { stage: 'CS3', hindrance: null } })],
  timebarDelete: [own => ({ uuid: own.recordUuid })],
  timebarBin: [own => ({ caseUuid: own.caseUuid })],
  timebarRestore: [own => ({ uuid: own.binnedRecord })],
  imageBin: [own => ({ recordUuid: own.recordUuid })],
  imageRestore: [own => ({ uuid: own.binnedImage })],
  imageUpload: [own => ({ recordUuid: own.recordUuid, type: 'Smile_Photo', name: 'x' })],
  imageGet: [own => ({ recordUuid: own.recordUuid })],
  imageMove: [own => ({ uuid: own.imageUuid, recordUuid: own.recordUuid, type: 'Smile_Photo' })],
  imageTakeBack: [own => ({ uuids: [own.imageUuid] })],
  imageChoose: [own => ({ uuid: own.imageUuid })],
  pictureMarksGet: [own => ({ uuid: own.imageUuid })],
  pictureMarksSave: [own => ({ uuid: own.imageUuid, content: null, from: null })],
  imageEdit: [own => ({ uuid: own.imageUuid, recipe: null })],
  imageDelete: [own => ({ uuid: own.imageUuid })],
  analysisUpdate: [own => ({ uuid: own.analysisUuid, name: 'x', content: '["SNA"]' })],
  analysisDelete: [own => ({ uuid: own.analysisUuid })],
  rereadAdd: [own => ({ recordUuid: own.recordUuid, reader: 'self', name: '', cephPoints: readingText })],
  rereadDetected: [own => ({ recordUuid: own.recordUuid, jobUuid: own.jobUuid })],
  rereadDelete: [own => ({ uuid: own.rereadUuid })],
  rereadDraftGet: [own => ({ recordUuid: own.recordUuid, reader: 'other', name: '甲的同事' })],
  rereadDraftSave: [
    own => ({ recordUuid: own.recordUuid, reader: 'other', name: '甲的同事', version: 1, cephPoints: readingText }),
  ],
  rereadDraftClose: [own => ({ uuid: own.draftUuid, version: 1 })],
  rereadDraftDelete: [own => ({ uuid: own.draftUuid })],
  planList: [own => ({ recordUuid: own.recordUuid })],
  planAdd: [own => ({ recordUuid: own.recordUuid, name: 'x', content: planText })],
  planSave: [own => ({ uuid: own.planUuid, version: 1, content: planText })],
  planRename: [own => ({ uuid: own.planUuid, name: 'x' })],
  planArchive: [own => ({ uuid: own.planUuid, archived: true })],
  planDelete: [own => ({ uuid: own.planUuid })],
  agencyUpdateAll: [own => ({ agencies: [{ uuid: own.agencyUuid, name: 'x' }] })],
  detectionStart: [own => ({ recordUuid: own.recordUuid })],
  detectionGet: [own => ({ uuid: own.jobUuid })],
  detectionCancel: [own => ({ uuid: own.jobUuid })],
  profileDetect: [own => ({ recordUuid: own.recordUuid })],
  faceDetect: [own => ({ recordUuid: own.recordUuid, view: 'face_frontal' })],
  profileAlign: [own => ({ recordUuid: own.recordUuid })],
  recordGlance: [own => ({ recordUuid: own.recordUuid, analysis: 'ABO' })],
  reportAnalysis: [own => ({ ...report, recordUuid: own.recordUuid })],
  reportModels: [own => ({ recordUuid: own.recordUuid })],
  reportSlides: [own => ({ ...report, recordUuid: own.recordUuid, overlaps: [] })],
  reportTrueSize: [own => ({ caseUuid: own.caseUuid, scheme: schemeOf(own), paper: 'A4', lang: 'zh', today: '2026-01-01' })],
  // That a search finds her own alone: measured/measured.test.ts.
  searchMeasurements: [own => ({ filter: {}, today: '2026-11-21', analysis: own.analysisUuid, lang: 'zh', format: 'csv' })],
  caseMeasurements: [own => ({ caseUuid: own.caseUuid, analysis: 'ABO', lang: 'zh', format: 'csv' })],
  documentList: [own => ({ caseUuid: own.caseUuid })],
  documentMake: [own => ({ kind: 'page', wish: { ...report, recordUuid: own.recordUuid } })],
  // By the uuid of a real document: documents/documents.test.ts.
  documentFile: [own => ({ uuid: own.recordUuid })],
  documentRevoke: [own => ({ uuid: own.recordUuid, reason: '' })],
  caseAssigned: [own => ({ caseUuid: own.caseUuid })],
  caseAssign: [own => ({ caseUuid: own.caseUuid, persons: [] })],
  handOverAdd: [own => ({ from: own.person, to: own.recordUuid, cases: [own.caseUuid], note: '' })],
  handOverList: [own => ({ caseUuid: own.caseUuid })],
  // By the uuid of a real offer: clinic/hand-over.test.ts.
  handOverSettle: [own => ({ uuid: own.recordUuid, as: 'accepted' }), own => ({ uuid: own.recordUuid, as: 'withdrawn' })],
  shareAdd: [own => ({ ...shareWish, documents: [], caseUuid: own.caseUuid, records: [own.recordUuid] })],
  shareList: [own => ({ caseUuid: own.caseUuid })],
  shareExtend: [own => ({ uuid: own.share, days: 7 })],
  shareStop: [own => ({ uuid: own.share })],
  clinicGet: [() => ({})],
  clinicLog: [() => ({})],
  clinicLogCheck: [() => ({})],
  clinicLogCsv: [() => ({})],
  clinicRename: [() => ({ name: 'x' })],
  clinicTwoSteps: [() => ({ required: false })],
  clinicLeave: [own => ({ clinic: own.clinic })],
  deskChoose: [own => ({ clinic: own.clinic })],
  memberRole: [own => ({ person: own.person, role: 'reader' })],
  memberRemove: [own => ({ person: own.person, casesTo: null })],
  invitationAdd: [() => ({ name: 'x', role: 'owner', days: 1 })],
  invitationStop: [own => ({ uuid: own.invitation })],
  caseFhir: [own => ({ uuid: own.caseUuid, analysis: 'ABO', lang: 'zh' })],
  dicomExport: [own => ({ uuid: own.caseUuid }), own => ({ uuid: own.caseUuid, identity: false })],
  dicomSend: [own => ({ uuid: own.caseUuid, archive: 'x' })],
  waitingLook: [own => ({ uuid: own.waitingFile })],
  waitingPlace: [
    own => ({ uuid: own.waitingFile, recordUuid: own.recordUuid, type: 'Panoramic' }),
    own => ({ uuid: own.waitingFile, recordUuid: own.binnedRecord, type: 'Lateral_Ceph' }),
  ],
  waitingBin: [own => ({ uuid: own.waitingFile })],
  waitingRestore: [own => ({ uuid: own.waitingBinned })],
  waitingErase: [own => ({ uuid: own.waitingBinned })],
  pacsFind: [() => ({ archive: 'x', number: '1' })],
  pacsStudy: [() => ({ archive: 'x', study: '1.2' })],
  pacsFetch: [() => ({ archive: 'x', study: '1.2', series: '1.3', instance: '1.4' })],
  worklistGet: [own => ({ caseUuid: own.caseUuid })],
  worklistSend: [own => ({ caseUuid: own.caseUuid, unit: 'x', day: '2036-01-01' })],
  worklistWithdraw: [own => ({ uuid: own.caseUuid })],
  phoneLinkAdd: [own => ({ recordUuid: own.recordUuid })],
  phoneLinks: [own => ({ recordUuid: own.recordUuid })],
  phoneLinkClose: [own => ({ uuid: own.phoneLink })],
  machineTokenStop: [own => ({ uuid: own.machineToken })],
  reportComprehensive: [own => ({ ...report, recordUuid: own.recordUuid, overlaps: [] })],
}

/** Calls that answer from the caller's own things alone: what another doctor sees of them, naming the first one's things or not, must hold nothing of the first. */
export const ownOnly: { readonly [K in CallName]?: Attempt<K> } = {
  clinicMine: () => ({}),
  handOverTo: () => ({}),
  waitingList: () => ({ state: 'waiting' }),
  waitingCount: () => ({}),
  patientLike: () => ({ people: [{ name: '我的', number: '', birthday: null, sex: null }] }),
  archiveList: () => ({}),
  machineTokens: () => ({}),
  machineTokenAdd: () => ({ name: '乙的拍片机', scope: 'dicom' }),
  planOutcomes: () => ({}),
  cUserInfo: () => ({}),
  sessionList: () => ({}),
  sessionState: () => ({}),
  secondFactorGet: () => ({}),
  secondFactorBegin: () => ({ password }),
  passkeyList: () => ({}),
  oidcMine: () => ({}),
  passkeyBegin: () => ({ password }),
  sessionRevokeOthers: () => ({}),
  avatarUpdate: () => ({}),
  userUpdate: () => ({ userName: 'b', phone: null, email: null, age: null, password }),
  patientGet: () => ({}),
  caseTags: () => ({}),
  binEmpty: () => ({ password }),
  caseSearch: () => ({ filter: {}, today: '2026-11-21' }),
  caseFindings: own => ({ cases: [own.caseUuid], analysis: 'ABO' }),
  caseSearchCsv: () => ({ filter: {}, today: '2026-11-21' }),
  analysisList: () => ({}),
  agencyGet: () => ({}),
  rereadList: () => ({}),
  rereadDrafts: () => ({}),
  rereadExport: () => ({
    ...{ choice: { reader: 'other', name: '甲的同事', analysis: 'all' }, format: 'csv', lang: 'zh', today: '2026-01-01' },
  }),
  settingGet: () => ({ name: 'digitizationSetting' }),
  settingSave: () => ({ name: 'other', content: '{}' }),
  analysisAdd: () => ({ name: '我的方法', content: '["SNA"]' }),
  addLog: () => ({ level: 'info', text: 'x' }),
  imageInspect: () => ({}),
  imageGuess: () => ({}),
  documentVerify: () => ({}),
  passwordUpdate: () => ({ oldPassword: 'correct horse', newPassword: 'correct horse' }),
  accountExport: () => ({}),
  accountExportAddress: () => ({}),
  accountImport: () => ({}),
  authorize: () => ({}),
  chatState: () => ({}),
  chatGet: () => ({}),
  chatSend: () => ({ uuid: '00000000-0000-4000-8000-000000000001', text: 'x' }),
  chatPicture: () => ({ uuid: '00000000-0000-4000-8000-000000000002' }),
  chatRead: () => ({ seq: 1 }),
  logout: () => ({}),
  accountDelete: () => ({ password }),
}
