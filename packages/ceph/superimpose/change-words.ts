import type { Words } from '../words'
import type { Displacement } from './displacement'

/** Half away from zero to 2 decimals, then to 1, as everywhere. */
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

/** `前 2.7`, `2.7 forward`: mm without unit, one decimal; no direction for a value that shows as 0.0. */
export const sagittalWords = ({ forwardMm }: Pick<Displacement, 'forwardMm'>): Words => along(forwardMm, sagittal)

/** `下 0.6`, `0.6 down`. */
export const verticalWords = ({ downMm }: Pick<Displacement, 'downMm'>): Words => along(downMm, vertical)

/** The smallest detectable changes forward, down and in all: `1.2 / 0.9 / 1.6`, mm without unit. */
export const floorWords = ({ floorMm: { forward, down, total } }: Displacement): string =>
  [forward, down, total].map(shown).join(' / ')

/** Is the change along an axis too small to be told from the error of the points? */
export const withinFloor = (value: number, floor: number): boolean => Math.abs(value) <= floor
