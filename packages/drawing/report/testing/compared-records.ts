import { evaluate } from '@sella/ceph/analysis/evaluate'
import type { LandmarkName } from '@sella/ceph/data/landmarks'
import { caseScales } from '@sella/ceph/superimpose/case-scales'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { type Comparison, comparisonOf, type GivenRecord } from '../comparison'
import type { ReportInput } from '../input'
import { reportInput } from './report-input'

/** A scheme of these records, all three registrations. */
export const schemeOf = (uuids: readonly string[], over: Partial<OverlapScheme> = {}): OverlapScheme => ({
  ...{ name: '治疗前后', uuids, cephImgs: {}, overFun: 'multiview', points: {}, imgTrans: {} },
  ...over,
})

/** Pixels, 10 a mm, by which a landmark goes forward and down from each record to the next. */
const courses: Readonly<Partial<Record<LandmarkName, readonly [forward: number, down: number]>>> = {
  Na: [3, 0],
  A: [4, 2],
  B: [11, 6],
  Pog: [13, 9],
  Me: [8, 14],
  Go: [-5, 12],
  U1IncisalTip: [-14, 3],
  L1IncisalTip: [7, -2],
  U6Mesial: [9, 4],
  L6Mesial: [12, 5],
}

const grown = (tracing: Tracing, times: number): Tracing => ({
  ...tracing,
  points: Object.fromEntries(
    Object.entries(tracing.points).map(([name, point]) => {
      const [x, y] = courses[name as LandmarkName] ?? [0, 0]
      return [name, { ...point, x: point.x + times * x, y: point.y + times * y }]
    }),
  ),
})

const photo = { href: 'picture:face', width: 600, height: 800 }

interface Wish {
  readonly method?: string
  readonly over?: Partial<ReportInput>
  /** Changes what a record was traced as; counted from 0. */
  readonly edit?: (tracing: Tracing, i: number) => Tracing
}

/** The nth record of a face that grows from each to the next, a month apart: no value is the same on two of them. */
export const grownRecord = (i: number, { method = 'Jarabak', over = {}, edit = tracing => tracing }: Wish = {}): GivenRecord => {
  const month = String((i % 12) + 1).padStart(2, '0')
  const record = { date: `2025-${month}-01`, type: 2 } as const
  const plain = reportInput(method, { record, photos: { Frontal_Photo: photo }, ...over })
  const scaled = { ...plain.tracing, ruler: null, fileScale: { mmPerPixel: 0.1, provenance: 'dicom' as const } }
  const tracing = edit(over.tracing ?? grown(scaled, i), i)
  const evaluation = over.evaluation ?? evaluate(tracing, plain.analysis, plain.subject)
  return { uuid: `r${i}`, input: { ...plain, tracing, evaluation }, measured: evaluation }
}

export const grownRecords = (count: number, wish: Wish = {}): readonly GivenRecord[] =>
  Array.from({ length: count }, (_, i) => grownRecord(i, wish))

/** A scheme of a case that has these records and no other, and no other scheme. */
export const comparisonAlone = (
  scheme: OverlapScheme,
  given: readonly GivenRecord[],
  colours?: readonly string[],
): Comparison => {
  const films = given.map(({ uuid, input: { tracing, record } }) => ({ id: uuid, tracing, day: record.date }))
  const { birthday = '', sex = null } = given[0]?.input.patient ?? {}
  return comparisonOf(scheme, given, caseScales(films, { birthday: birthday || null, sex }, [scheme]), colours)
}

/** A scheme of so many records that differ in every value. */
export const grownComparison = (count: number, wish: Wish = {}, over: Partial<OverlapScheme> = {}): Comparison => {
  const records = grownRecords(count, wish)
  return comparisonAlone(
    schemeOf(
      records.map(({ uuid }) => uuid),
      over,
    ),
    records,
  )
}
