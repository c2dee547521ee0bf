import type { Scene } from '../scene/scene'

/** A page with the heading it is found under in a list of contents. Its foot is a layer of its own, `foot`. */
export interface ReportPage extends Scene {
  readonly section: string
}
