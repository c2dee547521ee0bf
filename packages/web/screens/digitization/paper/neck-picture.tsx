import { neckBox, neckMarks } from '@sella/drawing/maturation/film-marks'
import { filmLut } from '@sella/drawing/scene/film-lut'
import { useCallback } from 'react'
import { greyFor, painted } from '../../../editor/film-pixels'
import { LayerView } from '../../../editor/ink-view'
import { useWords } from '../../../words/i18n'
import { useCommitted, useDesk } from '../desk'
import styles from './late-paper.module.css'
import { Painted } from './painted'

type Box = NonNullable<ReturnType<typeof neckBox>>

/** Its width and its largest height on the paper, mm, and how many of a screen's pixels one of them is: texts of 7.7 points. */
const [wide, high, perMm] = [52, 74, 4.8]
const colours = { base: '#ea6a88', depth: '#ffffff', near: '#f0b429' } as const

const Crop = ({ box }: { readonly box: Box }) => {
  const { bench, film } = useDesk()
  const paint = useCallback(
    (context: CanvasRenderingContext2D) => {
      const grey = greyFor(film, 0, bench.picture.get())
      if (!grey) return
      const whole = new OffscreenCanvas(grey.width, grey.height)
      whole.getContext('2d')?.putImageData(painted(grey, filmLut(bench.picture.get())), 0, 0)
      const less = grey.width / film.width
      const part = [box.x, box.y, box.width, box.height].map(each => each * less) as [number, number, number, number]
      context.drawImage(whole, ...part, 0, 0, box.width, box.height)
    },
    [film, bench, box],
  )
  return <Painted width={Math.round(box.width)} height={Math.round(box.height)} paint={paint} />
}

/** The vertebrae cut out of the film, with what was measured on them. */
export const NeckPicture = () => {
  const { lang } = useWords()
  const { points } = useCommitted().tracing
  const box = neckBox(points)
  if (!box) return null
  const width = Math.min(wide, (high * box.width) / box.height)
  const pixel = box.width / (width * perMm)
  return (
    <div className={styles.vertebrae} style={{ width: `${width}mm`, aspectRatio: `${box.width} / ${box.height}` }}>
      <Crop box={box} />
      <svg viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`} aria-hidden="true">
        <LayerView layer={{ id: 'neck', marks: neckMarks(points, { colours, lang }) }} pixel={pixel} turn={0} />
      </svg>
    </div>
  )
}
