import type { PointName } from '@sella/ceph/data/point-name'
import type { Point } from '@sella/ceph/geometry/point'
import type { Edit } from '@sella/ceph/tracing/edit'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Words } from '@sella/ceph/words'
import type { Mark, Ref } from '@sella/drawing/scene/scene'
import type { Sketch } from '../canvas/sketches'
import type { View } from '../canvas/view'

/** Screen pixels a pressed pointer moves before a drag begins. */
export const dragThreshold = 3
export const hitRadius = { mouse: 14, touch: 22, pen: 22 } as const
export type PointerKind = keyof typeof hitRadius

/** One position in both frames: stage pixels and film pixels. */
export interface Spot {
  readonly screen: Point
  readonly image: Point
}

/** An event on the stage. `abort`: Escape, a second pointer or a lost pointer. */
export type StageEvent =
  | {
      readonly type: 'press'
      readonly at: Spot
      readonly pointer: PointerKind
      readonly over: Ref | null
      /** The second press of a double click. */
      readonly again?: boolean
    }
  /** `other`: the key is down that inverts snapping to edges. */
  | { readonly type: 'move'; readonly at: Spot; readonly other?: boolean }
  | { readonly type: 'release'; readonly at: Spot; readonly other?: boolean }
  | { readonly type: 'abort' }
  | { readonly type: 'key'; readonly key: string; readonly shift: boolean }

export type Points = Readonly<Partial<Record<PointName, Point>>>

/** What a tool may read. */
export interface Field {
  readonly editing: boolean
  /** As committed: every gesture starts from it. */
  readonly tracing: Tracing
  /** Every point drawn: placed, derived and filled. */
  readonly points: Points
  readonly view: View
  readonly selected: PointName | null
  /** The current point of guided placement, and its expected position. */
  readonly guided: { readonly name: PointName; readonly estimate: Point | null } | null
}

/** What a tool requests. */
export type Effect =
  | { readonly do: 'preview'; readonly edit: Edit }
  | { readonly do: 'commit'; readonly edit: Edit; readonly nudging?: string }
  | { readonly do: 'drop' }
  | { readonly do: 'select'; readonly name: PointName | null }
  /** Guided placement: to the next missing point, or back. */
  | { readonly do: 'step'; readonly by: 1 | -1 }
  | { readonly do: 'pan'; readonly by: Point }
  | { readonly do: 'sketch'; readonly sketch: Sketch }
  | { readonly do: 'clear-sketches' }
  | { readonly do: 'leave' }

/** The icons of tools. */
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

/** A tool's behaviour and button. `step` is pure: state and event in, state and effects out. */
export interface Tool<S> {
  readonly id: string
  /** Its button's icon; the page that draws it defines the icons. */
  readonly icon: ToolIcon
  /** Its name; null for a tool selected only by other actions. */
  readonly title: Words | null
  /** How to use it with the pointer. */
  readonly hint?: Words
  /** Listed in the menu of measuring tools. */
  readonly measures?: true
  /** Not available on face photos. */
  readonly onFilmOnly?: true
  /** Single key that selects it; null for none. */
  readonly key: string | null
  /** `editing`: selecting it starts editing; `reading`: blocked while editing; `any`: always available. */
  readonly needs: 'editing' | 'reading' | 'any'
  readonly cursor: string
  readonly idle: S
  /** Effects applied immediately when the tool is selected. */
  readonly taken?: readonly Effect[]
  readonly step: (state: S, event: StageEvent, field: Field) => readonly [S, readonly Effect[]]
  /** What the gesture itself draws, in film pixels. */
  readonly draw?: (state: S, field: Field) => readonly Mark[]
  /** What is being dragged: the loupe is shown for it and the cursor hidden. */
  readonly holds?: (state: S) => DraggableName | null
}

/** What a gesture moves. */
export type DraggableName = PointName | 'ruler0' | 'ruler1'

export const none: readonly Effect[] = []

export const passedThreshold = (from: Spot, to: Spot): boolean =>
  Math.hypot(to.screen.x - from.screen.x, to.screen.y - from.screen.y) >= dragThreshold
