import type { Scene } from '../../scene/scene'
import { frontalSheet } from '../../tracing/frontal-sheet'
import { sectionNames } from '../design'
import { factMarks } from '../facts'
import { filmPlate } from '../film-plate'
import { headMarks } from '../frame'
import { frontalNormsPages } from '../frontal/norms-page'
import type { FrontalPaper } from '../frontal/reading'
import { frontalColumn } from '../frontal/side-column'
import { sidesPart, valuesPart } from '../frontal/tables'
import type { ReportInput } from '../input'
import { filmBox, pageOf } from '../paper'

/** The same facts and marks as for the lateral film, but for this one. */
export const asFrontalFilm = (input: ReportInput, { picture, tracing, evaluation, analysis }: FrontalPaper): ReportInput => ({
  ...input,
  film: picture,
  ...{ tracing, evaluation, analysis },
})

/** How the film is drawn: its air is black. */
export const frontalLook = { kind: sectionNames.frontal, sheet: frontalSheet, ground: '#000000', values: true } as const

/** The frontal film with its lines and findings, and both sides compared; then against norms by age and under the doctor's own analyses. None without points. */
export const frontalPages = (input: ReportInput): readonly Scene[] => {
  const { frontal, lang, patient, record } = input
  if (!frontal) return []
  const film = asFrontalFilm(input, frontal)
  const facts = factMarks(film, 216, false)
  const sides = sidesPart(frontal, filmBox.y + filmBox.height + 60, lang)
  return [
    pageOf([
      ...headMarks({
        title: sectionNames.frontal[lang],
        subtitle: '',
        right: [patient.name, record.date.replaceAll('-', '.')].join(' · '),
      }),
      ...filmPlate(film, filmBox, frontalLook),
      ...facts.marks,
      ...frontalColumn(frontal, facts.bottom + 46, lang),
      ...sides.marks,
      ...valuesPart(frontal, sides.next + 20, lang).marks,
    ]),
    ...frontalNormsPages(input, frontal),
  ]
}
