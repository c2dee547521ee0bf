import type { Point } from '@sella/ceph/geometry/point'
import { filmLut } from '@sella/drawing/scene/film-lut'
import { useLayoutEffect, useRef } from 'react'
import { greyFor, paintedPart } from '../../../editor/film-pixels'
import { useStore } from '../../../editor/store'
import { useDesk } from '../desk'
import styles from './left.module.css'

interface Props {
  readonly at: Point
  /** Radius of the ring in film pixels. */
  readonly error: number
}

const size = 60

/** The film about a point, with its expected error as a ring of a quarter of the picture. */
export const FilmCrop = ({ at, error }: Props) => {
  const { bench, film } = useDesk()
  const picture = useStore(bench.picture, p => p)
  const canvas = useRef<HTMLCanvasElement>(null)
  const { x, y } = at
  useLayoutEffect(() => {
    const [element, grey] = [canvas.current, greyFor(film, 0, picture)]
    if (!element || !grey) return
    const scale = grey.width / film.width
    const side = Math.max(24, Math.round(error * scale * 5))
    ;[element.width, element.height] = [side, side]
    const corner = { x: Math.round(x * scale - side / 2), y: Math.round(y * scale - side / 2), side }
    element.getContext('2d')?.putImageData(paintedPart(grey, filmLut(picture), corner), 0, 0)
  }, [film, picture, x, y, error])
  return (
    <span className={styles.crop}>
      <canvas ref={canvas} style={{ width: size, height: size }} />
      <svg viewBox={`0 0 ${size} ${size}`} aria-hidden="true">
        <circle cx={size / 2} cy={size / 2} r={12} fill="none" stroke="var(--warn)" strokeDasharray="3 2.5" />
        <circle cx={size / 2} cy={size / 2} r={2} fill="#e54d71" />
      </svg>
    </span>
  )
}
