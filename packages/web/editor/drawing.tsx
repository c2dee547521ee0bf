import { inverse, matrixText, times } from '@sella/drawing/scene/matrix'
import type { Layer } from '@sella/drawing/scene/scene'
import { matrixOf, type Size, type View } from '@sella/workbench/canvas/view'
import type { ValueStore } from '@sella/workbench/store'
import { memo, type RefObject, useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import styles from './editor.module.css'
import { LayerView } from './ink-view'
import { MovingSheet } from './moving-sheet'

interface DrawingProps {
  readonly layers: readonly Layer[]
  /** The view for which the layers were made; radii and texts have their screen size in it. */
  readonly settled: View
  /** The current position of the film. */
  readonly view: ValueStore<View>
}

/** Transform from the painted drawing to the film's current position; empty while the two agree. */
const lag = (now: View, settled: View): string => {
  const back = inverse(matrixOf(settled))
  return now === settled || !back ? '' : `matrix(${times(matrixOf(now), back).join(',')})`
}

/** Keeps an element painted for the settled view over the film's current position, by CSS alone. */
const useLag = (element: RefObject<HTMLElement | SVGElement | null>, { settled, view }: Omit<DrawingProps, 'layers'>): void => {
  useLayoutEffect(() => {
    if (element.current) element.current.style.transform = lag(view.get(), settled)
  }, [element, settled, view])
  useEffect(
    () =>
      view.subscribe(() => {
        if (element.current) element.current.style.transform = lag(view.get(), settled)
      }),
    [element, settled, view],
  )
}

/** The drawing over the film. Between two settled views it is moved by CSS alone. */
export const Drawing = memo(({ layers, settled, view }: DrawingProps) => {
  const svg = useRef<SVGSVGElement>(null)
  useLag(svg, { settled, view })
  return (
    <svg ref={svg} className={styles.drawing} aria-hidden="true">
      <g transform={matrixText(matrixOf(settled))}>
        {layers.map(layer => (
          <LayerView key={layer.id} layer={layer} pixel={1 / settled.zoom} turn={settled.turn} />
        ))}
      </g>
    </svg>
  )
})

/** What a gesture moves, over the drawing. */
export const MovingDrawing = memo(({ layers, settled, view, size }: DrawingProps & { readonly size: Size }) => {
  const place = useRef<HTMLDivElement>(null)
  useLag(place, { settled, view })
  const matrix = useMemo(() => matrixOf(settled), [settled])
  return (
    <div ref={place} className={styles.lagging}>
      <MovingSheet layers={layers} matrix={matrix} pixel={1 / settled.zoom} turn={settled.turn} size={size} />
    </div>
  )
})
