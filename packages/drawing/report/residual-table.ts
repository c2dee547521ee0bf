import { type Overlay, referenceOf } from '@sella/ceph/superimpose/overlay'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../scene/scene'
import { alignmentCell, isApart } from './compare-audit'
import { compareWords as words } from './compare-words'
import type { ComparedRecord, Comparison } from './comparison'
import { greys, sizes } from './paper'
import { numberMarks } from './record-numbers'
import { paragraph, rule, text } from './type'

const leading = 36
/** For the numbers left of the columns. */
const numberRoom = 44

interface Side {
  readonly left: number
  readonly width: number
}

/** What the columns contain, and the meaning of a star at a residual, if there is one. */
const noteText = ({ pictures, records, scales }: Comparison, lang: Lang): string => {
  const cells = pictures.flatMap(({ overlay }) => records.map(({ uuid }) => alignmentCell(overlay, uuid, scales)))
  return [
    words.residuals[lang],
    ...(cells.some(cell => cell?.isByHand) ? [words.byHandSign[lang]] : []),
    ...(cells.some(cell => cell?.residual === null) ? [words.residualDoubted[lang]] : []),
    ...(cells.some(cell => cell && isApart(cell)) ? [words.residualApart[lang]] : []),
  ].join(lang === 'zh' ? '' : ' ')
}

const note = ({ width }: Side) => ({ size: sizes.smallest, colour: greys.quiet, leading: 28, maxWidth: width }) as const

/** For a record that was not rotated: it is the reference, or the picture says why it was left out. */
const wordOf = (overlay: Overlay, { uuid, input }: ComparedRecord): string =>
  referenceOf(overlay)?.id === uuid ? words.reference[input.lang] : '–'

/**
 * One row per record, one column per registration: how the record was rotated, and the residual distance of its landmarks from
 * those of the reference.
 */
export const residualMarks = (of: Comparison, side: Side, top: number, lang: Lang): readonly Mark[] => {
  const { records, pictures, scales } = of
  const ends = { from: side.left, to: side.left + side.width }
  const column = (side.width - numberRoom) / Math.max(1, pictures.length)
  const right = { size: sizes.small, align: 'end' } as const
  const rows = records.flatMap((record, i): readonly Mark[] => {
    const y = top + (i + 1.5) * leading
    const cells = pictures.flatMap(({ overlay }, k): readonly Mark[] => {
      const cell = alignmentCell(overlay, record.uuid, scales)
      const end = side.left + numberRoom + (k + 1) * column
      if (!cell) return [text(wordOf(overlay, record), end, y, { ...right, size: sizes.smallest, colour: greys.faint })]
      return [
        text(cell.turn, end - column * 0.5, y, { ...right, size: sizes.smallest, colour: greys.quiet }),
        text(`${cell.residual ?? '–'}${cell.isByHand ? ' *' : ''}`, end, y, { ...right, weight: 600 }),
      ]
    })
    return [...numberMarks(record, { x: side.left + 14, y }), ...cells, rule(y + leading / 2, greys.hairline, 1.5, ends)]
  })
  return [
    ...pictures.map(({ overlay }, k) =>
      text(`${overlay.method.toUpperCase()} mm`, side.left + numberRoom + (k + 1) * column, top + leading / 2, {
        ...{ size: sizes.smallest, colour: greys.quiet, align: 'end' },
      }),
    ),
    rule(top + leading, greys.category, 2, ends),
    ...rows,
    ...paragraph(noteText(of, lang), side.left, top + (records.length + 1) * leading + 24, note(side)).marks,
  ]
}
