import type { Words } from '../../words'
import type { FrontalFilmItemName } from './item-rows'

/**
 * A norm of the frontal film by age: `mean` at `age` years, changing by `perYear` until `until`, the last age covered by the
 * source.
 */
export interface FrontalNormRow {
  readonly age: number
  readonly mean: number
  readonly sd: number
  readonly perYear: number
  readonly until: number
}

/** The age up to which the yearly change is applied; clinical/beyond/frontal.json, `width_by_age`. */
const grown = 16

const at9 = (mean: number, sd: number, perYear = 0): FrontalNormRow => ({ age: 9, mean, sd, perYear, until: grown })

/** Source of all norms here; none was read in the original. */
export const frontalNormSource: Words = { zh: 'Ricketts 1981', en: 'Ricketts 1981' }

/**
 * Ricketts' frontal norms; clinical/beyond/frontal.json (all recalled). They were measured on machines with their own
 * magnification, so millimetres do not transfer between machines. The width difference has no SD there and therefore judges
 * nothing.
 */
export const frontalNorms: Readonly<Partial<Record<FrontalFilmItemName, FrontalNormRow>>> = {
  NasalWidth: at9(25, 2, 0.7),
  MaxillaryWidth: at9(62, 2, 0.6),
  MandibularWidth: at9(76, 3, 1.4),
  FacialWidth: at9(116, 3, 2.4),
  MaxillomandibularR: at9(10, 1.5),
  MaxillomandibularL: at9(10, 1.5),
  WidthDifference: at9(14, 0, 0.8),
  LowerIntermolar: at9(55, 2),
  LowerIntercanine: { age: 7, mean: 22.7, sd: 2, perYear: 0.8, until: 13 },
  MolarRelationR: at9(1.5, 1.5),
  MolarRelationL: at9(1.5, 1.5),
  MolarToJawR: at9(6, 2, 0.8),
  MolarToJawL: at9(6, 2, 0.8),
  DentureMidline: at9(0, 1.5),
  PosturalSymmetry: at9(0, 2),
  OcclusalTilt: at9(0, 2),
}

/**
 * Korean adults, Class I, end of growth (577 aged 7-19): confirmed in the abstract, landmarks not seen; shown next to the value,
 * judging nothing.
 */
export const koreanWidthRatio = { male: 77.01, female: 74.06, source: 'Hwang et al. Korean J Orthod 2018;48(1)' } as const
