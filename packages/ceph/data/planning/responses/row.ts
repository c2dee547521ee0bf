import type { LandmarkName } from '../../landmarks'
import type { Grade } from '../grades'
import type { Population } from '../populations'
import type { PlanningSourceId } from '../sources'

/** The cause of a skin movement; each cause has its own ratios and its own share of the displacement. */
export type ResponseGroup = 'incisor' | 'lefort' | 'bsso_adv' | 'bsso_back' | 'autorotation' | 'genio'

/**
 * The hard-tissue point whose displacement is used. `T`: a tooth, relative to its bone. `MX`, `MD`, `CH`: as carried by the
 * maxilla, the mandible (its body, or the whole of it when it turns about its axis), the chin.
 */
export type SkinDriver =
  | 'T.U1tip'
  | 'T.L1tip'
  | 'T.L1apex'
  | 'MX.A'
  | 'MX.U1tip'
  | 'MD.L1tip'
  | 'MD.B'
  | 'MD.Pog'
  | 'MD.Gn'
  | 'MD.Me'
  | 'CH.Pog'
  | 'CH.Gn'
  | 'CH.Me'

/** mm of skin per mm of hard tissue. */
export interface SkinResponse {
  readonly id: string
  readonly group: ResponseGroup
  readonly skin: LandmarkName
  /** Along the reference plane (x), perpendicular to it (y), or each by its own component (xy). */
  readonly component: 'x' | 'y' | 'xy'
  readonly driver: SkinDriver
  readonly ratio: number
  readonly low: number
  readonly high: number
  /** SD of the ratio; null if unknown. */
  readonly sd: number | null
  /** What `low`, `high` and `sd` represent. */
  readonly spread: string
  /** The movement the ratio was derived from. */
  readonly condition: string
  readonly n: number | null
  readonly population: Population | null
  readonly evidence: readonly PlanningSourceId[]
  /** The weakest grade named in `stated`. */
  readonly grade: Grade
  /** The grade as worded in the table. */
  readonly stated: string
  /**
   * `alternative`: for the chin, replaces the default in a setback; otherwise, like `show only`, displayed but never used in a
   * calculation.
   */
  readonly use: 'default' | 'alternative' | 'show only'
  readonly note: string | null
}
