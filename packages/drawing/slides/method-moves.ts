import type { RegistrationName } from '@sella/ceph/superimpose/registrations'
import type { Lang } from '@sella/ceph/words'
import { tableRow } from '../report/cells'
import type { Comparison } from '../report/comparison'
import { greys, sizes } from '../report/paper'
import { type MoveCell, type MoveRow, moveRow, shownMoves } from '../report/result/moves'
import { resultWords as words } from '../report/result/words'
import { rule, shrunk, text } from '../report/type'
import type { Mark } from '../scene/scene'
import { slideBottom } from './slide'

interface Room {
  readonly left: number
  readonly width: number
  readonly top: number
}

const rowRoom = 40
/** Height of the line that names the records compared. */
const spanRoom = 32
/** Right edges of the columns, and the position of the verdict's dot, as fractions of the width. */
const ends = { sagittal: 0.48, vertical: 0.72, total: 0.9, verdict: 0.965 } as const

const rowCells = (
  { short, sign, displacement: amounts }: MoveRow,
  { left, width }: Room,
  y: number,
): readonly (readonly Mark[])[] => {
  const cell = ({ text: amount, within }: MoveCell, share: number): readonly Mark[] => {
    const setting = { size: sizes.caption, weight: within ? 400 : 600, maxWidth: width * 0.22 } as const
    return [
      text(amount, left + width * share, y, {
        ...shrunk(amount, setting, 16),
        align: 'end',
        colour: within ? greys.faint : greys.ink,
      }),
    ]
  }
  const named = `${short}${sign}`
  const setting = { size: sizes.caption, weight: 600, maxWidth: width * 0.24 } as const
  const name = [text(named, left, y, shrunk(named, setting, 16))]
  if (!amounts) return [name]
  const colour = amounts.moved ? greys.ink : greys.faint
  const dot: Mark = {
    ...{ mark: 'dot', at: { x: left + width * ends.verdict, y }, radius: 7 },
    ...{ fill: amounts.moved ? greys.ink : greys.white, stroke: { colour, width: 2 } },
  }
  return [
    name,
    cell(amounts.sagittal, ends.sagittal),
    cell(amounts.vertical, ends.vertical),
    cell(amounts.total, ends.total),
    [dot],
  ]
}

/** Where the records compared are not the first and the last, they are named above the heads. */
const headCells = ({ left, width, top }: Room, y: number, span: string, lang: Lang): readonly (readonly Mark[])[] => {
  const head = { size: sizes.smallest, colour: greys.quiet } as const
  const right = { ...head, align: 'end' } as const
  return [
    [
      ...(span ? [text(span, left, top + spanRoom / 2, { ...head, weight: 600, colour: greys.text })] : []),
      text(`${words.moves[lang]} mm`, left, y, head),
    ],
    [text(words.sagittal[lang], left + width * ends.sagittal, y, right)],
    [text(words.vertical[lang], left + width * ends.vertical, y, right)],
    [text(words.total[lang], left + width * ends.total, y, right)],
  ]
}

/**
 * How far the landmarks relevant to a picture's registration moved, mm, from first to last record or as the heading says: as many
 * as fit beside the picture. A filled dot marks a change beyond the error of the points; that error is given with all rows on a
 * separate slide.
 */
export const methodMoves = (of: Comparison, method: RegistrationName, room: Room): readonly Mark[] => {
  const { lang } = of.records[0]?.input ?? { lang: 'zh' }
  const { left, width } = room
  const all = shownMoves(of)
    .filter(move => move.method === method && !move.doubted)
    .map(move => moveRow(move, of, lang))
  const span = all[0]?.span ?? ''
  const top = room.top + (span ? spanRoom : 0)
  const rows = all.slice(0, Math.max(0, Math.floor((slideBottom - 34 - top - rowRoom) / rowRoom)))
  if (rows.length === 0) return []
  const ruled = { from: left, to: left + width } as const
  const table = `moves ${method}`
  const middle = (row: number): number => top + (row + 0.5) * rowRoom
  return [
    ...tableRow({ table, row: 0, names: 'head' }, headCells(room, middle(0), span, lang)),
    rule(top + rowRoom, greys.category, 2, ruled),
    ...rows.flatMap((row, i) => [
      ...tableRow({ table, row: i + 1, names: 0 }, rowCells(row, room, middle(i + 1))),
      rule(top + (i + 2) * rowRoom, greys.hairline, 1.5, ruled),
    ]),
    text(`● ${words.changed[lang]} · ○ ${words.within[lang]}`, left, top + (rows.length + 1) * rowRoom + 22, {
      ...{ size: sizes.smallest, colour: greys.quiet },
    }),
  ]
}
