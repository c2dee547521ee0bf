import type { CombinedKind } from './kind'

/** The first item divided by the second; undefined if the second is 0. */
export const ratioResults: CombinedKind<2, 2> = {
  name: { zh: '结果之比', en: 'Ratio of results' },
  takes: 0,
  combines: [2, 2],
  gives: 'ratio',
  value: ([first = 0, second = 0]) => (second === 0 ? null : first / second),
}
