import type { ItemOverride } from '@sella/ceph/analysis/analysis'
import { judge } from '@sella/ceph/analysis/judge'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { ReaderErrors } from '@sella/ceph/data/reader-errors'
import { ageAt, ageWords } from '@sella/ceph/patient/age'
import type { Dentition } from '@sella/ceph/patient/age-group'
import { withoutLengths } from '@sella/ceph/superimpose/scale-check'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import { readPlanDocument } from '@sella/contract/documents/plan'
import type { CaseRecord, Patient, Photo, TreatmentPlan } from '@sella/contract/entities'
import { type Comparison, comparisonOf } from '@sella/drawing/report/comparison'
import type { ReportDesign } from '@sella/drawing/report/design'
import type { Letterhead, ReportInput } from '@sella/drawing/report/input'
import { type PlanEnd, type ReportPlan, reportPlanOf } from '@sella/drawing/report/plan/report-plan'
import { type PhotoKind, photoWords } from '@sella/drawing/report/words'
import type { Colours } from '@sella/drawing/tracing/colours'
import { caseCourse } from '../case-course'
import { type Beside, isScaleDoubted, savedScales } from './doubted'
import { extrasOf, type Fetched } from './extras'

export interface Chosen {
  readonly patient: Patient
  readonly doctor: string
  readonly record: CaseRecord
  /** The lateral film; null where the record has none, and then nothing is traced. */
  readonly photo: Photo | null
  readonly tracing: Tracing
  readonly analysis: Analysis
  /** The age group for this print only; null for that of the record. */
  readonly dentition: Dentition | null
  readonly overrides: Readonly<Record<string, ItemOverride>>
  /** The doctor's own analyses of the frontal film. */
  readonly ownFrontal: readonly Analysis[]
  readonly customItems: OwnItems
  /** The readers' errors used for judging. */
  readonly readers: ReaderErrors
  readonly colours: Colours
  readonly lang: Lang
  readonly assumeScale: boolean
  readonly estimatedOutlines: boolean
  /** The whole report, or one page of the analysis. */
  readonly kind: 'whole' | 'page'
  /** Names of overlap schemes. */
  readonly overlaps: readonly string[]
  /** Treatment plans of the record, in printing order. */
  readonly plans: readonly TreatmentPlan[]
  readonly design: ReportDesign
  readonly letterhead: Letterhead | null
  readonly fetched: Fetched
  /** The user's calendar date, YYYY-MM-DD. */
  readonly today: string
}

const isPhotoKind = (type: string): type is PhotoKind => Object.hasOwn(photoWords, type)

const photosOf = (record: CaseRecord): ReportInput['photos'] =>
  Object.fromEntries(
    record.photos
      .filter(photo => isPhotoKind(photo.type))
      .map(({ type, previewUrl, width, height }) => [type, { href: previewUrl, width, height }]),
  )

/** Judges the same way as the server. */
const judged = ({ patient, record, tracing, analysis, dentition, ...hers }: Chosen, assumeScale: boolean) => {
  const { overrides, customItems, readers } = hers
  const at = { createday: record.createday, ageGroup: dentition ?? record.ageGroup }
  return judge({ tracing, patient, record: at, analysis, overrides, customItems, readers }, { assumeScale })
}

/** The other records of the case, and what the comparison pages are made of. */
interface Records extends Beside {
  readonly filmOf: (record: CaseRecord) => Photo | null
}

/** The report's own record counts as it is traced now. */
const courseOf = ({ record: own, tracing, readers }: Chosen, { records, tracingOf }: Records) =>
  caseCourse(records, {
    pointsOf: record => (record.uuid === own.uuid ? tracing : tracingOf(record))?.points ?? null,
    readers,
  })

/** What optional sections print of the report's own record, and of its case. */
const sectionsOf = (chosen: Chosen, source: Records | undefined, filmDoubted: boolean) => {
  const { record, design, fetched, ownFrontal, overrides } = chosen
  const course = source && design.sections.includes('maturation') ? { course: courseOf(chosen, source) } : {}
  return {
    ...extrasOf(record, design.sections, { ...fetched, hers: { analyses: ownFrontal, overrides }, filmDoubted }),
    ...course,
  }
}

/**
 * The input for the preview page, the same as on the server except that the server's page carries the snapshot's name. Without
 * the other records of the case nothing is withheld.
 */
