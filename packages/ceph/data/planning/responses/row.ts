import type { LandmarkName } from '../../landmarks'
import type { Grade } from '../grades'
import type { Population } from '../populations'
import type { PlanningSourceId } from '../sources'

/** What moves the skin; each cause has its own ratios and its own share of the displacement. */
export type ResponseGroup = 'incisor' | 'lefort' | 'bsso_adv' | 'bsso_back' | 'autorotation' | 'genio'

/**
 * The hard point whose displacement counts. `T`: a tooth, relative to its bone. `MX`, `MD`, `CH`: as carried by the maxilla, the mandible
 * (its body, or the whole of it when it turns about its axis), the chin.
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
  /** Along the reference plane (x), at right angles to it (y), or each by its own component (xy). */
  readonly component: 'x' | 'y' | 'xy'
  readonly driver: SkinDriver
  readonly ratio: number
  readonly low: number
  readonly high: number
  /** Of the ratio; null where none is known. */
  readonly sd: number | null
  /** What `low`, `high` and `sd` are. */
  readonly spread: string
  /** The movement it was read from. */
  readonly condition: string
  readonly n: number | null
  readonly population: Population | null
  readonly evidence: readonly PlanningSourceId[]
  /** The weakest word of `stated`. */
  readonly grade: Grade
  /** The grade in the words of the table. */
  readonly stated: string
  /** `alternative`: of the chin, in place of the default when it goes back; otherwise, as `show only`, told and never computed with. */
  readonly use: 'default' | 'alternative' | 'show only'
  readonly note: string | null
}
