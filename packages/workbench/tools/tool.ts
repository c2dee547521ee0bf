import type { PointName } from '@sella/ceph/data/point-name'
import type { Point } from '@sella/ceph/geometry/point'
import type { Edit } from '@sella/ceph/tracing/edit'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Words } from '@sella/ceph/words'
import type { Mark, Ref } from '@sella/drawing/scene/scene'
import type { Sketch } from '../canvas/sketches'
import type { View } from '../canvas/view'

/** Screen pixels a pressed pointer moves before a drag begins. */
const dragThreshold = 3
export const hitRadius = { mouse: 14, touch: 22, pen: 22 } as const
export type PointerKind = keyof typeof hitRadius

/** One position in both frames: stage pixels and pixels of the film. */
export interface Spot {
  readonly screen: Point
  readonly image: Point
}

/** What happens on the stage. `abort`: Escape, a second pointer or a lost pointer. */
export type StageEvent =
  | {
      readonly type: 'press'
      readonly at: Spot
      readonly pointer: PointerKind
      readonly over: Ref | null
      /** The second press of a double click. */
      readonly again?: boolean
    }
  /** `other`: the key is down that holds to the edge where points stay free, and off it where they are held. */
  | { readonly type: 'move'; readonly at: Spot; readonly other?: boolean }
  | { readonly type: 'release'; readonly at: Spot; readonly other?: boolean }
  | { readonly type: 'abort' }
  | { readonly type: 'key'; readonly key: string; readonly shift: boolean }

export type Points = Readonly<Partial<Record<PointName, Point>>>

/** What a tool may know. */
export interface Field {
  readonly editing: boolean
  /** As committed: a gesture always starts from here. */
  readonly tracing: Tracing
  /** Every point drawn: placed, derived and filled. */
  readonly points: Points
  readonly view: View
  readonly selected: PointName | null
  /** The point in hand of guided placement, and where it is expected. */
  readonly guided: { readonly name: PointName; readonly estimate: Point | null } | null
}

/** What a tool asks for. */
export type Effect =
  | { readonly do: 'preview'; readonly edit: Edit }
  | { readonly do: 'commit'; readonly edit: Edit; readonly nudging?: string }
  | { readonly do: 'drop' }
  | { readonly do: 'select'; readonly name: PointName | null }
  /** Guided placement: to the next point still missing, or back. */
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'pan'; readonly by: Point }
  | { readonly do: 'sketch'; readonly sketch: Sketch }
  | { readonly do: 'clear-sketches' }
  | { readonly do: 'leave' }

/** The pictures of tools. */
export type ToolIcon =
  | 'pointer'
  | 'crosshair'
  | 'ruler'
  | 'hand'
  | 'brush'
  | 'diagonal'
  | 'triangle'
  | 'eraser'
  | 'move'
  | 'curve'

/** Behaviour and button in one row. `step` is pure: state and event in, state and effects out. */
export interface Tool<S> {
  readonly id: string
  /** What its button shows; the page that draws it knows the pictures. */
  readonly icon: ToolIcon
  /** What it is called; null for a tool that other doings take up. */
  readonly title: Words | null
  /** What it wants of the hand. */
  readonly hint?: Words
  /** Stands in the menu of measuring tools. */
  readonly measures?: true
  /** Of no use on a photo of the face. */
  readonly onFilmOnly?: true
  /** Single key that takes it up; null for none. */
  readonly key: string | null
  /** `editing`: taking it up enters the editing state; `reading`: blocked while editing; `any`: always. */
  readonly needs: 'editing' | 'reading' | 'any'
  readonly cursor: string
  readonly idle: S
  /** Done at once when the tool is taken up. */
  readonly taken?: readonly Effect[]
  readonly step: (state: S, event: StageEvent, field: Field) => readonly [S, readonly Effect[]]
  /** What the gesture itself draws, in film pixels. */
  readonly draw?: (state: S, field: Field) => readonly Mark[]
  /** The point in hand: its loupe is open and the cursor hidden. */
  readonly holds?: (state: S) => Held | null
}

/** What a gesture moves. */
export type Held = PointName | 'ruler0' | 'ruler1'

export const none: readonly Effect[] = []

export const passedThreshold = (from: Spot, to: Spot): boolean =>
  Math.hypot(to.screen.x - from.screen.x, to.screen.y - from.screen.y) >= dragThreshold
