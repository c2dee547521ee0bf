import { inDecimals, NO_VALUE, shownDecimals } from '../measure/display'
import type { Words } from '../words'
import type { Displacement } from './displacement'

/** Rounds half away from zero to 2 decimals, then to 1, as everywhere. */
function shown(value: number): string {
  const hundredths = Math.round(Math.abs(value) * 100 + 1e-9)
  return (Math.round(hundredths / 10 + 1e-9) / 10).toFixed(1)
}

interface Axis {
  readonly positive: Words
  readonly negative: Words
}

const sagittal: Axis = { positive: { zh: '前', en: 'forward' }, negative: { zh: '后', en: 'back' } }
const vertical: Axis = { positive: { zh: '下', en: 'down' }, negative: { zh: '上', en: 'up' } }

function along(value: number, { positive, negative }: Axis): Words {
  const size = shown(value)
  const side = value < 0 ? negative : positive
  return size === '0.0' ? { zh: size, en: size } : { zh: `${side.zh} ${size}`, en: `${size} ${side.en}` }
}

/** `前 2.7`, `2.7 forward`: mm without unit, one decimal; no direction if the value is shown as 0.0. */
export const sagittalWords = ({ forwardMm }: Pick<Displacement, 'forwardMm'>): Words => along(forwardMm, sagittal)

/** `下 0.6`, `0.6 down`. */
export const verticalWords = ({ downMm }: Pick<Displacement, 'downMm'>): Words => along(downMm, vertical)

/** The total displacement, rounded as its two components are, so that it is never shown shorter than one of them. */
export const distanceText = ({ distanceMm }: Pick<Displacement, 'distanceMm'>): string => shown(distanceMm)

/** The smallest detectable changes forward, down and in total: `1.2 / 0.9 / 1.6`, mm without unit; rounded once, as every error is. */
export const floorWords = ({ floorMm: { forward, down, total } }: Displacement): string =>
  [forward, down, total].map(mm => inDecimals(mm, shownDecimals('mm'))).join(' / ')

/** A residual distance, mm without unit; an en dash where a correction by hand took the contours apart. */
export const residualShown = (mm: number | null): string => (mm === null ? NO_VALUE : inDecimals(mm, shownDecimals('mm')))

/** Whether the change along an axis is too small to be distinguished from the error of the points. */
export const withinFloor = (value: number, floor: number): boolean => Math.abs(value) <= floor
