import { type CSSProperties, type KeyboardEvent, type PointerEvent, useState } from 'react'
import { panelSize, setPanelSize } from '../../memory/session'
import { useWords } from '../../words/i18n'
import styles from './panel-edge.module.css'

type Panel = 'left' | 'results'

/** In screen pixels; `grows`: the pointer direction that widens the column. */
const columns = {
  left: { usual: 256, min: 208, max: 400, grows: 1, words: 'bench.columnEdge' },
  results: { usual: 440, min: 340, max: 820, grows: -1, words: 'bench.resultsEdge' },
} as const satisfies Readonly<Record<Panel, object>>

const within = (panel: Panel, size: number): number => Math.min(columns[panel].max, Math.max(columns[panel].min, size))

const remembered = (panel: Panel): number => within(panel, panelSize(panel, columns[panel].usual))

/** The widths of the columns beside the film, as the doctor left them. */
export const usePanelSizes = () => {
  const [sizes, setSizes] = useState(() => ({ left: remembered('left'), results: remembered('results') }))
  const take = (panel: Panel, size: number) => {
    setSizes(now => ({ ...now, [panel]: within(panel, size) }))
    setPanelSize(panel, within(panel, size))
  }
  return { sizes, take, style: { '--left': `${sizes.left}px`, '--results': `${sizes.results}px` } as CSSProperties }
}

interface PanelEdgeProps extends Pick<ReturnType<typeof usePanelSizes>, 'sizes' | 'take'> {
  readonly panel: Panel
}

/** The edge that resizes a column; arrow keys do so too, a double click or Home restores the default width. */
export const PanelEdge = ({ panel, sizes, take }: PanelEdgeProps) => {
  const { t } = useWords()
  const [grip, setGrip] = useState<{ readonly x: number; readonly size: number } | null>(null)
  const { usual, min, max, grows, words } = columns[panel]
  const grab = (event: PointerEvent<HTMLElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    setGrip({ x: event.clientX, size: sizes[panel] })
  }
  const press = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') take(panel, sizes[panel] - 16 * grows)
    if (key === 'ArrowRight') take(panel, sizes[panel] + 16 * grows)
    if (key === 'Home') take(panel, usual)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a separator that can be moved is no <hr>
    <div
      className={styles.edge}
      data-panel={panel}
      role="separator"
      aria-label={t(words)}
      aria-orientation="vertical"
      aria-valuenow={sizes[panel]}
      aria-valuemin={min}
      aria-valuemax={max}
      tabIndex={0}
      onPointerDown={grab}
      onPointerMove={event => grip && take(panel, grip.size + (event.clientX - grip.x) * grows)}
      onPointerUp={() => setGrip(null)}
      onDoubleClick={() => take(panel, usual)}
      onKeyDown={press}
    />
  )
}
