import { showMm } from '@sella/ceph/study-models/as-read'
import type { ModelAnalysis } from '@sella/ceph/study-models/model-analysis'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { archTeeth, type Jaw, jawOf, jaws, type Tooth } from '@sella/ceph/study-models/tooth'
import { sumOfWidths } from '@sella/ceph/study-models/width'
import { jawWords } from '@sella/ceph/study-models/words'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { tableRow } from '../cells'
import { greys, inner, sizes } from '../paper'
import { rule, text } from '../type'
import { headed, lacks, type Part, whole } from './part'
import { modelPaperWords as words } from './words'

const first = inner.left + 170
const sumAt = inner.right - 70
const step = (sumAt - 60 - first) / 12

interface Of {
  readonly readings: ModelReadings
  readonly analysis: ModelAnalysis
  readonly lang: Lang
}

const certainty = ({ readings, analysis, lang }: Of, tooth: Tooth): string => {
  const width = analysis.widths[tooth]
  if (!width) return ''
  if (width.from) return `${words.from[lang]} ${width.from}`
  const error = `±${width.error.toFixed(1)}`
  if (width.readings.length > 1) return error
  return readings.on[jawOf(tooth)] === 'photo' ? `${words.once[lang]} ${error}` : words.once[lang]
}

/** The tooth numbers of a jaw, with widths and their errors, from the patient's right. */
const jawRow = (of: Of, jaw: Jaw, y: number): readonly Mark[] => {
  const { readings, analysis, lang } = of
  const quiet = { size: sizes.smallest, colour: greys.faint, align: 'middle' } as const
  const value = { size: sizes.body, weight: 600, align: 'middle' } as const
  const [all, front] = [sumOfWidths(readings, archTeeth(jaw)), sumOfWidths(readings, archTeeth(jaw, 'C'))]
  const six = front.sum ? `${words.six[lang]} ${showMm(front.sum.mm)}` : ''
  return tableRow({ table: words.widths[lang], row: jaws.indexOf(jaw), names: 0 }, [
    [text(jawWords[jaw][lang], inner.left, y, { size: sizes.caption })],
    ...archTeeth(jaw).map((tooth, i) => {
      const at = first + i * step
      const width = analysis.widths[tooth]
      const doubt = width && (width.apart || width.strange) ? ' ?' : ''
      const note = certainty(of, tooth)
      return [
        text(tooth, at, y - 34, quiet),
        text(width ? `${showMm(width.mm)}${doubt}` : lacks, at, y, value),
        ...(note ? [text(note, at, y + 32, quiet)] : []),
      ]
    }),
    [
      text(words.sum[lang], sumAt, y - 34, quiet),
      text(all.sum ? showMm(all.sum.mm) : lacks, sumAt, y, value),
      ...(six ? [text(six, sumAt, y + 32, quiet)] : []),
    ],
  ])
}

/** Widths of all teeth in the arrangement of the mouth. */
export const widthGrid = (of: Of, y: number): Part => {
  const rowHeight = 118
  return {
    marks: [
      ...headed(words.widths[of.lang], y, whole),
      ...jaws.flatMap((jaw, i) => [
        ...jawRow(of, jaw, y + 96 + i * rowHeight),
        rule(y + 96 + i * rowHeight + 54, greys.hairline, 1.5),
      ]),
    ],
    next: y + 96 + 2 * rowHeight - 8,
  }
}
