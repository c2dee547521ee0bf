import type { Scene } from '../scene/scene'
import type { Comparison } from './comparison'
import { footMarks } from './frame'
import type { ReportInput } from './input'
import { analysisPages } from './pages/analysis'
import { compareAnalysisPages } from './pages/compare-analysis'
import { compareFilmPages } from './pages/compare-films'
import { comparePhotoPages } from './pages/compare-photos'
import { coverPages } from './pages/cover'
import { patientPages } from './pages/patient'
import { pageOf } from './paper'

/** The parts of a scheme in their order. */
const parts = [compareFilmPages, comparePhotoPages, compareAnalysisPages] as const

/**
 * The comprehensive report (specification, section 4): cover, patient's photos, analysis, then for each overlap scheme its films in
 * pairs, its photos and its values. Every page but the cover has its foot with its number.
 */
export const comprehensive = (input: ReportInput, schemes: readonly Comparison[]): readonly Scene[] => {
  const [cover, ...rest] = [
    ...coverPages(input),
    ...patientPages(input),
    ...analysisPages(input),
    ...schemes.flatMap(scheme => parts.flatMap(part => part(scheme))),
  ]
  const of = rest.length + 1
  const numbered = rest.map((page, i) =>
    pageOf([...page.layers.flatMap(layer => layer.marks), ...footMarks(input, { number: i + 2, of })]),
  )
  return cover ? [cover, ...numbered] : numbered
}
