import type { Lang } from '@sella/ceph/words'
import type { Scene } from '../scene/scene'
import type { SectionId } from './design'

/** A page with its headings for the list of contents, in the order in which they appear. Its foot is a separate layer, `foot`. */
export interface ReportPage extends Scene {
  readonly sections: readonly string[]
  /** Its sections; none for the signature page. */
  readonly parts: readonly SectionId[]
  /** Its language. */
  readonly lang: Lang
}
