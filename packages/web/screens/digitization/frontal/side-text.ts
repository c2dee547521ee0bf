import type { SideDifference } from '@sella/ceph/frontal/asymmetry'
import type { SideWords } from '@sella/ceph/frontal/sides'
import { inDecimals, showValue } from '@sella/ceph/measure/display'
import type { Lang } from '@sella/ceph/words'

/** A difference in words: the side it lies on or is larger on, and how much. Null if it rounds to none. */
export const sideOf = (
  { mm }: SideDifference,
  words: SideWords,
  lang: Lang,
): { readonly side: string; readonly mm: string } | null => {
  const shown = showValue(Math.abs(mm), 'mm')
  return Number(shown) === 0 ? null : { side: (mm > 0 ? words.left : words.right)[lang], mm: shown }
}

/** `±1.4`, one standard error; empty if unknown. */
export const errorText = (error: number | null): string => (error === null ? '' : `±${inDecimals(error, 1)}`)
