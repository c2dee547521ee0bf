import type { Lang } from '@sella/ceph/words'
import type { Scene } from '../scene/scene'
import type { SectionId } from './design'

/** A page with the headings it is found under in a list of contents, in the order in which they stand on it. Its foot is a layer of its own, `foot`. */
export interface ReportPage extends Scene {
  readonly sections: readonly string[]
  /** Of which sections it is; none for the page to sign on. */
  readonly parts: readonly SectionId[]
  /** In which language it is. */
  readonly lang: Lang
}
