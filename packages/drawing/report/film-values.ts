import type { EvaluationRow } from '@sella/ceph/analysis/analysis'
import type { Mark, Scene } from '../scene/scene'
import { barePlate, filmLook } from './film-plate'
import { mostOverTable } from './film-table'
import { inGroups } from './in-groups'
import type { ReportInput } from './input'
import { legendText } from './legend'
import { marginFilm } from './margin-film'
import { greys, inner, pageOf, sizes } from './paper'
import { plateCut } from './plate-cut'
import { paragraph } from './type'
import { marginMarks, mostBeside, valuesBeside } from './value-margin'

const page = (input: ReportInput, rows: readonly EvaluationRow[], head: readonly Mark[]): Scene => {
  const below = marginFilm.y + marginFilm.height + 44
  const set = { size: sizes.smallest, colour: greys.faint, leading: 30, maxWidth: inner.width }
  return pageOf([
    ...head,
    ...barePlate(input, marginFilm, filmLook, 0),
    ...marginMarks(input, { rows, picture: marginFilm, cut: plateCut(input, marginFilm), sides: ['left', 'right'] }),
    ...paragraph(legendText(input, 'film'), inner.left, below, set).marks,
  ])
}

/** The rows distributed as evenly as possible over the pages. */
const shares = (rows: readonly EvaluationRow[]): readonly (readonly EvaluationRow[])[] => {
  const pages = Math.ceil(rows.length / (2 * mostBeside(marginFilm.height)))
  return inGroups(rows, Math.ceil(rows.length / pages))
}

/**
 * The film as wide as two margins allow, its values beside it on leaders: no text covers the film or other text. No page if the
 * margin of the film above the table holds all values the analysis shows.
 */
export const filmValuePages = (input: ReportInput, head: readonly Mark[]): readonly Scene[] => {
  const rows = valuesBeside(input, Number.POSITIVE_INFINITY)
  return rows.length > mostOverTable ? shares(rows).map(share => page(input, share, head)) : []
}
