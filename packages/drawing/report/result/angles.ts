import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { shownChange, shownFloor } from '@sella/ceph/superimpose/value-change'
import { unitSigns } from '@sella/ceph/unit'
import type { Mark } from '../../scene/scene'
import type { ComparedRecord } from '../comparison'
import { greys, sizes } from '../paper'
import { rule, text } from '../type'
import { coursesOf } from './course'
import { verdictMarks } from './verdict'
import { resultWords as words } from './words'

interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const leading = 40

/** What stays where lengths are withheld: the angles and ratios, from the first record to the last. */
export const angleMarks = (records: readonly ComparedRecord[], { x, y, width, height }: Room): readonly Mark[] => {
  const { lang } = records[0]?.input ?? { lang: 'zh' }
  const ends = { from: x, to: x + width }
  const at = { name: x, values: x + 470, change: x + 600, floor: x + 700, verdict: x + 732 }
  const most = Math.max(0, Math.floor(height / leading) - 2)
  const rows = coursesOf(records).flatMap(({ rows: of, change }) => {
    const [first, last] = [of[0], of.at(-1)]
    return change && first && last && first.unit !== 'mm' ? [{ first, last, change }] : []
  })
  const small = { size: sizes.smallest, colour: greys.quiet } as const
  const right = { align: 'end' } as const
  const head = y + leading / 2
  return [
    text(words.item[lang], at.name, head, small),
    text(`${records[0]?.number} → ${records.at(-1)?.number}`, at.values, head, { ...small, ...right }),
    text(words.change[lang], at.change, head, { ...small, ...right }),
    text('SDC ±', at.floor, head, { ...small, ...right }),
    rule(y + leading, greys.category, 2, ends),
    ...rows.slice(0, most).flatMap(({ first, last, change }, i) => {
      const middle = y + (i + 1.5) * leading
      const told = change.within
        ? ({ size: sizes.small, colour: greys.faint } as const)
        : ({ size: sizes.small, weight: 600 } as const)
      return [
        text(shortItemName(first.name, lang), at.name, middle, { size: sizes.small, weight: 600, most: 260 }),
        text(`${first.shown} → ${last.shown}${unitSigns[first.unit]}`, at.values, middle, { size: sizes.small, ...right }),
        text(shownChange(change), at.change, middle, { ...told, ...right }),
        text(shownFloor(change) ?? '', at.floor, middle, { ...small, ...right }),
        ...verdictMarks(!change.within, { x: at.verdict, y: middle, most: width - (at.verdict - x) }, lang),
        rule(middle + leading / 2, greys.hairline, 1.5, ends),
      ]
    }),
  ]
}
