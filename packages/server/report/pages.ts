import type { ScaleCheck } from '@sella/ceph/superimpose/scale-check'
import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { comparisonOf, type GivenRecord } from '@sella/drawing/report/comparison'
import { comprehensive } from '@sella/drawing/report/comprehensive'
import type { ReportDesign } from '@sella/drawing/report/design'
import { isFilmless } from '@sella/drawing/report/filmless'
import type { ReportInput } from '@sella/drawing/report/input'
import { onePage } from '@sella/drawing/report/one-page'
import type { ReliabilityInput } from '@sella/drawing/report/reliability/input'
import { reliabilityPages } from '@sella/drawing/report/reliability/pages'
import type { TrueSizeInput } from '@sella/drawing/report/true-size/input'
import { trueSizePages } from '@sella/drawing/report/true-size/true-size'
import type { Slide } from '@sella/drawing/slides/slide'
import { caseSlides } from '@sella/drawing/slides/slides'
import { Refusal } from '../http/refusal'
import type { PdfPage } from '../pdf/page'

/** All content of the comprehensive report, as data that can be passed to another thread. */
export interface ComprehensiveInput {
  readonly input: ReportInput
  readonly design: ReportDesign
  readonly schemes: readonly OverlapScheme[]
  /** The records named by the schemes, as far as they can be drawn. */
  readonly given: readonly GivenRecord[]
  /** The scales of all records of the case. */
  readonly scales: ScaleCheck
  /** The doctor's colours for the records of an overlap. */
  readonly colours: readonly string[]
}

/** What is to be drawn. Drawing takes longer than writing the file, so it is done in the same thread. */
export type PageOrder =
  | { readonly kind: 'onePage'; readonly input: ReportInput; readonly design: ReportDesign }
  | ({ readonly kind: 'comprehensive' } & ComprehensiveInput)
  | ({ readonly kind: 'slides' } & ComprehensiveInput)
  | { readonly kind: 'trueSize'; readonly input: TrueSizeInput }
  | { readonly kind: 'reliability'; readonly input: ReliabilityInput }

const drawTrueSize = (input: TrueSizeInput): readonly PdfPage[] => {
  const pages = trueSizePages(input)
  if (pages.length === 0) throw new Refusal('OVERLAP_NOTHING')
  return pages
}

export type SlidesOrder = Extract<PageOrder, { readonly kind: 'slides' }>

/** The slides of an order; the sections and paper of its design do not apply to them. */
export const slidesOf = ({ input, schemes, given, scales, colours, design }: SlidesOrder): readonly Slide[] =>
  caseSlides(
    input,
    schemes.map(scheme => comparisonOf(scheme, given, scales, colours)),
    design.both,
  )

/** The pages of an order; refuses records that cannot be superimposed. */
export const pagesOf = (order: Exclude<PageOrder, SlidesOrder>): readonly PdfPage[] => {
  if (order.kind === 'onePage')
    return onePage(order.input, order.design).map(page => ({
      ...page,
      sections: [order.input.analysis.title[order.input.lang]],
    }))
  if (order.kind === 'trueSize') return drawTrueSize(order.input)
  if (order.kind === 'reliability') return reliabilityPages(order.input)
  const { input, schemes, given, scales, colours, design } = order
  const pages = comprehensive(
    input,
    schemes.map(scheme => comparisonOf(scheme, given, scales, colours)),
    design,
  )
  // A cover over nothing.
  if (isFilmless(input) && pages.every(({ parts }) => parts.every(part => part === 'cover'))) throw new Refusal('FILM_FIRST')
  return pages
}

/** Approximate number of pages, as the weight for the doctors' turns. */
export const weightOf = (order: PageOrder): number =>
  order.kind === 'comprehensive' || order.kind === 'slides'
    ? (3 + 4 * order.schemes.length + 3 * (order.input.plans?.length ?? 0)) * (order.design.both ? 2 : 1)
    : 1
