import type { Point } from '@sella/ceph/geometry/point'
import type { Lang } from '@sella/ceph/words'

/** What a mark stands for, so that hovering a value can light its lines and its table row. */
export type Ref =
  | { readonly kind: 'landmark'; readonly name: string }
  | { readonly kind: 'item'; readonly name: string }
  | { readonly kind: 'plane'; readonly name: string }
  | { readonly kind: 'curve'; readonly name: string }
  | { readonly kind: 'ruler'; readonly end: 0 | 1 | 'line' }
  | { readonly kind: 'tooth'; readonly tooth: 'U1' | 'L1' | 'U6' | 'L6'; readonly handle: 'translate' | 'rotate' }

/** Strokes: width and dash are in *screen* pixels (paper: in page units), whatever the zoom. */
export interface Stroke {
  readonly colour: string
  readonly width: number
  readonly dash?: readonly number[]
  readonly opacity?: number
}

/** Where in a table a mark stands, for those who have the page read out. Rows and columns from 0. */
export interface Cell {
  /** Tells the tables of a page apart. */
  readonly table: string
  readonly row: number
  readonly column: number
  /** It names its column, or its row. */
  readonly names?: 'column' | 'row'
}

interface Base {
  readonly ref?: Ref
  readonly cell?: Cell
  /** What the figure it is a part of shows, in the page's language, for who does not see it; the parts of a figure follow each other. */
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
/** Words set in lines, for what sets lines itself. */
export interface Flow {
  readonly words: string
  /** How broad a line may be, how many there are and how far apart their middles stand, in the unit of `size`. */
  readonly lineWidth: number
  readonly lines: number
  readonly leading: number
}
/** Text; `size` in screen pixels. `box` paints a ground behind it; `halo` a dark edge. */
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
  /** The paragraph it is a line of: told whole with its first line. */
  readonly paragraph?: Flow | 'further line'
}
export interface ArrowMark extends Base {
  readonly mark: 'arrow'
  readonly from: Point
  readonly to: Point
  readonly stroke: Stroke
}
/** A raster picture by address (data: or url), laid on the box by an optional 2x3 matrix [a b c d e f]. */
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
  readonly radius?: number
}
/** Marks under one 2x3 matrix [a b c d e f]; used to lay a film's scene into a page. `pixel` is then the size of a screen pixel in inner units. `clip` in inner units. */
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
  /** Of its words, where the page has several. */
  readonly lang?: Lang
}

/** A drawing as data. `pixel`: the size of one screen pixel in scene units (1 / zoom), by which radii, widths and text sizes are scaled. */
export interface Scene {
  readonly width: number
  readonly height: number
  readonly pixel: number
  readonly layers: readonly Layer[]
}
