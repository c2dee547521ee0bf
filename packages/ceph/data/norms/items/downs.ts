import type { downsItems } from '../../measurements/downs'
import type { ItemNorm } from '../row'

/** Own norms. Downs' items. */
export const downsNorms = {
  'Facial angle': { mean: 87.8, sd: 3.57, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'memory' },
  'Angle of convexity': { mean: 0, sd: 5.09, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'confirmed' },
  'A-B plane angle': { mean: -4.6, sd: 3.67, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'memory' },
  'Mandibular plane angle': { mean: 21.9, sd: 3.24, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'memory' },
  'Y-axis': { mean: 59.4, sd: 3.82, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'confirmed' },
  'Cant of occlusal plane': { mean: 9.3, sd: 3.83, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'confirmed' },
  'Interincisal angle': { mean: 135.4, sd: 5.76, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'confirmed' },
  'Incisor occlusal plane angle': { mean: 14.5, sd: 3.48, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'confirmed' },
  'Incisor mandibular plane angle': { mean: 1.4, sd: 3.78, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'confirmed' },
  'Upper incisor to A-Pog line': { mean: 2.7, sd: 1.8, sdKind: 'sd', source: 'DOWNS48', detail: null, grade: 'confirmed' },
} as const satisfies Readonly<Record<keyof typeof downsItems, ItemNorm>>
