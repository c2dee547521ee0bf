import type { Mark, Scene } from '../../scene/scene'
import { frontalSheet } from '../../tracing/frontal-sheet'
import { sectionNames } from '../design'
import { factMarks } from '../facts'
import { filmPlate } from '../film-plate'
import { headMarks } from '../frame'
import { frontalNormsPages } from '../frontal/norms-page'
import type { FrontalPaper } from '../frontal/reading'
import { frontalColumn } from '../frontal/side-column'
import { leading, sidesPart, valuesPart } from '../frontal/tables'
import type { ReportInput } from '../input'
import { onOneSheet } from '../page-sharing'
import { rowHeight } from '../paginate'
import { filmBox, headBottom, pageOf } from '../paper'

/** The same facts and marks as for the lateral film, but for this one. */
export const asFrontalFilm = (input: ReportInput, { picture, tracing, evaluation, analysis }: FrontalPaper): ReportInput => ({
  ...input,
  film: picture,
  ...{ tracing, evaluation, analysis },
})

/** How the film is drawn: its air is black. */
export const frontalLook = { kind: sectionNames.frontal, sheet: frontalSheet, ground: '#000000', values: true } as const

/** How its pages are divided: whether cants, midlines and widths stand under the film, and how high the rows of its norms are. */
interface Layout {
  readonly valuesUnderFilm: boolean
  readonly height: number
}

const headOf = ({ lang, patient, record }: ReportInput): readonly Mark[] =>
  headMarks({
    title: sectionNames.frontal[lang],
    subtitle: '',
    right: [patient.name, record.date.replaceAll('-', '.')].join(' · '),
  })

/** The film with its lines and findings, both sides compared, and where `values` is true cants, midlines and widths. */
const filmPage = (input: ReportInput, frontal: FrontalPaper, values: boolean): Scene => {
  const film = asFrontalFilm(input, frontal)
  const facts = factMarks(film, 216, false)
  const sides = sidesPart(frontal, filmBox.y + filmBox.height + 60, input.lang)
  return pageOf([
    ...headOf(input),
    ...filmPlate(film, filmBox, frontalLook),
    ...facts.marks,
    ...frontalColumn(frontal, facts.bottom + 46, input.lang),
    ...sides.marks,
    ...(values ? valuesPart(frontal, sides.next + 20, input.lang).marks : []),
  ])
}

const pagesBy = (input: ReportInput, { valuesUnderFilm, height }: Layout): readonly Scene[] => {
  const { frontal } = input
  if (!frontal) return []
  const [first, ...more] = frontalNormsPages(input, frontal, height)
  const valuesAt = (step: number) => pageOf([...headOf(input), ...valuesPart(frontal, headBottom + 50, input.lang, step).marks])
  const above = (step: number): Scene | null => (first && !valuesUnderFilm ? onOneSheet(valuesAt(step), first) : null)
  const both = above((leading * height) / rowHeight) ?? above(leading)
  if (both) return [filmPage(input, frontal, false), both, ...more]
  return [filmPage(input, frontal, true), ...(first ? [first] : []), ...more]
}

/**
 * The frontal film with its lines and findings, both sides compared and all other values; then against norms by age and under the
 * doctor's own analyses. None without points.
 */
export const frontalPages = (input: ReportInput): readonly Scene[] => pagesBy(input, { valuesUnderFilm: true, height: rowHeight })

/** Of rows, where usual ones leave a page less than half full: from a little air to much. */
const higher = [104, 132] as const

/** Other ways, where that leaves a page of norms nearly empty: its other values above them; higher rows. */
export const fullerFrontalPages: readonly ((input: ReportInput) => readonly Scene[])[] = [rowHeight, ...higher]
  .flatMap(height => [false, true].map(valuesUnderFilm => ({ valuesUnderFilm, height })))
  .map(layout => input => pagesBy(input, layout))
