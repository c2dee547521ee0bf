import type { SideDifference } from '@sella/ceph/frontal/asymmetry'
import type { HeadTurn } from '@sella/ceph/frontal/posture'
import type { SideWords } from '@sella/ceph/frontal/sides'
import { inDecimals, showValue } from '@sella/ceph/measure/display'
import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { Lang } from '@sella/ceph/words'
import { scaleMark } from '@sella/drawing/tracing/value-text'

/** A difference in words: the side it lies on or is larger on, and how much. Null if it rounds to none. */
export const sideOf = (
  { mm }: SideDifference,
  words: SideWords,
  lang: Lang,
): { readonly side: string; readonly mm: string } | null => {
  const shown = showValue(Math.abs(mm), 'mm')
  return Number(shown) === 0 ? null : { side: (mm > 0 ? words.left : words.right)[lang], mm: shown }
}

/** The same where no heading marks a scale nobody measured: `≈ 2.9` by such a one. */
export const markedSideOf = (difference: SideDifference, words: SideWords, lang: Lang, calibration: Calibration) => {
  const aside = sideOf(difference, words, lang)
  return aside && { ...aside, mm: `${scaleMark('mm', calibration)}${aside.mm}` }
}

/** By how much both Z and both LO differ in their distance from the midline. */
export const apartOf = ({ z, lo }: HeadTurn, calibration: Calibration): { readonly z: string; readonly lo: string } => ({
  z: `${scaleMark('mm', calibration)}${showValue(z, 'mm')}`,
  lo: `${scaleMark('mm', calibration)}${showValue(lo, 'mm')}`,
})

/** `±1.4`, one standard error; empty if unknown. */
export const errorText = (error: number | null): string => (error === null ? '' : `±${inDecimals(error, 1)}`)
