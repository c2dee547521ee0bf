import type { Point } from '@sella/ceph/geometry/point'
import type { Clip } from './clip-ink'
import type { Matrix } from './matrix'
import type { Flow, LabelMark, Stroke, TextRun } from './scene'

/** A stroke with width and dash in the units of the positions: paper knows no screen pixel. */
export interface PenStroke extends Stroke {
  readonly round?: boolean
}

/** How an outline is painted; neither leaves no trace. */
export interface Painted {
  readonly fill?: string | undefined
  readonly stroke?: PenStroke | undefined
}

export interface Outline {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** One line of text; `at` lies on its baseline, at its start, middle or end. */
export interface PenText {
  readonly at: Point
  readonly size: number
  readonly align: LabelMark['align']
  readonly runs: readonly TextRun[]
  /** An edge painted under the letters. */
  readonly halo?: { readonly colour: string; readonly width: number }
  /** The paragraph it is a line of: told whole with its first line. */
  readonly paragraph?: Flow | 'further line'
}

/**
 * What a mark is drawn with where it does not become an element: PDF operators, shapes of a slide. Same frame as the scene
 * (x right, y down), lengths in its units. Everything it is told is finite.
 */
export interface Pen {
  outline(pieces: readonly Outline[], painted: Painted): void
  circle(at: Point, radius: number, painted: Painted): void
  box(box: Clip, radius: number, painted: Painted): void
  text(text: PenText): void
  picture(href: string, box: Clip): void
  /** What `work` draws is laid by the matrix, and cut to the clip, which is in the units inside. */
  within(frame: { readonly matrix?: Matrix | undefined; readonly clip?: Clip | undefined }, work: () => void): void
}

/** A stroke in screen pixels, multiplied out. */
export const penStroke = (stroke: Stroke | undefined, pixel: number, round = false): PenStroke | undefined =>
  stroke && { ...stroke, width: stroke.width * pixel, ...(stroke.dash ? { dash: stroke.dash.map(d => d * pixel) } : {}), round }
