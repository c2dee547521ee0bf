import { showMm } from '@sella/ceph/study-models/as-read'
import { photoTagOf } from '@sella/ceph/study-models/photo-notes'
import type { ModelReadings } from '@sella/ceph/study-models/readings'
import { photographed } from '@sella/ceph/study-models/scale'
import type { Jaw } from '@sella/ceph/study-models/tooth'
import { jawWords } from '@sella/ceph/study-models/words'
import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { tableRow } from '../cells'
import { greys, inner, sizes } from '../paper'
import { rule, shrunk, text, widthOf } from '../type'

/** Marks of a part, and where the next one begins. */
export interface Part {
  readonly marks: readonly Mark[]
  readonly next: number
}

export interface Ends {
  readonly from: number
  readonly to: number
}

const gap = 60
const half = (inner.width - gap) / 2
export const whole: Ends = { from: inner.left, to: inner.right }
export const leftHalf: Ends = { from: inner.left, to: inner.left + half }
export const rightHalf: Ends = { from: inner.right - half, to: inner.right }

const leading = 42

export const headed = (title: string, y: number, ends: Ends): readonly Mark[] => [
  text(title, ends.from, y, shrunk(title, { size: sizes.caption, weight: 600, maxWidth: ends.to - ends.from }, sizes.smallest)),
  rule(y + 26, greys.ink, 2, ends),
]

/** After the title of a part whose values depend on jaws: which of them was measured on a photograph. Nothing for surfaces. */
export const photoMark = (readings: ModelReadings, of: readonly Jaw[], lang: Lang): string => {
  const flat = photographed(readings).filter(jaw => of.includes(jaw))
  const tag = photoTagOf(readings, flat)
  const [only] = flat.length === of.length ? [] : flat
  return tag ? ` · ${only ? `${jawWords[only][lang]}${lang === 'zh' ? '' : ' '}` : ''}${tag[lang]}` : ''
}

/** The text of a cell; that of a sum or a notable value is bold. */
export interface Cell {
  readonly says: string
  readonly strong?: boolean
  readonly quiet?: boolean
}

export interface TableOf {
  readonly title: string
  /** For every column; the first names the row. */
  readonly head: readonly string[]
  readonly rows: readonly (readonly Cell[])[]
  readonly ends: Ends
  readonly y: number
  /** Right edge of every column but the first. */
  readonly columns: readonly number[]
}

/** Between a row's name and the first value beside it. */
const clearance = 24

/** Width for a row's name: up to the first value beside it, which takes 96 units at least. */
const nameRoom = ({ ends, columns }: TableOf, cells: readonly Cell[], size: number): number => {
  const beside = cells.findIndex(({ says }, column) => column > 0 && says !== '')
  const value = cells[beside]
  if (beside < 1 || !value) return ends.to - ends.from
  const taken = Math.max(96, widthOf(value.says, { size, weight: value.strong ? 600 : 400 }))
  return (columns[beside - 1] ?? ends.to) - ends.from - taken - clearance
}

const rowMarks = (of: TableOf, cells: readonly Cell[], at: number, size: number): readonly (readonly Mark[])[] =>
  cells.map(({ says, strong, quiet }, column) => {
    if (says === '') return []
    const setting = { size, weight: strong ? 600 : 400, colour: quiet ? greys.faint : greys.ink } as const
    if (column > 0) return [text(says, of.columns[column - 1] ?? of.ends.to, at, { ...setting, align: 'end' })]
    return [text(says, of.ends.from, at, shrunk(says, { ...setting, maxWidth: nameRoom(of, cells, size) }, sizes.smallest))]
  })

/** A table under a heading: names on the left, values right-aligned in their columns. */
export function table(of: TableOf): Part {
  const { title, head, rows, ends, y } = of
  const heads = head.map(says => ({ says, quiet: true }))
  const top = head.some(says => says !== '') ? y + 96 : y + 62
  return {
    marks: [
      ...headed(title, y, ends),
      ...tableRow({ table: title, row: 0, names: 'head' }, rowMarks(of, heads, y + 54, sizes.smallest)),
      ...rows.flatMap((cells, i) => {
        const at = top + i * leading
        return [
          ...tableRow({ table: title, row: i + 1, names: 0 }, rowMarks(of, cells, at, sizes.caption)),
          rule(at + leading / 2, greys.hairline, 1.5, ends),
        ]
      }),
    ],
    next: top + rows.length * leading + 30,
  }
}

/** Words that begin a line, with a capital. */
export const sentence = (says: string): string => `${says[0]?.toUpperCase()}${says.slice(1)}`

export const lacks = '—'
/** To one decimal, with a minus sign below zero. */
export const tenth = (mm: number | null | undefined): string => (mm === null || mm === undefined ? lacks : showMm(mm))
