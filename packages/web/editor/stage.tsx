import type { Scene } from '@sella/drawing/scene/scene'
import type { FilmBench } from '@sella/workbench/bench/bench'
import { createParting } from '@sella/workbench/canvas/parting'
import { fit } from '@sella/workbench/canvas/view'
import { tools } from '@sella/workbench/tools/index'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Drawing, MovingDrawing } from './drawing'
import styles from './editor.module.css'
import { FilmLayer } from './film-layer'
import type { FilmPixels } from './film-pixels'
import { holdStage } from './gestures'
import { handsOf } from './hands'
import { useMeeting } from './hover'
import { useStore } from './use-store'

interface StageProps {
  readonly bench: FilmBench
  readonly film: FilmPixels
  readonly scene: Scene
  readonly label: string
  readonly hidesFilm: boolean
  /** Another picture of the same patient, below the film or between it and the drawing. */
  readonly beside?: { readonly picture: ReactNode; readonly under: boolean; readonly filmOpacity: number }
  /** Loupe, mini map, notes: above the drawing. */
  readonly children?: ReactNode
}

/** Milliseconds without movement after which the drawing is painted for the new view. */
const rest = 110

const useSettling = (bench: FilmBench): void =>
  useEffect(() => {
    let timer = 0
    const stop = bench.view.subscribe(() => {
      window.clearTimeout(timer)
      timer = window.setTimeout(() => bench.settled.set(bench.view.get()), rest)
    })
    return () => {
      window.clearTimeout(timer)
      stop()
    }
  }, [bench])

/** Fits the film when the stage gets its size; later keeps the centre of the stage in the centre. */
const useSize = (bench: FilmBench, stage: { readonly current: HTMLElement | null }): void =>
  useEffect(() => {
    const element = stage.current
    if (!element) return
    let first = true
    const observer = new ResizeObserver(() => {
      const before = bench.stage.get()
      const size = { width: element.clientWidth, height: element.clientHeight }
      if (size.width === 0) return
      const wasFitted = Math.abs(bench.view.get().zoom - fit(bench.film, before, bench.view.get().turn).zoom) < 1e-6
      bench.stage.set(size)
      const [dx, dy] = [(size.width - before.width) / 2, (size.height - before.height) / 2]
      bench.view.set(view =>
        first || wasFitted ? fit(bench.film, size, view.turn) : { ...view, x: view.x + dx, y: view.y + dy },
      )
      bench.settled.set(bench.view.get())
      first = false
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [bench, stage])

/** Whatever a gesture moves is a separate drawing: the rest is not repainted at each of its steps. */
const useParted = (bench: FilmBench, { layers }: Scene) => {
  const [part] = useState(createParting)
  const running = useStore(bench.session, ({ preview }) => preview !== null)
  return part(layers, running)
}

/** The film, the drawing over it and the input on both. */
export const Stage = ({ bench, film, scene, label, hidesFilm, beside, children }: StageProps) => {
  const element = useRef<HTMLDivElement>(null)
  const picture = useStore(bench.picture, p => p)
  const settled = useStore(bench.settled, v => v)
  const cursor = useStore(bench.hand, hand => (tools[hand.tool].holds?.(hand.state) ? 'none' : tools[hand.tool].cursor))
  const { still, moving } = useParted(bench, scene)
  const { hover, over } = useMeeting(bench, scene)
  useSettling(bench)
  useSize(bench, element)
  useEffect(
    () => (element.current ? holdStage(element.current, handsOf(bench, { hover, over })) : undefined),
    [bench, hover, over],
  )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: the stage takes the keys of its tools
    <div ref={element} className={styles.stage} role="application" aria-label={label} tabIndex={0} data-cursor={cursor}>
      {beside?.under && beside.picture}
      <div className={styles.sheet} style={beside?.under ? { display: 'block', opacity: beside.filmOpacity } : undefined}>
        {!hidesFilm && <FilmLayer film={film} picture={picture} view={bench.view} />}
      </div>
      {beside && !beside.under && beside.picture}
      <Drawing layers={still} settled={settled} view={bench.view} />
      {moving.length > 0 && <MovingDrawing layers={moving} settled={settled} view={bench.view} size={bench.stage.get()} />}
      {children}
    </div>
  )
}
