import type { Comparison } from '../comparison'
import { mostTrends } from '../design'
import type { OverlapPicture } from '../registered-scheme'
import { spanOf } from '../span'
import { overlayAlternative } from './alternatives'
import { type AngleRow, anglesOf } from './angles'
import { auditLines } from './audit'
import { type Course, chiefCourses, coursesOf } from './course'
import { doctorLines } from './doctor-text'
import { comparisonInTime, type Fact, factsOf } from './facts'
import { type MoveRow, moveNotes, moveRow, movesOf, noMovesText, shownMoves } from './moves'
import { isCompared, type PatientText, patientText } from './patient-text'
import { pictureOf, pictureText, whyNoPicture } from './picture'

/** The superimposed records, with the facts about them. */
interface ResultPicture {
  readonly picture: OverlapPicture
  readonly title: string
  /** What the records are registered on, the residuals, which are not in it. */
  readonly facts: readonly string[]
  readonly alternative: string
}

/** The content of the page of a treatment's result, for other renderings: the same readings, the same words. */
export interface TreatmentResult {
  readonly facts: readonly Fact[]
  /** Or why there is none; the angles then replace it. */
  readonly picture: ResultPicture | { readonly none: string; readonly angles: readonly AngleRow[] }
  readonly patient: PatientText
  readonly doctor: readonly string[]
  readonly moves: { readonly rows: readonly MoveRow[]; readonly notes: readonly string[] } | { readonly none: string }
  readonly trends: readonly Course[]
  readonly audit: readonly string[]
  /** Whether first and last record share anything that can be compared. */
  readonly compared: boolean
}

/** The result of a treatment over all records of a scheme; null for a single record, which has none. */
export const treatmentResultOf = (given: Comparison): TreatmentResult | null => {
  const comparison = comparisonInTime(given)
  const span = spanOf(comparison.records)
  if (!span) return null
  const { lang } = span[0].input
  const courses = coursesOf(comparison.records)
  const picture = pictureOf(comparison)
  const moves = shownMoves(comparison)
  const moved = movesOf(comparison)
  return {
    facts: factsOf(comparison, span, lang),
    picture: picture
      ? { picture, ...pictureText(picture, comparison, lang), alternative: overlayAlternative(picture, comparison, lang) }
      : { none: whyNoPicture(comparison, lang), angles: anglesOf(courses, lang) },
    patient: patientText({ courses, moved, span }),
    doctor: doctorLines(courses, span),
    moves:
      moves.length > 0
        ? { rows: moves.map(move => moveRow(move, comparison, lang)), notes: moveNotes(moves, lang) }
        : { none: noMovesText(comparison, lang) },
    trends: chiefCourses(courses, mostTrends, comparison.trend),
    audit: auditLines(comparison, lang),
    compared: isCompared({ courses, moved }),
  }
}
