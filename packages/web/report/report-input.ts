import type { Analysis, Dentition, ItemOverride, Sex } from '@sella/ceph/analysis/analysis'
import { evaluate } from '@sella/ceph/analysis/evaluate'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { ageAt, ageWords } from '@sella/ceph/patient/age'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { CaseRecord, Patient, Photo } from '@sella/contract/entities'
import type { ReportInput } from '@sella/drawing/report/input'
import { today } from './today'

export interface Chosen {
  readonly patient: Patient
  readonly doctor: string
  readonly record: CaseRecord
  readonly photo: Photo
  readonly tracing: Tracing
  readonly analysis: Analysis
  readonly dentition: Dentition
  readonly sex: Sex | null
  readonly overrides: Readonly<Record<string, ItemOverride>>
  readonly customItems: OwnItems
  readonly lang: Lang
  readonly assumeScale: boolean
  readonly estimatedOutlines: boolean
}

/** The page as the server will make it, for the preview; the server's own carries the snapshot's name. */
export const reportInput = (chosen: Chosen): ReportInput => {
  const { patient, record, photo, tracing, analysis, dentition, sex, overrides, customItems, lang, assumeScale } = chosen
  const age = patient.birthday ? ageAt(patient.birthday.slice(0, 10), record.createday.slice(0, 16)) : null
  return {
    lang,
    clinic: patient.agency?.name ?? '',
    doctor: chosen.doctor,
    patient: {
      name: patient.name,
      sex: patient.sex,
      birthday: patient.birthday ?? '',
      caseNo: patient.caseNo,
      ageText: age ? ageWords(age)[lang] : '',
    },
    record: { date: record.createday, type: record.type },
    film: { href: photo.previewUrl, width: photo.width, height: photo.height },
    tracing,
    evaluation: evaluate(tracing, analysis, { dentition, sex }, { overrides, customItems, assumeScale }),
    analysis,
    subject: { dentition, sex },
    photos: {},
    printedAt: today(),
    snapshot: '',
    estimatedOutlines: chosen.estimatedOutlines,
  }
}
