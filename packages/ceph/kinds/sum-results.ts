import type { CombinedKind } from './kind'

/** The sum of two or three items with the same unit. */
export const sumResults: CombinedKind<2, 3> = {
  name: { zh: '结果之和', en: 'Sum of results' },
  takes: 0,
  combines: [2, 3],
  gives: 'same',
  value: operands => operands.reduce((sum, each) => sum + each, 0),
}
