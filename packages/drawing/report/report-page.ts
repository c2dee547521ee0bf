import type { Lang } from '@sella/ceph/words'
import type { Scene } from '../scene/scene'
import type { SectionId } from './design'

/** A page with the heading it is found under in a list of contents. Its foot is a layer of its own, `foot`. */
export interface ReportPage extends Scene {
  readonly section: string
  /** Of which section it is; null for the page to sign on. */
  readonly part: SectionId | null
  /** In which language it is. */
  readonly lang: Lang
}
