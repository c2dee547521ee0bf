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

/** The front view is alone and as high as the slide, the others stand two on two. */
const columns: readonly (readonly ModelView[])[] = [['front'], ['right', 'upper'], ['left', 'lower']]

const viewMarks = (models: readonly ModelPicture[], input: ReportInput): readonly Mark[] => {
  const shown = columns
    .map(views => views.flatMap(view => models.find(model => model.view === view) ?? []))
    .filter(column => column.length > 0)
  const width = (inner.width - (shown.length - 1) * gap) / shown.length
  const views = shown.flatMap((column, i) =>
    column.flatMap((model, k) => {
      const height = (viewsBottom - top) / column.length
      const box: PlateBox = { x: inner.left + i * (width + gap), y: top + k * height, width, height: height - captionRoom }
      return modelView(model, box, input)
    }),
  )
  const note = text(modelViewNote[input.lang], inner.left, slideBottom - 14, {
    ...{ size: sizes.smallest, colour: greys.faint, maxWidth: inner.width },
  })
  return [...views, note]
}

/** What was measured, in the parts of its page, each as high as a slide at most; the notes where they fit, or alone. */
const valueMarks = (models: StudyModels, input: ReportInput): readonly (readonly Mark[])[] => {
  const { lang } = input
  const { readings, ownBolton } = models
  const analysis = modelAnalysis(readings, ownBolton)
  const of = { readings, analysis, lang }
  const from = headBottom + 46
  const widths = widthGrid(of, from)
  const arches = archPart(of, from)
  const under = notesPart(models, analysis, arches.next, input)
  const fits = under.next <= slideBottom
  return [
    [...widths.marks, ...boltonPart(of, widths.next, lang).marks],
    spacePart(of, from).marks,
    [...arches.marks, ...(fits ? under.marks : [])],
    ...(fits ? [] : [notesPart(models, analysis, from, input).marks]),
  ]
}

/** The dental models from five sides, then what was measured on them. Empty without either. */
export const modelSlides = (input: ReportInput): readonly Slide[] => {
  const { models = [], studyModels, lang } = input
  const head = { title: sectionNames.models[lang], subtitle: recordText(input) }
  return [...(models.length > 0 ? [viewMarks(models, input)] : []), ...(studyModels ? valueMarks(studyModels, input) : [])].map(
    marks => slideOf(head, marks, input),
  )
}
