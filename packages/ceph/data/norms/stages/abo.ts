import type { ItemName } from '../../measurements'
import type { StageNorm } from '../row'

/** Norms of the ABO items by dentition. No table with deviations by sex was found: the pooled pair is used for both. */
export const aboStages = {
  SNA: [
    { mean: 82.3, sd: 3.5, source: 'SPEC', detail: 'SD from memory', grade: 'memory' },
    { mean: 82.5, sd: 3.8, source: 'OWN', detail: 'mean of the stages before and after', grade: 'estimate' },
    { mean: 82.8, sd: 4, source: 'SPEC', detail: null, grade: 'confirmed' },
  ],
  SNB: [
    { mean: 77.6, sd: 2.9, source: 'CHINESE_CHILDREN', detail: 'consistent with the specification', grade: 'memory' },
    { mean: 78.8, sd: 3.4, source: 'OWN', detail: 'mean of the stages before and after', grade: 'estimate' },
    { mean: 80.1, sd: 3.9, source: 'SPEC', detail: null, grade: 'confirmed' },
  ],
  ANB: [
    { mean: 4.7, sd: 1.4, source: 'SPEC', detail: 'SD from memory', grade: 'memory' },
    { mean: 3.7, sd: 1.7, source: 'OWN', detail: 'mean of the stages before and after', grade: 'estimate' },
    { mean: 2.7, sd: 2, source: 'SPEC', detail: null, grade: 'confirmed' },
  ],
  'SN-MP': [
    { mean: 35.8, sd: 3.6, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 34.3, sd: 5, source: 'CHINESE_TEXTBOOK', detail: 'another sample than its neighbours', grade: 'confirmed' },
    { mean: 35, sd: 4, source: 'CHINESE_ABO', detail: 'others print 32.5 / 5.2, 30 / 6, 30.4 / 5.6', grade: 'confirmed' },
  ],
  FMA: [
    { mean: 28.9, sd: 5.7, source: 'CHINESE_CHILDREN', detail: 'doubtful; Peking University prints 31.8 / 4.4', grade: 'memory' },
    { mean: 27.2, sd: 4.7, source: 'CHINESE_TEXTBOOK', detail: 'another sample than its neighbours', grade: 'confirmed' },
    { mean: 27.3, sd: 6.1, source: 'SPEC', detail: null, grade: 'confirmed' },
  ],
  'U1 to NA(mm)': [
    { mean: 3.1, sd: 1.6, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 4.1, sd: 2, source: 'OWN', detail: 'mean of the stages before and after', grade: 'estimate' },
    { mean: 5.1, sd: 2.4, source: 'CHINESE_ABO', detail: null, grade: 'confirmed' },
  ],
  'U1 to SN': [
    { mean: 104.8, sd: 5.3, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 105.2, sd: 5.8, source: 'OWN', detail: 'mean of the stages before and after', grade: 'estimate' },
    { mean: 105.7, sd: 6.3, source: 'CHINESE_ABO', detail: null, grade: 'confirmed' },
  ],
  'L1 to NB(mm)': [
    { mean: 6, sd: 1.5, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 6.3, sd: 1.8, source: 'OWN', detail: 'mean of the stages before and after', grade: 'estimate' },
    { mean: 6.7, sd: 2.1, source: 'CHINESE_ABO', detail: null, grade: 'confirmed' },
  ],
  IMPA: [
    { mean: 94.7, sd: 5.2, source: 'CHINESE_CHILDREN', detail: null, grade: 'memory' },
    { mean: 93.7, sd: 6.1, source: 'OWN', detail: 'mean of the stages before and after', grade: 'estimate' },
    { mean: 92.6, sd: 7, source: 'SPEC', detail: null, grade: 'confirmed' },
  ],
  'Upper lip to E-plane': [
    { mean: 3, sd: 2, source: 'OWN', detail: null, grade: 'estimate' },
    { mean: 2.5, sd: 2, source: 'OWN', detail: 'mean of the stages before and after', grade: 'estimate' },
    { mean: 2, sd: 2, source: 'CHINESE_ABO', detail: 'Shanghai prints -1.4 / 0.9', grade: 'confirmed' },
  ],
  'Lower lip to E-plane': [
    { mean: 4, sd: 2, source: 'OWN', detail: null, grade: 'estimate' },
    { mean: 3.5, sd: 2.5, source: 'OWN', detail: 'mean of the stages before and after', grade: 'estimate' },
    { mean: 3, sd: 3, source: 'CHINESE_ABO', detail: 'Shanghai prints 0.6 / 0.9', grade: 'confirmed' },
  ],
} as const satisfies Readonly<Partial<Record<ItemName, readonly [StageNorm, StageNorm, StageNorm]>>>
