import { isLandmarkName, landmarks } from '@sella/ceph/data/landmarks'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import type { PlacedPoint, Tracing } from '@sella/ceph/tracing/tracing'
import { type PhantomOptions, phantomTruth } from '@sella/drawing/phantom/phantom'
import type { TrueSizeInput, TrueSizeRecord } from '@sella/drawing/report/true-size/input'
import { allParts } from '@sella/drawing/tracing/overlap-parts'

/** A synthetic film's tracing by its own ruler; `times`: the patient is so many times as large. */
const phantomTracing = (options: PhantomOptions, times: number): Tracing => {
  const { landmarks: truth, ruler } = phantomTruth(options)
  const placed = Object.entries(truth).filter(([name]) => isLandmarkName(name) && landmarks[name].kind !== 'handle')
  const points = placed.map(([name, { x, y }]): [string, PlacedPoint] => [name, { x, y, origin: 'manual' }])
  return { points: Object.fromEntries(points), ruler: { ends: ruler.ends, mm: ruler.mm * times }, fileScale: null }
}

interface Wish extends Partial<Pick<TrueSizeInput, 'paper' | 'lang'>> {
  readonly overFun?: OverlapScheme['overFun']
  readonly seeds?: readonly number[]
  readonly drawn?: Omit<PhantomOptions, 'seed'>
  /** How large the patient is. */
  readonly times?: number
  readonly scheme?: Partial<OverlapScheme>
}

const recordOf = (seed: number, i: number, { drawn = {}, times = 1 }: Wish): TrueSizeRecord => ({
  uuid: `r${i}`,
  tracing: phantomTracing({ ...drawn, seed }, times),
  ...{ date: `202${i % 7}-03-0${(i % 9) + 1}`, type: 2, ageText: '12岁3个月' },
})

/** A superimposition of synthetic films to be printed at true size. */
export const trueSizeCase = (wish: Wish = {}): TrueSizeInput => {
  const { overFun = 'sn', seeds = [3, 4], paper = 'A4', lang = 'zh' } = wish
  const records = seeds.map((seed, i) => recordOf(seed, i, wish))
  const uuids = records.map(({ uuid }) => uuid)
  return {
    ...{ paper, lang, records, colours: [], parts: allParts, estimatedOutlines: true, saved: true },
    scheme: { name: '治疗前后', uuids, cephImgs: {}, overFun, points: {}, imgTrans: {}, ...wish.scheme },
    patient: { name: '示例同学', caseNo: 'A-17', birthday: '2008-05-06' },
    scales: { clashes: [], doubted: new Set() },
    ...{ doctor: '周', clinic: '仁和诊所', printedOn: '2026-11-22' },
  }
}

/** Ten prints of different faces, scales, methods and papers; the last two are larger than a sheet. */
export const trueSizeCases: readonly (readonly [name: string, wish: Wish])[] = [
  ['a face on A4', {}],
  ['a child', { drawn: { ageYears: 8 }, times: 0.85 }],
  ['a face that looks left, Letter, in English', { drawn: { mirror: true }, times: 0.95, paper: 'Letter', lang: 'en' }],
  ['a film of another scale', { drawn: { mmPerPixel: 0.5, width: 600 } }],
  ['the palatal plane, a wide canvas', { overFun: 'pp' }],
  ['the mandible, a wide canvas, on Letter', { overFun: 'mp', paper: 'Letter' }],
  [
    'all three side by side, corrected by hand',
    { overFun: 'multiview', scheme: { imgTrans: { sn: { r1: { x: 5, y: 0, turn: 0.03 } } } } },
  ],
  ['a large face on A3', { times: 1.5, paper: 'A3' }],
  ['a large face on A4, joined', { times: 1.4 }],
  ['ten records of a very large face on Letter, joined', { times: 1.6, seeds: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], paper: 'Letter' }],
]
