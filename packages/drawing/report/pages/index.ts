import type { Words } from '@sella/ceph/words'
import type { Scene } from '../../scene/scene'
import type { Comparison } from '../comparison'
import type { ReportInput } from '../input'
import { analysisPages } from './analysis'
import { compareAnalysisPages } from './compare-analysis'
import { compareFilmPages } from './compare-films'
import { comparePhotoPages } from './compare-photos'
import { compareResultPages } from './compare-result'
import { compareWigglePages } from './compare-wiggle'
import { coverPages } from './cover'
import { maturationPages } from './maturation'
import { patientPages } from './patient'

/** A part of the report: its pages from the input; none when it has nothing to show. */
export interface PageMaker {
  readonly id: string
  readonly name: Words
  readonly make: (input: ReportInput) => readonly Scene[]
}

/** The parts of the report in order; a new part is one file and one line here. */
export const pages: readonly PageMaker[] = [
  { id: 'cover', name: { zh: '封面', en: 'Cover' }, make: coverPages },
  { id: 'patient', name: { zh: '患者照片', en: 'Patient photos' }, make: patientPages },
  { id: 'analysis', name: { zh: '分析报告', en: 'Analysis' }, make: analysisPages },
  { id: 'maturation', name: { zh: '颈椎成熟度', en: 'Vertebral maturation' }, make: maturationPages },
]

/** A part of each overlap scheme's pages. */
export interface ComparisonMaker {
  readonly id: string
  readonly name: Words
  readonly make: (scheme: Comparison) => readonly Scene[]
  /** What its pages are made of besides the scheme's name: of two schemes alike in it only the first has them. */
  readonly from?: (scheme: Comparison) => string
}

const records = (scheme: Comparison): string => scheme.records.map(({ uuid }) => uuid).join()
const values = (scheme: Comparison): string => [records(scheme), ...[...scheme.scales.doubted].sort()].join()

/** The parts of a scheme in order; a new part is one file and one line here. */
export const comparisonPages: readonly ComparisonMaker[] = [
  { id: 'films', name: { zh: '重叠对比', en: 'Superimposition' }, make: compareFilmPages },
  { id: 'photos', name: { zh: '照片对比', en: 'Photo comparison' }, make: comparePhotoPages, from: records },
  { id: 'values', name: { zh: '分析对比', en: 'Analysis comparison' }, make: compareAnalysisPages, from: values },
  { id: 'wiggle', name: { zh: '偏差多边形', en: 'Wigglegram' }, make: compareWigglePages, from: values },
  { id: 'result', name: { zh: '治疗结果', en: 'Treatment result' }, make: compareResultPages },
]
