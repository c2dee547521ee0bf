import type { PatientRow } from '@sella/contract/entities'
import type { CSSProperties } from 'react'

/** px of a Chinese character and of another letter in a name, semibold 14 px. */
const widths = { wide: 14, letter: 8.2 }
/** Film, gap and padding beside the name, px. */
const beside = 62

const wide = /[\u2e80-\u9fff\uac00-\ud7ff\uf900-\ufaff\uff00-\uffef]/u

const widthOf = (name: string): number =>
  [...name].reduce((sum, letter) => sum + (wide.test(letter) ? widths.wide : widths.letter), 0)

/** px that the name's column offers everywhere, even beside the glance; a longer name may take a second line. */
const oneLine = 180

/** Whether a name may not fit on one line of a narrow list. */
export const isLongName = (name: string): boolean => widthOf(name) > oneLine

/** The width of the longest visible name: other columns shrink before a name is truncated. */
export const nameRoom = (rows: readonly (PatientRow | undefined)[]): CSSProperties =>
  ({ '--name': `${Math.ceil(Math.max(98, ...rows.map(row => widthOf(row?.name ?? '')))) + beside}px` }) as CSSProperties
