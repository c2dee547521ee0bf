import type { ItemName } from '../../measurements'
import type { StageNorm } from '../row'

/** Norms of the Peking University list by dentition. */
export const beijingStages = {
  'SNA(北大)': [
    { mean: 82.3, sd: 3.5, source: 'SPEC', detail: 'SD from memory', grade: 'memory' },
    { mean: 82.8, sd: 4, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'SNB(北大)': [
    { mean: 77.6, sd: 2.9, source: 'CHINESE_CHILDREN', detail: 'consistent with the specification', grade: 'memory' },
    { mean: 80.1, sd: 3.9, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'ANB(北大)': [
    { mean: 4.7, sd: 1.4, source: 'SPEC', detail: 'SD from memory', grade: 'memory' },
    { mean: 2.7, sd: 2, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'FH-NPo(北大)': [
    { mean: 83.1, sd: 3, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 85.4, sd: 3.7, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'NA-APo(北大)': [
    { mean: 10.3, sd: 3.2, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 6, sd: 4.4, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'MP-SN(北大)': [
    { mean: 35.8, sd: 3.6, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 32.5, sd: 5.2, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'FH-MP(北大)': [
    { mean: 31.8, sd: 4.4, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 31.1, sd: 5.6, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'SGn-FH(北大)': [
    { mean: 65.5, sd: 2.9, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 66.3, sd: 7.1, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'Po-NB(北大)': [
    { mean: 0.2, sd: 1.3, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 1, sd: 1.5, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'U1-L1(北大)': [
    { mean: 122, sd: 6, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 125.4, sd: 7.9, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'U1-SN(北大)': [
    { mean: 104.8, sd: 5.3, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 105.7, sd: 6.3, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'U1-NA_mm(北大)': [
    { mean: 3.1, sd: 1.6, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 5.1, sd: 2.4, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'U1-NA(北大)': [
    { mean: 22.4, sd: 5.2, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 22.8, sd: 5.7, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'L1-NB_mm(北大)': [
    { mean: 6, sd: 1.5, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 6.7, sd: 2.1, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'L1-NB(北大)': [
    { mean: 32.7, sd: 5, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 30.3, sd: 5.8, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
  'L1-MP(北大)': [
    { mean: 94.7, sd: 5.2, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 92.6, sd: 7, source: 'BEIJING', detail: null, grade: 'confirmed' },
  ],
} as const satisfies Readonly<Partial<Record<ItemName, readonly [StageNorm, StageNorm]>>>
