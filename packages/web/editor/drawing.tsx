import { inverse, matrixText, times } from '@sella/drawing/scene/matrix'
import type { Layer } from '@sella/drawing/scene/scene'
import { matrixOf, type View } from '@sella/workbench/canvas/view'
import type { ValueStore } from '@sella/workbench/store'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './editor.module.css'
import { LayerView } from './ink-view'

interface Props {
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

/** The drawing over the film. Between two settled views it is moved by CSS alone. */
export const Drawing = memo(({ layers, settled, view }: Props) => {
  const svg = useRef<SVGSVGElement>(null)
  useLayoutEffect(() => {
    if (svg.current) svg.current.style.transform = lag(view.get(), settled)
  }, [settled, view])
  useEffect(
    () =>
      view.subscribe(() => {
        if (svg.current) svg.current.style.transform = lag(view.get(), settled)
      }),
    [settled, view],
  )
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
