import { type CSSProperties, type PointerEvent, useState } from 'react'
import { panelSize, setPanelSize } from '../../app/session'
import styles from './panel-edge.module.css'

const usual = 440
const limits = { least: 340, most: 820 }

const within = (size: number): number => Math.min(limits.most, Math.max(limits.least, size))

/** The width of the results column as the doctor left it. */
export const usePanelSizes = () => {
  const [results, setResults] = useState(() => within(panelSize('results', usual)))
  const take = (size: number) => {
    setResults(within(size))
    setPanelSize('results', within(size))
  }
  return { results, take, style: { '--results': `${results}px` } as CSSProperties }
}

/** The edge by which the results column is made wider; arrows do it too, a double click takes the usual width. */
export const PanelEdge = ({ sizes }: { readonly sizes: ReturnType<typeof usePanelSizes> }) => {
  const [held, setHeld] = useState<{ readonly x: number; readonly size: number } | null>(null)
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setHeld({ x: event.clientX, size: sizes.results })
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is no <hr>
    <div
      className={styles.edge}
      role="separator"
      aria-orientation="vertical"
      aria-valuenow={sizes.results}
      aria-valuemin={limits.least}
      aria-valuemax={limits.most}
      tabIndex={0}
      onPointerDown={grab}
      onPointerMove={event => held && sizes.take(held.size + held.x - event.clientX)}
      onPointerUp={() => setHeld(null)}
      onDoubleClick={() => sizes.take(usual)}
      onKeyDown={event => {
        if (event.key === 'ArrowLeft') sizes.take(sizes.results + 16)
        if (event.key === 'ArrowRight') sizes.take(sizes.results - 16)
      }}
    />
  )
}
