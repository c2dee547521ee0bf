import type { Target } from '@sella/ceph/intake/placing'
import type { ImageKind } from '@sella/contract/entities'
import type { DicomHeader } from '@sella/contract/inspection'
import type { Drop } from '@sella/workbench/uploads/queue'
import type { Uploads } from '@sella/workbench/uploads/uploads'
import { useState } from 'react'
import { useAgencyFor } from '../../api/agencies'
import { useUpdatePatient } from '../../api/patients'
import { useCase } from '../../case/case'
import { filing } from '../../intake/coming'
import { textOf } from '../../words/catalogue'
import { useWords } from '../../words/i18n'
import { type DicomField, takenOn } from './dicom-fields'
import type { Spacing } from './dicom-scale'
import type { DicomReviewing } from './use-dicom-queue'
import { useTargetRecords } from './use-target-records'

/** The doctor's decisions about one DICOM file. */
export interface DicomDecision {
  readonly file: File
  readonly header: DicomHeader
  readonly drop: Drop
  readonly kind: ImageKind
  readonly target: Target
  /** Absent if no length is measured. */
  readonly spacing: Spacing | undefined
  /** The chosen frame, from 1. */
  readonly frame: number
  readonly ticked: ReadonlySet<DicomField>
}

const patientFields: readonly DicomField[] = ['birthday', 'sex', 'caseNo', 'agency']

/** The changes of a case by the ticked fields. */
const written = ({ patient }: DicomHeader, ticked: ReadonlySet<DicomField>) => ({
  ...(ticked.has('sex') ? { sex: patient.sex } : {}),
  ...(ticked.has('birthday') ? { birthday: patient.birthDate } : {}),
  ...(ticked.has('caseNo') && patient.id !== null ? { caseNo: patient.id } : {}),
})

/** Writes the ticked fields, then sends the film with its scale. A failure is reported and leaves the film unsent. */
export const useDicomSave = (uploads: Uploads<Blob>, send: DicomReviewing['send']) => {
  const { lang } = useWords()
  const { patient, selectRecord } = useCase()
  const recordsFor = useTargetRecords()
  const change = useUpdatePatient()
  const institution = useAgencyFor()
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)

  const write = async ({ header, ticked }: DicomDecision): Promise<void> => {
    if (!patientFields.some(field => ticked.has(field))) return
    const fresh = ticked.has('agency') && header.institution ? await institution(header.institution.trim()) : null
    const { uuid, name, sex, birthday, caseNo, phone, notes } = patient
    const from = { name, sex, birthday, caseNo, phone, notes, agencyUuid: patient.agency?.uuid ?? null }
    await change.mutateAsync({ uuid, from, ...from, ...written(header, ticked), ...(fresh ? { agencyUuid: fresh } : {}) })
  }
  const sending = async (decision: DicomDecision): Promise<void> => {
    await write(decision)
    const { drop, file, frame, kind, spacing, target } = decision
    const { record, day } = (await recordsFor([target]))(target)
    const dayBy = takenOn(decision.header).day === day ? 'dicom' : 'chosen'
    uploads.add(drop, [
      filing(drop, file, { place: { record, day, kind, dayBy }, spacing, ...(frame > 1 ? { page: frame } : {}) }),
    ])
    selectRecord(record)
  }
  const save = async (decision: DicomDecision): Promise<void> => {
    setBusy(true)
    setFailed(null)
    await send(decision.file, () => sending(decision)).catch(error => setFailed(textOf(error, lang)))
    setBusy(false)
  }
  return { busy, failed, save: (decision: DicomDecision) => void save(decision) }
}
