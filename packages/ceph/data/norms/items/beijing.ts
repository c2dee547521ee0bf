import type { beijingItems } from '../../measurements/beijing'
import type { ItemNorm } from '../row'

/** Own norms. Items of the Peking University list. */
export const beijingNorms = {
  'SNA(北大)': { mean: 82.8, sd: 4, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'SNB(北大)': { mean: 80.1, sd: 3.9, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'ANB(北大)': { mean: 2.7, sd: 2, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'FH-NPo(北大)': { mean: 85.4, sd: 3.7, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'NA-APo(北大)': { mean: 6, sd: 4.4, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'MP-SN(北大)': { mean: 32.5, sd: 5.2, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'FH-MP(北大)': { mean: 31.1, sd: 5.6, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'SGn-FH(北大)': { mean: 66.3, sd: 7.1, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'Po-NB(北大)': { mean: 1, sd: 1.5, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'U1-L1(北大)': { mean: 125.4, sd: 7.9, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'U1-SN(北大)': { mean: 105.7, sd: 6.3, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'U1-NA_mm(北大)': { mean: 5.1, sd: 2.4, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'U1-NA(北大)': { mean: 22.8, sd: 5.7, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'L1-NB_mm(北大)': { mean: 6.7, sd: 2.1, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'L1-NB(北大)': { mean: 30.3, sd: 5.8, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
  'L1-MP(北大)': { mean: 92.6, sd: 7, sdKind: 'sd', source: 'BEIJING', detail: null, grade: 'confirmed' },
} as const satisfies Readonly<Record<keyof typeof beijingItems, ItemNorm>>
