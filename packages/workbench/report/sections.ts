import { neckPoints } from '@sella/ceph/maturation/spine'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { facesFromStored } from '@sella/contract/documents/face-points'
import { studyModelsOf } from '@sella/contract/documents/study-models'
import type { CaseRecord } from '@sella/contract/entities'
import { type SectionId, sectionIds } from '@sella/drawing/report/design'
import type { ReportNotes } from '@sella/drawing/report/input'
import { photoWords } from '@sella/drawing/report/words'
import { frontalOf } from './extras'

type Sections = readonly SectionId[]

/** The selected sections in their order, then the others. */
export const listed = (chosen: Sections): Sections => [...chosen, ...sectionIds.filter(id => !chosen.includes(id))]

/** Adds a section at the end, or removes it. */
export const taken = (chosen: Sections, id: SectionId, on: boolean): Sections => {
  const others = chosen.filter(section => section !== id)
  return on ? [...others, id] : others
}

/** Moves a section one place up or down among those selected; no change at an end, or if it is not selected. */
export const movedBy = (chosen: Sections, id: SectionId, by: 1 | -1): Sections => {
  const at = chosen.indexOf(id)
  const other = chosen[at + by]
  return other === undefined || at < 0 ? chosen : chosen.with(at, other).with(at + by, id)
}

/**
 * Dropping a section on another gives it that one's place and shifts the others; on an unselected one, it goes to the end.
 * Dragging selects it.
 */
export const droppedOn = (chosen: Sections, id: SectionId, onto: SectionId): Sections => {
  if (id === onto) return chosen
  const others = chosen.filter(section => section !== id)
  const at = chosen.indexOf(onto)
  return at < 0 ? [...others, id] : [...others.slice(0, at), id, ...others.slice(at)]
}

/** Why a section has nothing to show. */
export type Lack = 'film' | 'photos' | 'facePoints' | 'panoramic' | 'models' | 'neck' | 'notes' | 'schemes' | 'frontal' | 'plans'

interface Facts {
  readonly record: CaseRecord | null
  readonly tracing: Tracing | null
  /** Overlap schemes selected for the report. */
  readonly schemes: readonly Pick<OverlapScheme, 'name'>[] | readonly string[]
  /** Uuids of treatment plans selected for the report. */
  readonly plans: readonly string[]
  /** Null if they were not fetched. */
  readonly notes: ReportNotes | null
}

const has = (record: CaseRecord | null, which: (type: string) => boolean): boolean =>
  record?.photos.some(({ type }) => which(type)) ?? false

const written = ({ diagnosis, problems, plan, progress, records }: ReportNotes): boolean =>
  [diagnosis, problems, plan, progress].some(text => text.trim() !== '') || records.length > 0

const hasFaces = (record: CaseRecord | null): boolean =>
  record !== null &&
  facesFromStored(record.facePoints, image => record.photos.find(({ type }) => type === image) ?? null).length > 0

const hasModels = (record: CaseRecord | null): boolean =>
  has(record, type => type === 'Upper_Model' || type === 'Lower_Model') ||
  (record !== null && studyModelsOf(record.modelReadings, record.photos) !== null)

/** What is read off a lateral film. */
const traced: ReadonlySet<SectionId> = new Set(['analysis', 'maturation', 'wiggle', 'plan'] as const)

const compared: ReadonlySet<SectionId> = new Set(['films', 'photos', 'values', 'wiggles', 'result', 'board'] as const)

/** What a section lacks, for those whose content depends on the record alone; null if nothing is known to be missing. */
export const lackOf = (id: SectionId, { record, tracing, schemes, plans, notes }: Facts): Lack | null => {
  if (record && traced.has(id) && !has(record, type => type === 'Lateral_Ceph')) return 'film'
  if (compared.has(id)) return schemes.length === 0 ? 'schemes' : null
  if (id === 'patient') return has(record, type => Object.hasOwn(photoWords, type)) ? null : 'photos'
  if (id === 'faces') return hasFaces(record) ? null : 'facePoints'
  if (id === 'panoramic') return has(record, type => type === 'Panoramic') ? null : 'panoramic'
  if (id === 'models') return hasModels(record) ? null : 'models'
  if (id === 'maturation') return tracing && neckPoints.some(name => tracing.points[name]) ? null : 'neck'
  if (id === 'frontal') return record && frontalOf(record) ? null : 'frontal'
  if (id === 'plan') return plans.length === 0 ? 'plans' : null
  if (id === 'notes') return notes && !written(notes) ? 'notes' : null
  return null
}

const ofPictures = ['patient', 'faces', 'frontal', 'panoramic', 'models'] as const satisfies Sections

/** Whether a report may be made of a record: it has a lateral film, or what is printed without one. */
export const isPrintable = (record: CaseRecord, notes: ReportNotes | null = null): boolean =>
  has(record, type => type === 'Lateral_Ceph') ||
  ofPictures.some(id => lackOf(id, { record, tracing: null, schemes: [], plans: [], notes: null }) === null) ||
  (notes !== null && written(notes))
