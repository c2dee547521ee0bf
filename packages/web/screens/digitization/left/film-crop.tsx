import type { Point } from '@sella/ceph/geometry/point'
import { filmLut } from '@sella/drawing/scene/film-lut'
import { useMemo } from 'react'
import { greyFor, paintedPart } from '../../../editor/film-pixels'
import { useStore } from '../../../editor/use-store'
import { useDesk } from '../desk'
import styles from './left.module.css'

interface FilmCropProps {
  readonly at: Point
  /** Radius of the ring in film pixels. */
  readonly error: number
}

const size = 60

const canvas = document.createElement('canvas')

/** An image instead of a canvas each: dozens of canvases are dozens of layers that the browser composites every frame. */
const addressOf = (part: ImageData): string => {
  ;[canvas.width, canvas.height] = [part.width, part.height]
  canvas.getContext('2d', { willReadFrequently: true })?.putImageData(part, 0, 0)
  return canvas.toDataURL()
}

/** A section of the film around a point, with its expected error as a ring of a quarter of the picture. */
export const FilmCrop = ({ at, error }: FilmCropProps) => {
  const { bench, film } = useDesk()
  const picture = useStore(bench.picture, p => p)
  const { x, y } = at
  const address = useMemo(() => {
    const grey = greyFor(film, 0, picture)
    if (!grey) return ''
    const scale = grey.width / film.width
    const side = Math.max(24, Math.round(error * scale * 5))
    const corner = { x: Math.round(x * scale - side / 2), y: Math.round(y * scale - side / 2), side }
    return addressOf(paintedPart(grey, filmLut(picture), corner))
  }, [film, picture, x, y, error])
  return (
    <span className={styles.crop}>
      <img src={address} alt="" width={size} height={size} />
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle cx={size / 2} cy={size / 2} r={12} fill="none" stroke="var(--warn)" strokeDasharray="3 2.5" />
        <circle cx={size / 2} cy={size / 2} r={2} fill="#e54d71" />
      </svg>
    </span>
  )
}
