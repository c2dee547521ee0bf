import { analysisOf } from '@sella/ceph/analysis/own'
import { axisOrigin } from '@sella/ceph/planning/axis-origin'
import { emptyPlan, restingMoves } from '@sella/ceph/planning/plan'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { pictureNameOf } from '@sella/contract/documents/picture-name'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { CaseRecord, TreatmentPlan } from '@sella/contract/entities'
import { templateTracing } from '@sella/drawing/tracing/testing/template-tracing'
import { expect, it } from 'vitest'
import { chosenReport, reportFilm as photo, reportRecord as record } from '../testing/chosen-report'
import { extrasOf } from './extras'
import { type Chosen, comparisonsFor, plansFor, reportInput } from './preview'

/** A film whose mm nothing tells. */
const tracing = { ...templateTracing(), ruler: null }
const chosen = chosenReport({ tracing, assumeScale: true, overlaps: ['甲'] })
const wits = (of: Chosen) => reportInput(of).evaluation.rows.find(({ unit }) => unit === 'mm')?.reading.status

it('assumes the scale of a film that has none where that was asked for, and only there', () => {
  expect(reportInput(chosen).evaluation.calibration.provenance).toBe('assumed')
  expect(wits(chosen)).toBe('read')
  const plain = { ...chosen, assumeScale: false }
  expect(reportInput(plain).evaluation.calibration.provenance).toBe('none')
  expect(wits(plain)).not.toBe('read')
})

it('never assumes one for a comparison, whose growth it would erase', () => {
  const scheme = { name: '甲', uuids: ['r', 's'], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} } as const
  const [compared] = comparisonsFor(chosen, {
    records: [record, { ...record, uuid: 's' }],
    schemes: [scheme],
    filmOf: () => photo,
    tracingOf: () => tracing,
  })
  expect(compared?.records.map(({ measured }) => measured.calibration.provenance)).toEqual(['none', 'none'])
})

it('withholds the lengths of a record whose scale is doubted beside another, as the printed page does', () => {
  const ruled = templateTracing()
  const other = ruled.ruler && { ...ruled, ruler: { ...ruled.ruler, mm: ruled.ruler.mm * 1.2 } }
  const later = { ...record, uuid: 's', createday: '2026-02-02T09:00' }
  const tracingOf = ({ uuid }: CaseRecord) => (uuid === 's' ? other : ruled)
  const source = { records: [record, later], schemes: [], filmOf: () => photo, tracingOf }
  const mm = (of: typeof source) =>
    reportInput({ ...chosen, tracing: ruled }, of).evaluation.rows.find(({ unit }) => unit === 'mm')?.reading
  expect(mm(source)).toMatchObject({ status: 'missing', why: 'scale-doubted' })
  expect(mm({ ...source, records: [record] })).toMatchObject({ status: 'read' })
})

it('withholds in a comparison of two records what a third makes doubtful, as the printed page does', () => {
  const ruled = templateTracing()
  const times: Readonly<Record<string, number>> = { r: 1, s: 0.96, t: 0.975 }
  const tracingOf = ({ uuid }: CaseRecord) =>
    ruled.ruler && { ...ruled, ruler: { ...ruled.ruler, mm: ruled.ruler.mm * (times[uuid] ?? 1) } }
  const [second, third] = ['s', 't'].map((uuid, i) => ({ ...record, uuid, createday: `202${7 + i}-01-02T09:00` }))
  const scheme = { name: '甲', uuids: ['s', 't'], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} } as const
  const doubted = (records: readonly CaseRecord[]) => {
    const [compared] = comparisonsFor(chosen, { records, schemes: [scheme], filmOf: () => photo, tracingOf })
    return [...(compared?.scales.doubted ?? [])]
  }
  if (!second || !third) throw new Error('three records')
  expect(doubted([record, second, third])).toEqual(['s'])
  expect(doubted([second, third])).toEqual([])
})

it('takes the age group chosen for this print, and that of the record in all others', () => {
  expect(reportInput(chosen).subject.dentition).toBe('early_permanent')
  expect(reportInput({ ...chosen, dentition: 'permanent' }).subject.dentition).toBe('permanent')
})

it('judges the other records of a comparison by their own age group, whatever was chosen for the print', () => {
  const scheme = { name: '甲', uuids: ['r', 's'], cephImgs: {}, overFun: 'sn', points: {}, imgTrans: {} } as const
  const [compared] = comparisonsFor(
    { ...chosen, dentition: 'permanent' },
    {
      records: [record, { ...record, uuid: 's' }],
      schemes: [scheme],
      filmOf: () => photo,
      tracingOf: () => tracing,
    },
  )
  expect(compared?.records.map(({ input }) => input.subject.dentition)).toEqual(['permanent', 'early_permanent'])
})

