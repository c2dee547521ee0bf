import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import type { ReportDesign } from './design'
import { greys, ratioOn, sizes } from './paper'
import { text } from './type'

/** A part of the page, in page units. */
export interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const barMm = 20

interface Scale {
  /** Page units per millimetre. */
  readonly perMm: number
  /** A ratio can be stated only of a paper. */
  readonly paper: ReportDesign['paper'] | null
}

/** At the lower right, in front of the neck, where there is nothing else. */
export const scaleBar = ({ x, y, width, height }: Room, { perMm, paper }: Scale, lang: Lang): readonly Mark[] => {
  const to = { x: x + width - 24, y: y + height - 26 }
  const from = to.x - barMm * perMm
  const stroke = { colour: greys.quiet, width: 2 }
  const edge = (end: number): Mark => ({ mark: 'line', from: { x: end, y: to.y - 8 }, to: { x: end, y: to.y + 8 }, stroke })
  const printed = paper === null ? '' : ` · ${lang === 'zh' ? `${paper} 上` : `on ${paper}`} ${ratioOn(paper, perMm)}`
  const words = `${barMm} mm${printed}`
  return [
    { mark: 'line', from: { x: from, y: to.y }, to, stroke },
    ...[edge(from), edge(to.x)],
    text(words, to.x, to.y - 26, { size: sizes.smallest, colour: greys.quiet, align: 'end' }),
  ]
}
