import type { Ink } from '@sella/drawing/scene/ink'
import { markInk } from '@sella/drawing/scene/marks/index'
import type { Layer, Mark } from '@sella/drawing/scene/scene'
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

/** Texts stay upright however the film is turned. */
const upright = (mark: Mark, turn: number): string | undefined =>
  mark.mark === 'label' && turn !== 0 ? `rotate(${(-turn * 180) / Math.PI} ${mark.at.x} ${mark.at.y})` : undefined

const MarkView = memo(({ mark, pixel, turn }: MarkProps) => {
  const ink = markInk(mark, pixel)
  if (!ink) return null
  const transform = upright(mark, turn)
  return transform ? <g transform={transform}>{elementOf(ink)}</g> : elementOf(ink)
})

interface LayerProps {
  readonly layer: Layer
  readonly pixel: number
  readonly turn: number
}

/** One layer of a scene as SVG elements; painted anew only when the layer is another one. */
export const LayerView = memo(({ layer, pixel, turn }: LayerProps) => (
  <g data-layer={layer.id}>
    {layer.marks.map((mark, i) => (
      // Marks have no names; their order is stable within a layer.
      // biome-ignore lint/suspicious/noArrayIndexKey: the place in the layer is the mark's identity
      <MarkView key={i} mark={mark} pixel={pixel} turn={turn} />
    ))}
  </g>
))
