import { isFinitePoint } from '@sella/ceph/geometry/point'
import type { Ink } from '@sella/drawing/scene/ink'
import { markNames } from '@sella/drawing/scene/mark-names'
import { markInk } from '@sella/drawing/scene/marks/index'
import type { LabelMark, Layer, Mark } from '@sella/drawing/scene/scene'
import { createElement, memo, type ReactElement } from 'react'

const elementOf = (ink: Ink, key?: number): ReactElement =>
  createElement(
    ink.tag,
    { ...ink.attributes, key },
    ...(ink.children ?? []).map((child, i) => (typeof child === 'string' ? child : elementOf(child, i))),
  )

interface MarkProps {
  readonly mark: Mark
  readonly pixel: number
  readonly turn: number
}

const origin = { x: 0, y: 0 }

/**
 * A label, upright however the film is rotated. Used for rotated films only: the additional group per label would cost the
 * browser memory and time for nothing.
 */
const uprightInk = (mark: LabelMark, { pixel, turn }: Omit<MarkProps, 'mark'>): ReactElement | null => {
  const { x, y } = mark.at
  const ink = isFinitePoint(mark.at) ? markInk({ ...mark, at: origin }, pixel) : null
  return ink && <g transform={`translate(${x} ${y}) rotate(${(-turn * 180) / Math.PI})`}>{elementOf(ink)}</g>
}

const MarkView = memo(({ mark, pixel, turn }: MarkProps) => {
  if (mark.mark === 'label' && turn !== 0) return uprightInk(mark, { pixel, turn })
  const ink = markInk(mark, pixel)
  return ink && elementOf(ink)
})

interface LayerProps {
  readonly layer: Layer
  readonly pixel: number
  readonly turn: number
}

/**
 * One layer of a scene as SVG elements; repainted only if the layer has changed. Letters keep their own widths, by which labels are
 * measured and with which canvas and paper write; hinted ones would be up to a pixel wider each.
 */
export const LayerView = memo(({ layer, pixel, turn }: LayerProps) => {
  const names = markNames(layer.marks)
  return (
    <g data-layer={layer.id} textRendering="geometricPrecision">
      {layer.marks.map((mark, i) => (
        <MarkView key={names[i]} mark={mark} pixel={pixel} turn={turn} />
      ))}
    </g>
  )
})
