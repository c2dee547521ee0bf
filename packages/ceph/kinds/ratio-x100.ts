import type { CombinedKind } from './kind'
import { ratioResults } from './ratio-results'

/** The first item as a percentage of the second; undefined if the second is 0. */
export const ratioX100: CombinedKind<2, 2> = {
  name: { zh: '结果之比×100', en: 'Ratio times 100' },
  takes: 0,
  combines: [2, 2],
  gives: 'percent',
  value: operands => {
    const ratio = ratioResults.value(operands)
    return ratio === null ? null : 100 * ratio
  },
}
