import type { Mark, Scene } from '../../scene/scene'
import { pictureAlternative } from '../alternatives'
import { recordText } from '../date-text'
import { sectionNames } from '../design'
import { headMarks } from '../frame'
import type { ModelPicture, ModelView, ReportInput } from '../input'
import { footHeight, greys, headBottom, inner, pageOf, paper, sizes } from '../paper'
import { doctorText } from '../sentences'
import { text } from '../type'

const viewWords = {
  front: { zh: '正面', en: 'Front' },
  right: { zh: '右侧', en: 'Right' },
  left: { zh: '左侧', en: 'Left' },
  upper: { zh: '上颌合面', en: 'Upper occlusal' },
  lower: { zh: '下颌合面', en: 'Lower occlusal' },
} as const

/** What the views are and are not. */
export const modelViewNote = {
  zh: '由扫描模型绘制，各视图大小自适应，不按比例。',
  en: 'Drawn from the scanned models; each view is fitted to its frame, not to scale.',
} as const

/** In the layout used for a board: the occlusion at the top with the front view largest, then the arches. */
const rows: readonly (readonly ModelView[])[] = [['front'], ['right', 'left'], ['upper', 'lower']]

const top = headBottom + 40
/** Below a view, for its name. */
export const captionRoom = 46
const gap = 30

/** A view fitted to a box, named under it. */
export const modelView = (
  { view, picture: { href, width: w, height: h } }: ModelPicture,
  box: Box,
  input: ReportInput,
): readonly Mark[] => {
  const alternative = `${pictureAlternative(input, sectionNames.models)} · ${viewWords[view][input.lang]}`
  const scale = Math.min(box.width / w, box.height / h)
  const size = { width: w * scale, height: h * scale }
  const x = box.x + (box.width - size.width) / 2
  return [
    { mark: 'picture', alt: alternative, href, x, y: box.y + (box.height - size.height) / 2, ...size },
    text(viewWords[view][input.lang], box.x, box.y + box.height + captionRoom / 2, { size: sizes.small, colour: greys.quiet }),
  ]
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The models from five sides on one page; a row without views closes up and the others grow. No page without models. */
export const modelPages = (input: ReportInput): readonly Scene[] => {
  const { models = [], lang, patient } = input
  const shown = rows
    .map(row => row.flatMap(view => models.find(model => model.view === view) ?? []))
    .filter(row => row.length > 0)
  if (shown.length === 0) return []
  const bottom = paper.height - footHeight - 60
  const height = (bottom - top) / shown.length - captionRoom
  const marks = shown.flatMap((row, i) =>
    row.flatMap((model, k) => {
      const width = (inner.width - (row.length - 1) * gap) / row.length
      return modelView(model, { x: inner.left + k * (width + gap), y: top + i * (height + captionRoom), width, height }, input)
    }),
  )
  return [
    pageOf([
      ...headMarks({
        title: sectionNames.models[lang],
        subtitle: recordText(input),
        right: [patient.name, patient.ageText, doctorText(input)].filter(Boolean).join(' · '),
      }),
      ...marks,
      text(modelViewNote[lang], inner.left, bottom + 24, { size: sizes.smallest, colour: greys.faint, maxWidth: inner.width }),
    ]),
  ]
}
