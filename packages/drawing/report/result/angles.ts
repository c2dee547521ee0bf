import { shortItemName } from '@sella/ceph/analysis/short-item-name'
import { shownChange, shownFloor, type ValueChange } from '@sella/ceph/superimpose/value-change'
import { unitSigns } from '@sella/ceph/unit'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import type { ComparedRecord } from '../comparison'
import { greys, sizes } from '../paper'
import { rule, text } from '../type'
import { type Course, coursesOf } from './course'
import { type Verdict, verdictMarks } from './verdict'
import { resultWords as words } from './words'

interface Room {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const leading = 40

/** An angle or ratio from the first record to the last. */
export interface AngleRow {
  readonly item: string
  readonly name: string
  readonly values: string
  readonly change: string
  readonly floor: string
  /** Null where no error is known by which a change could be judged. */
  readonly verdict: Verdict | null
}

const verdictOf = ({ floor, within }: ValueChange): Verdict | null => (floor === null ? null : within ? 'within' : 'changed')

/** What remains if lengths are withheld. */
export const anglesOf = (courses: readonly Course[], lang: Lang): readonly AngleRow[] =>
  courses.flatMap(({ item, rows, change, byPorion }): readonly AngleRow[] => {
    const [first, last] = [rows[0], rows.at(-1)]
    if (!change || !first || !last || first.unit === 'mm') return []
    const values = `${first.shown} → ${last.shown}${unitSigns[first.unit]}`
    const words = {
      change: shownChange(change),
      floor: shownFloor(change) ?? '',
      verdict: byPorion ? ('porion' as const) : verdictOf(change),
    }
    return [{ item, name: shortItemName(first.name, lang), values, ...words }]
  })

/** Page units of all rows with their heading. */
export const anglesHeight = (records: readonly ComparedRecord[]): number =>
  (anglesOf(coursesOf(records), 'zh').length + 2) * leading

/** What remains if lengths are withheld: the angles and ratios, from the first record to the last. */
export const angleMarks = (records: readonly ComparedRecord[], { x, y, width, height }: Room): readonly Mark[] => {
  const { lang } = records[0]?.input ?? { lang: 'zh' }
  const ends = { from: x, to: x + width }
  const at = { name: x, values: x + 470, change: x + 600, floor: x + 700, verdict: x + 732 }
  const mostRows = Math.max(0, Math.floor(height / leading) - 2)
  const rows = anglesOf(coursesOf(records), lang)
  const small = { size: sizes.smallest, colour: greys.quiet } as const
  const right = { align: 'end' } as const
  const head = y + leading / 2
  return [
    text(words.item[lang], at.name, head, small),
    text(`${records[0]?.number} → ${records.at(-1)?.number}`, at.values, head, { ...small, ...right }),
    text(words.change[lang], at.change, head, { ...small, ...right }),
    text('SDC ±', at.floor, head, { ...small, ...right }),
    rule(y + leading, greys.category, 2, ends),
    ...rows.slice(0, mostRows).flatMap(({ name, values, change, floor, verdict }, i) => {
      const middle = y + (i + 1.5) * leading
      const setting =
        verdict === 'changed'
          ? ({ size: sizes.small, weight: 600 } as const)
          : ({ size: sizes.small, colour: greys.faint } as const)
      return [
        text(name, at.name, middle, { size: sizes.small, weight: 600, maxWidth: 260 }),
        text(values, at.values, middle, { size: sizes.small, ...right }),
        text(change, at.change, middle, { ...setting, ...right }),
        text(floor, at.floor, middle, { ...small, ...right }),
        ...(verdict ? verdictMarks(verdict, { x: at.verdict, y: middle, maxWidth: width - (at.verdict - x) }, lang) : []),
        rule(middle + leading / 2, greys.hairline, 1.5, ends),
      ]
    }),
  ]
}
