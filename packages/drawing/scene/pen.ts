import type { Point } from '@sella/ceph/geometry/point'
import type { Clip } from './clip-ink'
import type { Matrix } from './matrix'
import type { Flow, LabelMark, Stroke, TextRun } from './scene'

/** A stroke with width and dash in the units of the positions, because paper has no screen pixels. */
export interface PenStroke extends Stroke {
  readonly round?: boolean
}

/** How an outline is painted; with neither, nothing is drawn. */
export interface Painted {
  readonly fill?: string | undefined
  readonly stroke?: PenStroke | undefined
}

export interface Outline {
  readonly points: readonly Point[]
  readonly closed: boolean
}

/** One line of text; `at` is on its baseline, at its start, middle or end. */
export interface PenText {
  readonly at: Point
  readonly size: number
  readonly align: LabelMark['align']
  readonly runs: readonly TextRun[]
  /** An outline painted under the letters. */
  readonly halo?: { readonly colour: string; readonly width: number }
  /** The paragraph the line belongs to, given in full with its first line. */
  readonly paragraph?: Flow | 'further line'
}

/**
 * What marks are drawn with when they do not become elements: PDF operators, shapes of a slide. Same frame as the scene (x right,
 * y down), lengths in its units. Every argument is finite.
 */
export interface Pen {
  outline(pieces: readonly Outline[], painted: Painted): void
  circle(at: Point, radius: number, painted: Painted): void
  box(box: Clip, radius: number, painted: Painted): void
  text(text: PenText): void
  picture(href: string, box: Clip): void
  /** Applies the matrix, and the clip in inner units, to everything drawn by `work`. */
  within(frame: { readonly matrix?: Matrix | undefined; readonly clip?: Clip | undefined }, work: () => void): void
}

/** A stroke given in screen pixels, converted to the units of the positions. */
export const penStroke = (stroke: Stroke | undefined, pixel: number, round = false): PenStroke | undefined =>
  stroke && { ...stroke, width: stroke.width * pixel, ...(stroke.dash ? { dash: stroke.dash.map(d => d * pixel) } : {}), round }
