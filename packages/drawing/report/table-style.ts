import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { Lang } from '@sella/ceph/words'
import type { NormColumns } from './table-columns'

/** The layout settings of the rows. */
export interface TableStyle {
  readonly lang: Lang
  readonly calibration: Calibration
  /** 78, or less if all rows must fit on one page. */
  readonly rowHeight: number
  /** True if some meaning does not fit beside its name: then all are below it. */
  readonly stacked: boolean
  /** Items whose value depends on an estimated point. */
  readonly guessed: ReadonlySet<string>
  /** Of all its rows, on every page of them. */
  readonly norms: NormColumns
}
