import { modelAnalysis } from '@sella/ceph/study-models/model-analysis'
import { recordText } from '../report/date-text'
import { sectionNames } from '../report/design'
import type { PlateBox } from '../report/face-crop'
import type { ModelPicture, ModelView, ReportInput, StudyModels } from '../report/input'
import { captionRoom, modelView, modelViewNote } from '../report/pages/models'
import { greys, headBottom, inner, sizes } from '../report/paper'
import { archPart } from '../report/study-models/arch-part'
import { boltonPart } from '../report/study-models/bolton-part'
import { notesPart } from '../report/study-models/notes-part'
import { spacePart } from '../report/study-models/space-part'
import { widthGrid } from '../report/study-models/width-grid'
import { text } from '../report/type'
import type { Mark } from '../scene/scene'
import { type Slide, slideBottom, slideOf } from './slide'

const [top, gap] = [headBottom + 26, 30]
const viewsBottom = slideBottom - 40

/** The occlusion from three sides, the arches below it. */
const rows: readonly (readonly ModelView[])[] = [
  ['right', 'front', 'left'],
  ['upper', 'lower'],
]

const viewMarks = (models: readonly ModelPicture[], input: ReportInput): readonly Mark[] => {
  const shown = rows
    .map(views => views.flatMap(view => models.find(model => model.view === view) ?? []))
    .filter(row => row.length > 0)
  const height = (viewsBottom - top) / shown.length
  const views = shown.flatMap((row, i) =>
    row.flatMap((model, k) => {
      const width = (inner.width - (row.length - 1) * gap) / row.length
      const box: PlateBox = { x: inner.left + k * (width + gap), y: top + i * height, width, height: height - captionRoom }
      return modelView(model, box, input)
    }),
  )
  const note = text(modelViewNote[input.lang], inner.left, slideBottom - 14, {
    ...{ size: sizes.smallest, colour: greys.faint, maxWidth: inner.width },
  })
  return [...views, note]
}

/** What was measured, in the parts of its page, each as high as a slide at most; the notes under the first that has room, or alone. */
const valueMarks = (models: StudyModels, input: ReportInput): readonly (readonly Mark[])[] => {
  const { lang } = input
  const { readings, ownBolton } = models
  const analysis = modelAnalysis(readings, ownBolton)
  const of = { readings, analysis, lang }
  const from = headBottom + 46
  const notesAt = (y: number) => notesPart(models, analysis, y, input)
  const widths = widthGrid(of, from)
  const bolton = boltonPart(of, widths.next, lang)
  const parts = [{ marks: [...widths.marks, ...bolton.marks], next: bolton.next }, spacePart(of, from), archPart(of, from)]
  const roomy = parts.findIndex(({ next }) => notesAt(next).next <= slideBottom)
  const slides = parts.map(({ marks, next }, i) => (i === roomy ? [...marks, ...notesAt(next).marks] : marks))
  return roomy < 0 ? [...slides, notesAt(from).marks] : slides
}

/** The dental models from five sides, then what was measured on them. Empty without either. */
export const modelSlides = (input: ReportInput): readonly Slide[] => {
  const { models = [], studyModels, lang } = input
  const head = { title: sectionNames.models[lang], subtitle: recordText(input) }
  return [...(models.length > 0 ? [viewMarks(models, input)] : []), ...(studyModels ? valueMarks(studyModels, input) : [])].map(
    marks => slideOf(head, marks, input),
  )
}
