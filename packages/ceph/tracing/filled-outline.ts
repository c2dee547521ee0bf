import type { OutlineKnotName } from '../data/template'
import type { Point } from '../geometry/point'
import type { CurvePlan } from './curve-plans'

/** A point of an outline on the film, image pixels. `fitted`: on an edge of the film; `estimated`: from the template. */
export interface OutlinePoint extends Point {
  readonly name: OutlineKnotName
  readonly origin: 'placed' | 'fitted' | 'estimated'
  /** Moved out of a tooth: no nearby landmark supports its new position. */
  readonly movedOut?: true
}

export interface FilledOutline {
  readonly plan: CurvePlan
  readonly points: readonly OutlinePoint[]
}
