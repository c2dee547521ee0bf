import type { Point } from '@sella/ceph/geometry/point'
import type { Lang } from '@sella/ceph/words'

/** What a mark refers to, so that hovering a value can highlight its lines and its table row. */
export type Ref =
  | { readonly kind: 'landmark'; readonly name: string }
  | { readonly kind: 'item'; readonly name: string }
  | { readonly kind: 'plane'; readonly name: string }
  | { readonly kind: 'curve'; readonly name: string }
  | { readonly kind: 'ruler'; readonly end: 0 | 1 | 'line' }
  | { readonly kind: 'tooth'; readonly tooth: 'U1' | 'L1' | 'U6' | 'L6'; readonly handle: 'translate' | 'rotate' }

/** Width and dash are in *screen* pixels (on paper: page units), independent of zoom. */
export interface Stroke {
  readonly colour: string
  readonly width: number
  readonly dash?: readonly number[]
  readonly opacity?: number
}

/** The mark's table cell, for screen readers. Rows and columns from 0. */
export interface Cell {
  /** Identifies the table on its page. */
  readonly table: string
  readonly row: number
  readonly column: number
  /** Whether the cell is a header of its column or of its row. */
  readonly names?: 'column' | 'row'
}

interface Base {
  readonly ref?: Ref
  readonly cell?: Cell
  /** Alternative text of the figure the mark is a part of, in the page's language; the parts of a figure are consecutive. */
  readonly alt?: string
}
/** All positions are in scene units: image pixels for a film's scene, page units for a report page. */
export interface LineMark extends Base {
  readonly mark: 'line'
  readonly from: Point
  readonly to: Point
  readonly stroke: Stroke
}
export interface CurveMark extends Base {
  readonly mark: 'curve'
  readonly points: readonly Point[]
  readonly closed: boolean
  readonly stroke: Stroke
  readonly fill?: string
}
/** `radius` in screen pixels. */
export interface DotMark extends Base {
  readonly mark: 'dot'
  readonly at: Point
  readonly radius: number
  readonly fill: string
  readonly stroke?: Stroke
}
/** An angle's wedge; radius in screen pixels. */
export interface WedgeMark extends Base {
  readonly mark: 'wedge'
  readonly at: Point
  readonly start: number
  readonly sweep: number
  readonly radius: number
  readonly fill: string
  readonly stroke: Stroke
}
export interface TextRun {
  readonly text: string
  readonly colour: string
  readonly weight?: 400 | 500 | 600
}
/** Wrapped text, for formats that wrap lines themselves. */
export interface Flow {
  readonly words: string
  /** Maximum line width, number of lines and distance between their middles, in the unit of `size`. */
  readonly lineWidth: number
  readonly lines: number
  readonly leading: number
}
/** Text with `size` in screen pixels. `box` paints a background; `halo` a dark outline. */
export interface LabelMark extends Base {
  readonly mark: 'label'
  readonly at: Point
  readonly runs: readonly TextRun[]
  readonly size: number
  readonly align: 'start' | 'middle' | 'end'
  readonly box?: {
    readonly fill: string
    readonly stroke?: Stroke
    readonly padX: number
    readonly padY: number
    readonly radius: number
  }
  readonly halo?: string
  /** The paragraph the line belongs to, given in full with its first line. */
  readonly paragraph?: Flow | 'further line'
}
export interface ArrowMark extends Base {
  readonly mark: 'arrow'
  readonly from: Point
  readonly to: Point
  readonly stroke: Stroke
}
/** A raster picture by address (data: or url), transformed by an optional 2x3 matrix [a b c d e f]. */
export interface PictureMark extends Base {
  readonly mark: 'picture'
  readonly href: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly matrix?: readonly [number, number, number, number, number, number]
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}
export interface BoxMark extends Base {
  readonly mark: 'box'
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
  readonly fill?: string
  readonly stroke?: Stroke
  /** Of the corners, screen pixels. */
  readonly radius?: number
}
/**
 * Marks under one 2x3 matrix [a b c d e f], used to place a film's scene on a page. `pixel` and `clip` are then in inner units.
 */
export interface GroupMark extends Base {
  readonly mark: 'group'
  readonly matrix: readonly [number, number, number, number, number, number]
  readonly marks: readonly Mark[]
  readonly pixel: number
  readonly clip?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number }
}

export type Mark = LineMark | CurveMark | DotMark | WedgeMark | LabelMark | ArrowMark | PictureMark | BoxMark | GroupMark

export interface Layer {
  readonly id: string
  readonly marks: readonly Mark[]
  /** Language of its text, where the page has several. */
  readonly lang?: Lang
}

/**
 * A drawing as data. `pixel`: the size of one screen pixel in scene units (1 / zoom), which scales radii, widths and text sizes.
 */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly pixel: number
  readonly layers: readonly Layer[]
}
