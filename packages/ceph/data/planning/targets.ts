import type { Grade } from './grades'
import type { PlanningSourceId } from './sources'

/** Steiner's compromise by ANB; clinical/beyond/planning.json, steiner. Read in slides (STEINSLIDE), 0 to 8 degrees of ANB only. */
export const steiner = {
  anb: { min: 0, max: 8, base: 2 },
  base: { u1NaMm: 4, u1NaDeg: 22, l1NbMm: 4, l1NbDeg: 25 },
  perDegree: { u1NaMm: -1, u1NaDeg: -1, l1NbMm: 0.25, l1NbDeg: 1 },
  evidence: 'STEINSLIDE',
  grade: 'confirmed',
} as const satisfies { readonly evidence: PlanningSourceId; readonly grade: Grade } & Readonly<Record<string, unknown>>

/** Tweed's triangle by the mandibular plane; whole degrees of FMA. Textbook values (TEXT). */
export const tweed = {
  /** FMA up to this: IMPA not above `impaMost`. */
  lowFma: 20,
  impaMost: 92,
  /** FMA from this: FMIA `fmiaHigh`, below it `fmia`. */
  highFma: 30,
  fmia: 68,
  fmiaHigh: 65,
  grade: 'recalled',
} as const satisfies { readonly grade: Grade } & Readonly<Record<string, unknown>>

/** Holdaway's lip harmony, mm; a white sample, no Chinese target. Textbook values (TEXT). */
export const holdaway = {
  /** Superior sulcus behind the H line. */
  sulcus: { value: 5, min: 3, max: 7 },
  /** Lower lip in front of the H line. */
  lowerLip: { value: 0, min: -1, max: 2 },
  /** The upper lip's strain is its thickness at A minus this value, minus its thickness at the vermilion. */
  normalStrainMm: 1,
  grade: 'recalled',
} as const satisfies { readonly grade: Grade } & Readonly<Record<string, unknown>>

/** Ricketts' lower incisor to A-Pog; order of the VTO read in slides (RICKSLIDE). */
export const ricketts = { l1APogMm: 1, l1APogDeg: 22, evidence: 'RICKSLIDE', grade: 'confirmed' } as const satisfies {
  readonly evidence: PlanningSourceId
  readonly grade: Grade
} & Readonly<Record<string, unknown>>

/** A target counts as reached within this tolerance, mm or degrees (design, screen 12). */
export const reachedWithin = 1