export const reportInput = (chosen: Chosen, source?: Records): ReportInput => {
  const { patient, record, photo, tracing, analysis, customItems, lang } = chosen
  const whole = judged(chosen, chosen.assumeScale)
  const scaleDoubted = source !== undefined && isScaleDoubted(chosen, source)
  const { subject, ...evaluation } = scaleDoubted ? withoutLengths(whole) : whole
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
      ageWords: age ? ageWords(age) : undefined,
    },
    record: { date: record.createday.slice(0, 10), type: record.type },
    film: photo && { href: photo.previewUrl, width: photo.width, height: photo.height },
    tracing,
    ...(scaleDoubted ? { scaleDoubted } : {}),
    maturation: record.maturation,
    evaluation,
    analysis,
    subject,
    customItems,
    readers: chosen.readers,
    photos: chosen.kind === 'whole' ? photosOf(record) : {},
    ...(chosen.kind === 'whole' ? sectionsOf(chosen, source, scaleDoubted) : {}),
    ...(record.review?.waits ? { unreviewed: record.review.by } : {}),
    printedAt: chosen.today,
    snapshot: '',
    estimatedOutlines: chosen.estimatedOutlines,
    colours: chosen.colours,
    ...(chosen.letterhead && chosen.design.letterhead ? { letterhead: chosen.letterhead } : {}),
  }
}

/** As on the server, what optional sections print of the report's own record is not carried for those it is compared with. */
const recordsOf = (own: Chosen, { records, filmOf, tracingOf }: Records) => {
  const chosen = { ...own, design: { ...own.design, sections: [] } }
  return records.flatMap(record => {
    const [photo, tracing] = [filmOf(record), tracingOf(record)]
    if (!photo || !tracing || Object.keys(tracing.points).length === 0) return []
    const dentition = record.uuid === chosen.record.uuid ? chosen.dentition : null
    const withRecord = { ...chosen, record, photo, tracing, dentition }
    const measured = judged(withRecord, false)
    return [{ uuid: record.uuid, input: reportInput(withRecord), measured }]
  })
}

/** The selected schemes as the server will print them. */
export const comparisonsFor = (chosen: Chosen, source: Records): readonly Comparison[] => {
  const schemes = chosen.overlaps.flatMap((name): readonly OverlapScheme[] => {
    const scheme = source.schemes?.find(saved => saved.name === name)
    return scheme ? [scheme] : []
  })
  if (schemes.length === 0) return []
  const [given, scales] = [recordsOf(chosen, source), savedScales(chosen.patient, source)]
  return schemes.map(scheme => comparisonOf(scheme, given, scales, chosen.colours.overlapColors))
}

interface Ended {
  readonly result: string | null
  /** Records whose scale is doubted beside the others of the case. */
  readonly doubted: ReadonlySet<string>
}

/** The record that a plan names as its end, if it has a film and points. */
function planEnd(chosen: Chosen, source: Records, { result, doubted }: Ended): PlanEnd | null {
  const record = source.records.find(each => each.uuid === result)
  const [photo, tracing] = record ? [source.filmOf(record), source.tracingOf(record)] : []
  if (!record || !photo || !tracing || Object.keys(tracing.points).length === 0) return null
  const whole = judged({ ...chosen, record, photo, tracing, dentition: null }, false)
  const scaleDoubted = doubted.has(record.uuid)
  const { subject: _, ...evaluation } = scaleDoubted ? withoutLengths(whole) : whole
  return { date: record.createday.slice(0, 10), tracing, evaluation, scaleDoubted }
}

/** A stored plan with its values, the record that it names as its end and what the case says of both scales. */
function printedPlan(chosen: Chosen, source: Records, doubts: Pick<Ended, 'doubted'> & { readonly scaleDoubted: boolean }) {
  const judgedAfter = (moved: Tracing) => {
    const { subject: _, ...evaluation } = judged({ ...chosen, tracing: moved }, chosen.assumeScale)
    return evaluation
  }
  return ({ name, by, updatedAt, content }: TreatmentPlan): readonly ReportPlan[] => {
    const read = readPlanDocument(content)
    if (!read.ok) return []
    const { result, guide: _, ...document } = read.document
    const saved = { name, by, savedAt: updatedAt, ...document }
    const end = planEnd(chosen, source, { result, doubted: doubts.doubted })
    const open = source.records.find(({ uuid }) => uuid === document.ownAxis?.record)
    const axisFilm = (open && source.tracingOf(open)) ?? null
    return [reportPlanOf(saved, chosen.tracing, { judged: judgedAfter, end, scaleDoubted: doubts.scaleDoubted, axisFilm })]
  }
}

/** The selected plans as the server will print them; an unreadable one has no pages. */
export const plansFor = (chosen: Chosen, source: Records): readonly ReportPlan[] => {
  if (chosen.kind === 'page' || chosen.plans.length === 0) return []
  const { doubted } = savedScales(chosen.patient, source)
  return chosen.plans.flatMap(printedPlan(chosen, source, { doubted, scaleDoubted: isScaleDoubted(chosen, source) }))
}
