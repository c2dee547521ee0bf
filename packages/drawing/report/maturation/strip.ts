import { stages } from '@sella/ceph/data/maturation-stages'
import type { Staged } from '@sella/ceph/maturation/maturation'
import { spineOf } from '@sella/ceph/maturation/spine'
import { shareText } from '@sella/ceph/measure/share-text'
import { ownSpineMarks } from '../../maturation/own-spine'
import { sketchMarks, sketchSize } from '../../maturation/sketch'
import type { GroupMark, Mark } from '../../scene/scene'
import { surfaces } from '../../tracing/colours'
import type { ReportInput } from '../input'
import { greys, inner, sizes } from '../paper'
import { text } from '../type'
import { maturationPaperWords as words } from './words'

const { accent } = surfaces.light

const sketchScale = 1.9
const columnWidth = inner.width / (stages.length + 1)

/** Position of a sketch on the page: column 0 is the film's own, followed by the stages. */
const column = (at: number): number => inner.left + at * columnWidth

const sketchIn = (at: number, { top, alt, marks }: { top: number; alt: string; marks: readonly Mark[] }): GroupMark => ({
  mark: 'group',
  alt,
  matrix: [sketchScale, 0, 0, sketchScale, column(at) + columnWidth / 2 - (sketchSize.width * sketchScale) / 2, top],
  pixel: 1 / sketchScale,
  marks,
})

/** The film's own vertebrae, drawn like the sketches beside them. */
const ownSpine = ({ lang, tracing }: ReportInput, top: number): readonly Mark[] => {
  const spine = spineOf(tracing.points)
  const marks = spine ? ownSpineMarks(spine, { colour: greys.ink, width: 3 }) : []
  if (marks.length === 0) return []
  const under = top + sketchSize.height * sketchScale + 36
  return [
    sketchIn(0, { top, alt: words.film[lang], marks }),
    text(words.film[lang], column(0) + columnWidth / 2, under, { size: sizes.body, weight: 600, align: 'middle' }),
  ]
}

/** The six stages in outline with their shares, the likeliest emphasised, the doctor's own in a frame. */
const stageSketches = (staged: Staged | null, { lang, maturation }: ReportInput, top: number): readonly Mark[] => {
  const [width, scale] = [columnWidth, sketchScale]
  return stages.flatMap((stage, i): readonly Mark[] => {
    const x = column(i + 1)
    const own = maturation?.stage ?? null
    const first = staged?.likeliest === stage
    const colour = first ? accent : greys.quiet
    const marks = sketchMarks(stage, { colour, width: first ? 4 : 2.5 })
    const sketch = sketchIn(i + 1, { top, alt: `${words.sketch[lang]} ${stage}`, marks })
    const under = top + sketchSize.height * scale + 36
    const share = staged ? shareText(staged.shares[stage]) : ''
    const ring: readonly Mark[] =
      own === stage
        ? [
            {
              mark: 'box',
              x: x + 8,
              y: top - 14,
              width: width - 16,
              height: under - top + 66,
              radius: 10,
              stroke: { colour: greys.ink, width: 3 },
            },
          ]
        : []
    return [
      sketch,
      ...ring,
      text(stage, x + width / 2, under, { size: sizes.body, weight: 600, colour, align: 'middle' }),
      text(share, x + width / 2, under + 34, { size: sizes.caption, colour: greys.quiet, align: 'middle' }),
    ]
  })
}

/** From the top of the sketches to the lower end of the frame about the doctor's own, page units. */
export const stripHeight = sketchSize.height * sketchScale + 36 + 52

/** The film's own vertebrae and the six stages in outline, from `top` down. */
export const stageStrip = (staged: Staged | null, input: ReportInput, top: number): readonly Mark[] => [
  ...ownSpine(input, top),
  ...stageSketches(staged, input, top),
]
