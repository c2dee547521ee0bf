import { emptyFile } from '@sella/contract/case-file'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { Visitor } from './bench'
import { caseWithRecord, picture, schemeNamed, someone } from './samples'
import { filmOfPerson, stow } from './stow'

export const readingText = '{"Lateral_Ceph":[{"landmark":"S","x":1,"y":2}]}'
export const planText = writePlanDocument(emptyPlanDocument)

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

/** Gives a doctor one of everything. */
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

export const shareWish = { name: '甲的同事', days: 7, scope: 'see', identity: false, documents: [] as string[] } as const
