import type { Mark, Scene } from '../../scene/scene'
import { greys, sizes } from '../paper'
import { scaleBar } from '../scale-bar'
import { paragraph } from '../type'
import { type DrawnPlan, faceLegend, isSkinTold, planFace } from './picture'

/** A plan as a separate picture, without film and photo. */
export interface OutlineSheet extends Omit<DrawnPlan, 'end'> {
  /** Across the picture, so that its nature is clear wherever it ends up. */
  readonly watermark: string
  /** The lines of text below it, the first in full ink. */
  readonly foot: readonly string[]
}

/** Page units. */
const [width, height, margin, leading] = [1800, 1640, 48, 42]
const legendRoom = 60

/** Rotated by 30 degrees, a third of the height apart. */
function watermarks(words: string): readonly Mark[] {
  const [cos, sin] = [Math.cos(Math.PI / 6), Math.sin(Math.PI / 6)]
  return [1, 3, 5].map(
    (sixth): Mark => ({
      ...{ mark: 'group', matrix: [cos, -sin, sin, cos, width / 2, (height * sixth) / 6], pixel: 1 },
      marks: [
        {
          ...{ mark: 'label', at: { x: 0, y: 0 }, size: width / 16, align: 'middle' },
          runs: [{ text: words, colour: 'rgba(28, 32, 36, 0.16)', weight: 600 }],
        },
      ],
    }),
  )
}

/**
 * The outline before and after a plan with its band, for plans without a photo: watermark, legend, and the basis of the
 * prediction.
 */
export function outlineSheet({ watermark, foot, ...plan }: OutlineSheet): Scene {
  const { prediction, lang } = plan
  const room = { x: margin, y: margin, width: width - 2 * margin, height: height - 2 * margin }
  const { group, scale } = planFace({ ...plan, end: null }, room)
  const { mmPerPixel } = prediction.calibration
  const legend = faceLegend({ lang, ended: false, predicted: isSkinTold(prediction) }, margin, height + legendRoom / 2)
  const under: Mark[] = []
  let y = height + legendRoom + leading
  for (const [i, line] of foot.entries()) {
    const colour = i === 0 ? greys.ink : greys.quiet
    const set = paragraph(line, margin, y, { size: sizes.caption, colour, maxWidth: width - 2 * margin, leading })
    under.push(...set.marks)
    y = set.next
  }
  const layers = [
    { id: 'ground', marks: [{ mark: 'box', x: 0, y: 0, width, height: y + margin / 2, fill: greys.white } as const] },
    {
      id: 'face',
      marks: [group, ...(mmPerPixel === null ? [] : scaleBar(room, { perMm: scale / mmPerPixel, paper: null }, lang))],
    },
    { id: 'watermark', marks: watermarks(watermark) },
    { id: 'words', marks: [...legend, ...under] },
  ]
  return { width, height: Math.ceil(y + margin / 2), pixel: 1, layers }
}
