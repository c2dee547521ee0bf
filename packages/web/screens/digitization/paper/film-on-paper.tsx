import { filmLut } from '@sella/drawing/scene/film-lut'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import type { Picture } from '@sella/workbench/bench/picture'
import { useLayoutEffect, useRef } from 'react'
import { type FilmPixels, greyFor, levelFor, painted } from '../../../editor/film-pixels'
import { LayerView } from '../../../editor/ink-view'
import { showStill } from '../../../editor/still'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import styles from './paper.module.css'

/** Pixels of the film across its picture on the paper: about 200 to an inch. */
const across = 1400
/** A scene's screen pixel, as if the film were this high on a screen: its texts are 6.5 points or more on the paper. */
const readingHeight = 760
/** The size of the picture on the paper, mm: half of an A4 or Letter page at most. */
const [widest, highest] = [182, 142]

/** Painted at once: a picture that is still being fetched would not be on the paper. */
const Grey = ({ film, picture }: { readonly film: FilmPixels; readonly picture: Picture }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const grey = greyFor(film, levelFor(film, across / film.width, 1), picture)
    if (canvas.current && grey) showStill(canvas.current, painted(grey, filmLut(picture)))
  }, [film, picture])
  return <canvas ref={canvas} />
}

/** The whole film with the drawing as displayed, however little of it the screen shows. */
export const FilmOnPaper = () => {
  const { lang } = useWords()
  const { bench, film, choice, colours, display, subject } = useDesk()
  const { tracing, evaluation } = useCommitted()
  const show = display.get()
  const { width, height } = film
  const scene = tracingScene({
    sheet: subject.sheet,
    ...{ width, height, tracing, evaluation, analysis: choice.get().analysis, show, colours: colours.get(), lang },
    ...{ pixel: height / readingHeight, theme: show.film ? 'dark' : 'light', estimatedOutlines: show.estimated },
  })
  return (
    <div
      className={styles.film}
      style={{ width: `${Math.min(widest, (highest * width) / height)}mm`, aspectRatio: `${width} / ${height}` }}
    >
      {show.film && <Grey film={film} picture={bench.picture.get()} />}
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {scene.layers.map(layer => (
          <LayerView key={layer.id} layer={layer} pixel={scene.pixel} turn={0} />
        ))}
      </svg>
    </div>
  )
}
