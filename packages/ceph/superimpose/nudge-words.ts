import { degrees } from '../geometry/angle'
import { inDecimals } from '../measure/display'
import type { Words } from '../words'
import type { Nudge } from './scheme'

/** Follows every length that includes a correction by hand. */
export const byHandSign: Words = { zh: '(调)', en: '(adj.)' }

interface Axis {
  readonly amount: number
  readonly unit: string
  readonly positive: Words
  readonly negative: Words
}

/** One decimal, or two if the second is not zero, so that only a zero amount is shown as zero. */
const shown = (amount: number): string => inDecimals(Math.abs(amount), 2).replace(/0$/, '')

const axes = ({ x, y, turn }: Nudge): readonly Axis[] => [
  { amount: x, unit: ' mm', positive: { zh: '向前', en: 'forward' }, negative: { zh: '向后', en: 'back' } },
  { amount: y, unit: ' mm', positive: { zh: '向下', en: 'down' }, negative: { zh: '向上', en: 'up' } },
  {
    ...{ amount: degrees(turn), unit: '°' },
    positive: { zh: '前端下降', en: 'front down' },
    negative: { zh: '前端上抬', en: 'front up' },
  },
]

/**
 * The doctor's correction in words, independent of which way the films face: `向前 5.0 mm、前端上抬 1.5°`, `5.0 mm forward, 1.5° front
 * up`.
 */
export const nudgeWords = (nudge: Nudge): Words => {
  const visible = axes(nudge).filter(({ amount }) => shown(amount) !== '0.0')
  const way = ({ amount, positive, negative }: Axis): Words => (amount < 0 ? negative : positive)
  return {
    zh: visible.map(part => `${way(part).zh} ${shown(part.amount)}${part.unit}`).join('、') || '不足 0.01 mm',
    en: visible.map(part => `${shown(part.amount)}${part.unit} ${way(part).en}`).join(', ') || 'less than 0.01 mm',
  }
}
