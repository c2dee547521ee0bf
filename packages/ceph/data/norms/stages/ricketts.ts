import type { ItemName } from '../../measurements'
import type { StageNorm } from '../row'

/** Ricketts' norms by dentition: at about 9, 12 and 18 years. */
export const rickettsStages = {
  'Facial axis(Ricketts)': [
    { mean: 90, sd: 3, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 90, sd: 3, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 90, sd: 3, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
  ],
  'Facial depth': [
    { mean: 87, sd: 3, source: 'RICKETTS79', detail: 'norm at age 9', grade: 'confirmed' },
    { mean: 88, sd: 3, source: 'RICKETTS79', detail: 'age 12: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
    { mean: 90, sd: 3, source: 'RICKETTS79', detail: 'age 18: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
  ],
  'Mandibular plane angle(Ricketts)': [
    { mean: 26, sd: 4, source: 'RICKETTS79', detail: 'norm at age 9', grade: 'confirmed' },
    { mean: 25, sd: 4, source: 'RICKETTS79', detail: 'age 12: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
    { mean: 23, sd: 4, source: 'RICKETTS79', detail: 'mean at 18; SD of age 9', grade: 'estimate' },
  ],
  'Facial taper': [
    { mean: 68, sd: 3.5, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 68, sd: 3.5, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 68, sd: 3.5, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
  ],
  'Lower facial height': [
    { mean: 47, sd: 4, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 47, sd: 4, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 47, sd: 4, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
  ],
  'Mandibular arc': [
    { mean: 26, sd: 4, source: 'RICKETTS79', detail: 'norm at age 9', grade: 'confirmed' },
    { mean: 27.5, sd: 4, source: 'RICKETTS79', detail: 'age 12: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
    { mean: 30.5, sd: 4, source: 'RICKETTS79', detail: 'age 18: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
  ],
  'Convexity of point A': [
    { mean: 2, sd: 2, source: 'RICKETTS79', detail: 'norm at age 9', grade: 'confirmed' },
    { mean: 1.4, sd: 2, source: 'RICKETTS79', detail: 'age 12: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
    { mean: 0.2, sd: 2, source: 'RICKETTS79', detail: 'age 18: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
  ],
  'Palatal plane angle(Ricketts)': [
    { mean: 1, sd: 3.5, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 1, sd: 3.5, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 1, sd: 3.5, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
  ],
  'L1 to A-Pog(mm)': [
    { mean: 1, sd: 2, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 1, sd: 2, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 1, sd: 2, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
  ],
  'L1 to A-Pog(deg)': [
    { mean: 22, sd: 4, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 22, sd: 4, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 22, sd: 4, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
  ],
  'Upper molar to PtV': [
    { mean: 12, sd: 3, source: 'RICKETTS79', detail: 'norm at age 9', grade: 'confirmed' },
    { mean: 15, sd: 3, source: 'RICKETTS79', detail: 'age 12: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
    { mean: 21, sd: 3, source: 'RICKETTS79', detail: 'age 18: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
  ],
  'Interincisal angle(Ricketts)': [
    { mean: 130, sd: 10, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 130, sd: 10, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
    { mean: 130, sd: 10, source: 'RICKETTS79', detail: 'constant with age', grade: 'confirmed' },
  ],
  'Lower lip to E-plane(Ricketts)': [
    { mean: -2, sd: 2, source: 'RICKETTS79', detail: 'norm at age 9', grade: 'confirmed' },
    { mean: -2.6, sd: 2, source: 'RICKETTS79', detail: 'age 12: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
    { mean: -3.8, sd: 2, source: 'RICKETTS79', detail: 'age 18: norm at 9 plus yearly change; SD of age 9', grade: 'estimate' },
  ],
} as const satisfies Readonly<Partial<Record<ItemName, readonly [StageNorm, StageNorm, StageNorm]>>>
