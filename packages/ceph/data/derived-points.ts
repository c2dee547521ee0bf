import type { LandmarkName } from './landmarks'
import type { OutlineName } from './outlines'

/** How a point is derived from others; clinical/landmarks.json, `derivation_rules`. Computed in the right-facing frame. */
export type DerivationRule =
  /** Intersection of the lines from[0]-from[1] and from[2]-from[3]; none if they are parallel. */
  | { readonly rule: 'intersection'; readonly from: Of<4> }
  | { readonly rule: 'mean'; readonly from: readonly LandmarkName[] }
  | { readonly rule: 'weighted_mean'; readonly from: Of<2>; readonly weights: readonly [number, number] }
  | { readonly rule: 'copy'; readonly from: Of<1> }
  /**
   * Midpoint of [mesial, distal], moved towards the roots; distances in mm are scaled by the crown's own width, so that no ruler
   * is needed.
   */
  | {
      readonly rule: 'molar_handle'
      readonly from: Of<2>
      readonly widthMm: number
      readonly offsetMm: number
      readonly towards: 'superior' | 'inferior'
    }
  /** from = [R1, R2, R3, R4, Po, Or]: centre of the box bounded by R1, R2 along Po-Or and by R3, R4 perpendicular to it. */
  | { readonly rule: 'ramus_box_centre'; readonly from: Of<6> }
  /** Where the line from `from` touches the outline, leaving all of it on one side. */
  | {
      readonly rule: 'tangent_contact'
      readonly from: Of<1>
      readonly curves: readonly OutlineName[]
      readonly side: 'posterior' | 'inferior'
    }
  /** Midpoint of the two intersections of the line with the outline. */
  | { readonly rule: 'midpoint_of_crossings'; readonly from: Of<2>; readonly curves: readonly OutlineName[] }
  /** Outline point nearest to the bisector of the angle from[0]-from[1]-from[2]. */
  | { readonly rule: 'bisector_on_curve'; readonly from: Of<3>; readonly curves: readonly OutlineName[] }

/** A tuple of N landmarks. */
type Of<N extends number, Names extends readonly LandmarkName[] = readonly []> = Names['length'] extends N
  ? Names
  : Of<N, readonly [...Names, LandmarkName]>

export interface DerivedPointRow {
  /** The rule, followed by alternatives to use if a point it needs is missing or it gives no point. */
  readonly rules: readonly DerivationRule[]
  /**
   * `always`: from the given points, after every move. `if_absent`: only to fill a gap, and only from outlines or points that
   * exist; the measuring engine uses none of these.
   */
  readonly when: 'always' | 'if_absent'
}

/** Derived points in order of dependence: a row may use the rows above it. */
export const derivedPoints = {
  GoPost: {
    rules: [{ rule: 'tangent_contact', from: ['Ar'], curves: ['ramus_posterior'], side: 'posterior' }],
    when: 'if_absent',
  },
  GoInf: {
    rules: [{ rule: 'tangent_contact', from: ['Me'], curves: ['mandible_lower_border'], side: 'inferior' }],
    when: 'if_absent',
  },
  Xi: { rules: [{ rule: 'ramus_box_centre', from: ['R1', 'R2', 'R3', 'R4', 'Po', 'Or'] }], when: 'if_absent' },
  DC: {
    rules: [{ rule: 'midpoint_of_crossings', from: ['Ba', 'Na'], curves: ['ramus_posterior', 'condyle'] }],
    when: 'if_absent',
  },
  CGo: {
    rules: [
      { rule: 'intersection', from: ['Ar', 'GoPost', 'Me', 'GoInf'] },
      { rule: 'copy', from: ['Go'] },
    ],
    when: 'always',
  },
  Go: {
    rules: [{ rule: 'bisector_on_curve', from: ['Ar', 'CGo', 'Me'], curves: ['ramus_posterior', 'mandible_lower_border'] }],
    when: 'if_absent',
  },
  CGn: {
    rules: [
      { rule: 'intersection', from: ['Na', 'Pog', 'Go', 'Me'] },
      { rule: 'copy', from: ['Gn'] },
    ],
    when: 'always',
  },
  OPPost_Ex: {
    rules: [
      { rule: 'mean', from: ['U6Mesial', 'U6Distal', 'L6Mesial', 'L6Distal'] },
      { rule: 'mean', from: ['U6Mesial', 'L6Mesial'] },
    ],
    when: 'always',
  },
  OPAnt_Ex: { rules: [{ rule: 'mean', from: ['U1IncisalTip', 'L1IncisalTip'] }], when: 'always' },
  U1: { rules: [{ rule: 'weighted_mean', from: ['U1IncisalTip', 'U1RootTip'], weights: [0.55, 0.45] }], when: 'always' },
  L1: { rules: [{ rule: 'weighted_mean', from: ['L1IncisalTip', 'L1RootTip'], weights: [0.55, 0.45] }], when: 'always' },
  U6: {
    rules: [{ rule: 'molar_handle', from: ['U6Mesial', 'U6Distal'], widthMm: 10.41, offsetMm: 1, towards: 'superior' }],
    when: 'always',
  },
  L6: {
    rules: [{ rule: 'molar_handle', from: ['L6Mesial', 'L6Distal'], widthMm: 10.91, offsetMm: 1, towards: 'inferior' }],
    when: 'always',
  },
} as const satisfies Readonly<Partial<Record<LandmarkName, DerivedPointRow>>>

export type DerivedPointName = keyof typeof derivedPoints
