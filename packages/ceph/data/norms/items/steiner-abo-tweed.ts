import type { steinerAboTweedItems } from '../../measurements/steiner-abo-tweed'
import type { ItemNorm } from '../row'

/** Own norms. Items of Steiner, Wits, Tweed and the American Board. */
export const steinerAboTweedNorms = {
  SNA: { mean: 82, sd: 2, sdKind: 'customary tolerance', source: 'STEINER53', detail: null, grade: 'confirmed' },
  SNB: { mean: 80, sd: 2, sdKind: 'customary tolerance', source: 'STEINER53', detail: null, grade: 'confirmed' },
  ANB: { mean: 2, sd: 2, sdKind: 'customary tolerance', source: 'STEINER53', detail: null, grade: 'confirmed' },
  'SN-MP': { mean: 32, sd: 5, sdKind: 'half range', source: 'ABO_DI', detail: 'neutral band 27 to 37', grade: 'memory' },
  FMA: { mean: 25, sd: 5, sdKind: 'half range', source: 'TWEED54', detail: '25, range 20-30', grade: 'confirmed' },
  FMIA: { mean: 65, sd: 5, sdKind: 'customary tolerance', source: 'TWEED54', detail: null, grade: 'confirmed' },
  IMPA: { mean: 90, sd: 5, sdKind: 'half range', source: 'TWEED54', detail: '90, range 85-95', grade: 'confirmed' },
  'U1 to NA(mm)': { mean: 4, sd: 3, sdKind: 'customary tolerance', source: 'STEINER53', detail: null, grade: 'confirmed' },
  'U1 to NA(deg)': { mean: 22, sd: 5, sdKind: 'customary tolerance', source: 'STEINER53', detail: null, grade: 'confirmed' },
  'L1 to NB(mm)': { mean: 4, sd: 2, sdKind: 'customary tolerance', source: 'STEINER53', detail: null, grade: 'confirmed' },
  'L1 to NB(deg)': { mean: 25, sd: 5, sdKind: 'customary tolerance', source: 'STEINER53', detail: null, grade: 'confirmed' },
  'U1 to SN': { mean: 104, sd: 6, sdKind: 'sd', source: 'RIEDEL52', detail: '103.97 / 5.75, rounded', grade: 'memory' },
  'Occlusal plane to SN': {
    mean: 14.5,
    sd: 4,
    sdKind: 'customary tolerance',
    source: 'STEINER53',
    detail: null,
    grade: 'confirmed',
  },
  'SN-GoGn': { mean: 32, sd: 4, sdKind: 'customary tolerance', source: 'STEINER53', detail: null, grade: 'confirmed' },
  'Interincisal angle(Steiner+Wits)': {
    mean: 131,
    sd: 6,
    sdKind: 'customary tolerance',
    source: 'STEINER53',
    detail: null,
    grade: 'confirmed',
  },
  'Wits appraisal': {
    mean: -0.6,
    sd: 1.9,
    sdKind: 'sd',
    source: 'JACOBSON75',
    detail: 'sexes pooled by sample size own calculation',
    grade: 'memory',
    bySex: { male: { mean: -1.17, sd: 1.9 }, female: { mean: -0.1, sd: 1.77 } },
  },
  'Upper lip to E-plane': { mean: -4, sd: 2, sdKind: 'sd', source: 'RICKETTS68', detail: null, grade: 'confirmed' },
  'Lower lip to E-plane': { mean: -2, sd: 2, sdKind: 'sd', source: 'RICKETTS79', detail: null, grade: 'confirmed' },
  'FMA(Tweed)': { mean: 25, sd: 5, sdKind: 'half range', source: 'TWEED54', detail: '25, range 20-30', grade: 'confirmed' },
  'FMIA(Tweed)': { mean: 65, sd: 5, sdKind: 'customary tolerance', source: 'TWEED54', detail: null, grade: 'confirmed' },
  'IMPA(Tweed)': { mean: 90, sd: 5, sdKind: 'half range', source: 'TWEED54', detail: '90, range 85-95', grade: 'confirmed' },
} as const satisfies Readonly<Record<keyof typeof steinerAboTweedItems, ItemNorm>>
