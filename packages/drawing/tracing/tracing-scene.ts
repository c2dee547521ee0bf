import type { Evaluation } from '@sella/ceph/analysis/analysis'
import type { Analysis } from '@sella/ceph/data/analysis-row'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Point } from '@sella/ceph/geometry/point'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Lang } from '@sella/ceph/words'
import type { Extent } from '../scene/extent'
import { markBounds } from '../scene/marks/index'
import type { Ref, Scene } from '../scene/scene'
import type { Colours, Theme } from './colours'
import { filmSheet } from './film-sheet'
import { layoutLabels } from './label-layout'
import type { LayerInput } from './layer'
import { layers } from './layers/index'
import { rulerLength } from './layers/ruler'
import type { LastSlots, PlacedLabel } from './place-labels'
import type { ImageSheet } from './sheet'
import type { ShowSettings } from './show'
import { labelledRows, labelRequest } from './value-label'

export interface TracingSceneInput {
  /** The kind of image; the lateral film by default. */
  readonly sheet?: ImageSheet
  /** Width of the original image, in pixels. */
  readonly width: number
  readonly height: number
  readonly tracing: Tracing
  readonly evaluation: Evaluation
  readonly analysis: Analysis
  readonly show: ShowSettings
  readonly colours: Colours
  /** Size of a screen pixel in image pixels: 1 / zoom. */
  readonly pixel: number
  readonly lang: Lang
  readonly theme: Theme
  /** False omits outlines that were not traced. */
  readonly estimatedOutlines: boolean
  /** What is hovered or focused, or the current row. */
  readonly highlight?: Ref | null
  readonly selected?: PointName | null
  readonly editing?: boolean
  /** Current position of the dragged point; names around it are hidden. */
  readonly dragged?: Point | null
  /** Items whose labels may be shown on the film, instead of the analysis's own list (while dragging: the affected ones). */
  readonly labelsOf?: readonly string[]
  readonly mostLabels?: number
  /** The values are listed beside the picture: their lines are drawn on it, their labels are not. */
  readonly valuesBeside?: boolean
  /** The part of the film in which labels are placed; the whole film if absent. */
  readonly view?: Extent
  /** Rectangles no label may cover, in image pixels: the loupe, a mini map. */
  readonly obstacles?: readonly Extent[]
  /** `places` of the last frame, so that labels do not flicker while a point is dragged. */
  readonly lastPlaces?: LastSlots
}

/** A scene that remembers the positions of its value labels. */
export interface TracingScene extends Scene {
  readonly places: LastSlots
}

const labelBox = ({ box }: PlacedLabel, pixel: number): Extent => ({
  left: box.left * pixel,
  top: box.top * pixel,
  right: box.right * pixel,
  bottom: box.bottom * pixel,
})

/** The part of the film in which labels are placed. */
const withinOf = ({ view, width, height }: TracingSceneInput): Extent => view ?? { left: 0, top: 0, right: width, bottom: height }

/** Radius of the ring around the selected point with a margin, screen pixels. */
const selectionRing = 12

/** The region the selected point may be in, while it is looked at and not dragged. */
const aroundSelected = ({ selected, dragged, tracing, pixel }: TracingSceneInput): readonly Extent[] => {
  const point = selected && !dragged ? tracing.points[selected] : undefined
  if (!point) return []
  const { x, y, errorPx = 0 } = point
  const reach = Math.max(errorPx, selectionRing * pixel)
  return [{ left: x - reach, right: x + reach, top: y - reach, bottom: y + reach }]
}

/** What no label may cover: what the caller names, the ruler's length, and where the selected point may be. */
const obstaclesOf = (input: TracingSceneInput): readonly Extent[] => {
  const { obstacles = [], show, tracing, pixel, theme } = input
  const length = show.ruler && tracing.ruler && rulerLength(tracing.ruler, { within: withinOf(input), pixel, theme })
  const all = [...obstacles, ...aroundSelected(input)]
  return length ? [...all, markBounds(length, pixel)] : all
}

const layerInput = (input: TracingSceneInput): LayerInput => {
  const { width, height, evaluation, analysis, pixel, colours, theme, lang, show, tracing, sheet = filmSheet } = input
  const highlight = input.highlight ?? null
  const anatomy = sheet.anatomy(tracing, evaluation.facing)
  const texts = input.labelsOf ?? analysis.texts
  const labelled = show.results ? labelledRows({ evaluation, texts, highlight }, input.mostLabels ?? Infinity) : []
  const style = { evaluation, colours, theme, lang, pixel, highlight }
  const placed = layoutLabels(
    (input.valuesBeside ? [] : labelled).map(row => labelRequest(row, style)).filter(request => request !== null),
    {
      anatomy,
      facing: evaluation.facing,
      pixel,
      within: withinOf(input),
      obstacles: obstaclesOf(input),
      last: input.lastPlaces ?? {},
    },
  )
  return {
    ...{ film: { width, height }, pixel, sheet, anatomy, ruler: tracing.ruler, evaluation, analysis, colours, theme, lang },
    within: withinOf(input),
    ...{ highlight, labelled, placed, estimatedOutlines: input.estimatedOutlines },
    highlighted: evaluation.rows.find(row => highlight?.kind === 'item' && row.item === highlight.name) ?? null,
    selected: input.selected ?? null,
    editing: input.editing ?? false,
    confidence: show.confidence,
    dragged: input.dragged ?? null,
    labelBoxes: placed.map(place => labelBox(place, pixel)),
  }
}

/**
 * The tracing of a film as a drawing in image pixels: layers hidden by `show` have no marks, and all layers keep their order. The
 * film itself is not included. The same scene serves the workbench, PNG and PDF.
 */
export const tracingScene = (input: TracingSceneInput): TracingScene => {
  const all = layerInput(input)
  return {
    width: input.width,
    height: input.height,
    pixel: input.pixel,
    layers: layers.map(layer => ({ id: layer.id, marks: input.show[layer.toggle] ? layer.marks(all) : [] })),
    places: Object.fromEntries(all.placed.map(place => [place.id, place.slot])),
  }
}