it('bears the day it was given', () => {
  expect(reportInput(chosen).printedAt).toBe('2026-11-22')
})

it('prints the plans chosen with their values and their end, and none on a single page', () => {
  const plan = { ...emptyPlan, moves: { U1: { ...restingMoves.U1, turn: 10 } } }
  const uuid = '11111111-1111-4111-8111-111111111111'
  const content = writePlanDocument({ ...emptyPlanDocument, plan, tracing: 'another', result: uuid })
  const kept = { uuid: 'a', name: 'A', by: '乙', updatedAt: '2026-03-04T05:06:07Z', content } as TreatmentPlan
  const end = { ...record, uuid, createday: '2027-02-03T09:00' }
  const source = { records: [record, end], schemes: [], filmOf: () => photo, tracingOf: () => tracing }
  const withPlan = (plan: TreatmentPlan): Chosen => ({ ...chosen, plans: [plan] })
  const [printed] = plansFor(withPlan(kept), source)
  expect(printed).toMatchObject({ name: 'A', by: '乙', changed: true, end: { date: '2027-02-03' } })
  const angle = (of: typeof printed) => of?.evaluation?.rows.find(({ item }) => item === 'U1 to NA(deg)')?.reading
  expect(angle(printed)).not.toEqual(reportInput(chosen).evaluation.rows.find(({ item }) => item === 'U1 to NA(deg)')?.reading)
  expect(plansFor({ ...withPlan(kept), kind: 'page' }, source)).toEqual([])
  expect(plansFor(withPlan({ ...kept, content: '{}' }), source)).toEqual([])
})

it('says of a resident’s tracing that it waits, as the printed page does, until it is approved', () => {
  const review = { by: '赵可', waits: true, approvedBy: null, approvedAt: null }
  expect(reportInput({ ...chosen, record: { ...record, review } })).toMatchObject({ doctor: '乙', unreviewed: '赵可' })
  expect(reportInput({ ...chosen, record: { ...record, review: { ...review, waits: false } } })).not.toHaveProperty('unreviewed')
})

it('judges models and frontal film by the doctor’s own norms, as the printed page does', () => {
  const pair = (mean: number) => ({ meanSd: { permanent: { mean, sd: 2 } } })
  const overrides = { BoltonAnterior: pair(78), BoltonOverall: pair(91), WidthRatio: pair(75) }
  const film = { ...photo, type: 'Frontal_Ceph' as const }
  const facePoints = JSON.stringify({
    Frontal_Ceph: [{ landmark: 'Mark_R', x: 7, y: 8 }],
    placedOn: { Frontal_Ceph: pictureNameOf(film) },
  })
  const modelReadings = modelReadingsText({ ...bothArches(), boltonNorm: 'own' })
  const judged = { ...record, photos: [film], facePoints, modelReadings }
  const hers = { analyses: [analysisOf({ name: '正位', items: ['WidthRatio'], lines: [] }, overrides)], overrides }
  const { frontal, studyModels } = extrasOf(judged, ['frontal', 'models'], {
    ...{ models: [], notes: null, hers },
    filmDoubted: false,
  })
  expect(frontal?.hers).toEqual(hers)
  expect(studyModels?.ownBolton).toEqual({ anterior: { mean: 78, sd: 2 }, overall: { mean: 91, sd: 2 } })
})

it('says of a printed plan that a film of its own axis was corrected since', () => {
  const uuid = '11111111-1111-4111-8111-111111111111'
  const sure = { error: { x: 1, y: 1 }, unsure: [], beyondStudy: false }
  const ownAxis = axisOrigin(sure, { record: uuid, day: '2027-02-03', reference: 'FH', films: [chosen.tracing, tracing] })
  const content = writePlanDocument({ ...emptyPlanDocument, ownAxis })
  const plan = { uuid: 'a', name: 'A', by: '乙', updatedAt: '2026-03-04T05:06:07Z', content } as TreatmentPlan
  const outdated = (open: typeof tracing, uuids = [record.uuid, uuid]) => {
    const records = uuids.map(each => ({ ...record, uuid: each }))
    const source = { records, schemes: [], filmOf: () => photo, tracingOf: () => open }
    return plansFor({ ...chosen, plans: [plan] }, source)[0]?.axisOutdated
  }
  expect([outdated(tracing), outdated({ ...tracing, points: {} }), outdated(tracing, [record.uuid])]).toEqual([
    false,
    true,
    false,
  ])
})
