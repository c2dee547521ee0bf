import type { Lang } from '@sella/ceph/words'
import { brandMark } from '../report/brand'
import { headMarks } from '../report/frame'
import type { ReportInput } from '../report/input'
import { greys, inner, paper, sizes } from '../report/paper'
import { rule, text } from '../report/type'
import { reportWords } from '../report/words'
import type { Mark, Scene } from '../scene/scene'

/** A 16 : 9 slide as wide as a report's page, so that what is laid out for a page's width fits unchanged. */
export const slideSize = { width: paper.width, height: Math.round((paper.width * 9) / 16) } as const

/** Lower limit of the content of a slide. */
export const slideBottom = slideSize.height - 66

/** A scene of `slideSize` with its title and its speaker notes. */
export interface Slide extends Scene {
  /** The first text on the slide with these words is its title. */
  readonly title: string
  readonly lang: Lang
  /** Cautions, signs and sources, for the presenter. */
  readonly notes: string
}

export interface SlideText {
  readonly title: string
  readonly subtitle?: string
  readonly right?: string
  readonly notes?: string
}

/** A slide with its head above the given marks. */
export const slideOf = (
  { title, subtitle = '', right, notes = '' }: SlideText,
  marks: readonly Mark[],
  input: ReportInput,
): Slide => ({
  ...{ ...slideSize, pixel: 1, title, notes, lang: input.lang },
  layers: [{ id: 'slide', marks: [...headMarks({ title, subtitle, right: right ?? input.patient.name }), ...marks] }],
})

/** Adds the product's mark, the date, the caution and the slide number. */
export const withFoot = (slide: Slide, input: ReportInput, at: { readonly number: number; readonly of: number }): Slide => {
  const y = slideSize.height - 28
  const small = { size: sizes.smallest, colour: greys.faint } as const
  const footText = `${reportWords.printed[slide.lang]} ${input.printedAt} · ${reportWords.decisionSupport[slide.lang]}`
  const marks = [
    rule(slideSize.height - 56, greys.hairline, 2),
    ...brandMark(inner.left, y - 14, 28, greys.ink),
    text('Sella', inner.left + 36, y, { size: sizes.smallest, weight: 500 }),
    text(footText, inner.left + 110, y, small),
    text(`${at.number} / ${at.of}`, inner.right, y, { ...small, align: 'end' }),
  ]
  return { ...slide, layers: [...slide.layers, { id: 'foot', marks }] }
}
