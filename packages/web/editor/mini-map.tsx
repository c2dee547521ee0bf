import { filmLut } from '@sella/drawing/scene/film-lut'
import type { FilmBench } from '@sella/workbench/bench/bench'
import { miniMap, showsMiniMap } from '@sella/workbench/canvas/mini-map'
import { toImage } from '@sella/workbench/canvas/view'
import { memo, useEffect, useLayoutEffect, useRef } from 'react'
import styles from './editor.module.css'
import { type FilmPixels, greyFor, painted } from './film-pixels'
import { showStill } from './still'
import { useStore } from './use-store'

interface PartProps {
  readonly bench: FilmBench
  readonly film: FilmPixels
}

const Part = ({ bench, film }: PartProps) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const frame = useRef<HTMLDivElement>(null)
  const picture = useStore(bench.picture, p => p)
  const grey = greyFor(film, -1, picture)
  const scale = miniMap.height / film.height

  useLayoutEffect(() => {
    const element = canvas.current
    if (element && grey) showStill(element, painted(grey, filmLut(picture)))
  }, [grey, picture])

  useEffect(() => {
    const follow = () => {
      const [view, stage] = [bench.view.get(), bench.stage.get()]
      const [a, b] = [toImage(view, { x: 0, y: 0 }), toImage(view, { x: stage.width, y: stage.height })]
      if (!frame.current) return
      frame.current.style.transform = `translate(${a.x * scale}px, ${a.y * scale}px)`
      frame.current.style.width = `${(b.x - a.x) * scale}px`
      frame.current.style.height = `${(b.y - a.y) * scale}px`
    }
    follow()
    return bench.view.subscribe(follow)
  }, [bench, scale])

  return (
    <div
      className={styles.map}
      style={{ width: film.width * scale, height: miniMap.height, left: miniMap.margin, bottom: miniMap.margin }}
      aria-hidden="true"
    >
      <canvas ref={canvas} />
      <div ref={frame} />
    </div>
  )
}

/** The visible part of the film; shown only if that is not the whole. */
export const MiniMap = memo(({ bench, film }: PartProps) => {
  const zoomed = useStore(bench.view, view => showsMiniMap(view, bench.film, bench.stage.get()))
  return zoomed ? <Part bench={bench} film={film} /> : null
})
