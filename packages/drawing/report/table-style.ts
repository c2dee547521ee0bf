import type { Calibration } from '@sella/ceph/tracing/calibration-types'
import type { Lang } from '@sella/ceph/words'

/** What the rows are set with. */
export interface TableStyle {
  readonly lang: Lang
  readonly calibration: Calibration
  /** 78, or less where all rows must stand on one page. */
  readonly rowHeight: number
  /** True when some meaning does not fit beside its name: then all stand under it. */
  readonly stacked: boolean
  /** Items whose value leans on an estimated point. */
  readonly guessed: ReadonlySet<string>
}
