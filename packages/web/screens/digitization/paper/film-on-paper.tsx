import { filmLut } from '@sella/drawing/scene/film-lut'
import { tracingScene } from '@sella/drawing/tracing/tracing-scene'
import type { Picture } from '@sella/workbench/bench/picture'
import { useLayoutEffect, useRef } from 'react'
import { type FilmPixels, greyFor, levelFor, painted } from '../../../editor/film-pixels'
import { LayerView } from '../../../editor/ink-view'
import { showStill } from '../../../editor/still'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import { usePhotoForPicture } from '../photo/photo-beside'
import styles from './paper.module.css'
import { PhotoOnPaper } from './photo-on-paper'

/** Pixels of the film across its picture on the paper: about 200 to an inch. */
const across = 1400
/** A scene's screen pixel, mm: its texts are 6.5 points or more on the paper. */
const pixelOnPaper = 142 / 760
/** The size of the picture on the paper, mm: half of an A4 or Letter page at most; the table of both sides fits under a frontal film. */
const widest = 182
const highest = (view: string): number => (view === 'frontal' ? 86 : 142)

/** Painted at once: a picture that is still being fetched would not be on the paper. */
const Grey = ({ film, picture, opacity }: { readonly film: FilmPixels; readonly picture: Picture; readonly opacity: number }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  useLayoutEffect(() => {
    const grey = greyFor(film, levelFor(film, across / film.width, 1), picture)
    if (canvas.current && grey) showStill(canvas.current, painted(grey, filmLut(picture)))
  }, [film, picture])
  return <canvas ref={canvas} style={{ opacity }} />
}

/** Film and photo in the order of the screen. */
const Ground = ({ image }: { readonly image: HTMLImageElement | null }) => {
  const { bench, film, display } = useDesk()
  const beside = usePhotoForPicture()
  const photo = beside && image && <PhotoOnPaper {...{ beside, image, film, across }} />
  const opacity = photo && beside.under ? beside.filmOpacity : 1
  return (
    <>
      {beside?.under && photo}
      {display.get().film && <Grey film={film} picture={bench.picture.get()} opacity={opacity} />}
      {!beside?.under && photo}
    </>
  )
}

/** The whole film with the drawing as displayed, however little of it the screen shows. `photo`: the one that is shown on it. */
export const FilmOnPaper = ({ photo }: { readonly photo: HTMLImageElement | null }) => {
  const { lang } = useWords()
  const { film, choice, colours, display, subject } = useDesk()
  const { tracing, evaluation } = useCommitted()
  const show = display.get()
  const { width, height } = film
  const mm = Math.min(widest, (highest(subject.view) * width) / height)
  const scene = tracingScene({
    sheet: subject.sheet,
    ...{ width, height, tracing, evaluation, analysis: choice.get().analysis, show, colours: colours.get(), lang },
    ...{ pixel: (pixelOnPaper * width) / mm, theme: show.film ? 'dark' : 'light', estimatedOutlines: show.estimated },
  })
  return (
    <div className={styles.film} style={{ width: `${mm}mm`, aspectRatio: `${width} / ${height}` }}>
      <Ground image={photo} />
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        {scene.layers.map(layer => (
          <LayerView key={layer.id} layer={layer} pixel={scene.pixel} turn={0} />
        ))}
      </svg>
    </div>
  )
}
