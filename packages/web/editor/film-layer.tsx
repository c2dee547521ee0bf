import { filmLut } from '@sella/drawing/scene/film-lut'
import type { Picture } from '@sella/workbench/bench/picture'
import { matrixOf, type View } from '@sella/workbench/canvas/view'
import type { ValueStore } from '@sella/workbench/store'
import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import styles from './editor.module.css'
import type { FilmPixels } from './film-pixels'
import { greyFor, levelFor, painted } from './film-pixels'
import { showStill } from './still'
import { useStore } from './use-store'

interface Props {
  readonly film: FilmPixels
  readonly picture: Picture
  readonly view: ValueStore<View>
}

const cssMatrix = (view: View): string => `matrix(${matrixOf(view).join(',')})`

/** The film on a layer of its own below the drawing: moved by CSS alone, repainted only when its greys change. */
export const FilmLayer = memo(({ film, picture, view }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const [ratio] = useState(() => window.devicePixelRatio || 1)
  const level = useStore(view, v => levelFor(film, v.zoom, ratio))
  const grey = greyFor(film, level, picture)

  useLayoutEffect(() => {
    const element = canvas.current
    if (element && grey) showStill(element, painted(grey, filmLut(picture)))
  }, [grey, picture])

  useEffect(() => {
    const follow = () => {
      if (canvas.current) canvas.current.style.transform = cssMatrix(view.get())
    }
    follow()
    return view.subscribe(follow)
  }, [view])

  return <canvas ref={canvas} className={styles.film} style={{ width: film.width, height: film.height }} />
})
