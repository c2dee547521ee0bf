import type { CombinedKind } from './kind'

/** The first item minus the second. */
export const differenceResults: CombinedKind<2, 2> = {
  name: { zh: '结果之差', en: 'Difference of results' },
  takes: 0,
  combines: [2, 2],
  gives: 'same',
  value: ([first = 0, second = 0]) => first - second,
}
