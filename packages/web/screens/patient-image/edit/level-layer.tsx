import type { Place, Size } from '@sella/contract/picture-steps'
import { type PointerEvent, useState } from 'react'
import { useWords } from '../../../words/i18n'
import styles from './edit.module.css'

export type Levelling = 'pupils' | 'line'

interface LevelLayerProps {
  readonly way: Levelling
  readonly canvas: Size
  readonly onLine: (line: readonly [Place, Place]) => void
}

/** Over the picture while it is levelled: two clicks on the pupils, or a line drawn along an edge. */
export const LevelLayer = ({ way, canvas, onLine }: LevelLayerProps) => {
  const { t } = useWords()
  const [first, setFirst] = useState<Place | null>(null)
  const [second, setSecond] = useState<Place | null>(null)
  const placeOf = (event: PointerEvent<SVGSVGElement>): Place => {
    const box = event.currentTarget.getBoundingClientRect()
    return {
      x: ((event.clientX - box.left) / box.width) * canvas.width,
      y: ((event.clientY - box.top) / box.height) * canvas.height,
    }
  }
  const finish = (to: Place): void => {
    if (first) onLine([first, to])
    setFirst(null)
    setSecond(null)
  }
  const press = (event: PointerEvent<SVGSVGElement>) => {
    const here = placeOf(event)
    if (way === 'pupils' && first) return finish(here)
    setFirst(here)
    setSecond(null)
    if (way === 'line') event.currentTarget.setPointerCapture(event.pointerId)
  }
  const ring = canvas.width / 60
  return (
    <>
      <svg
        className={styles.level}
        viewBox={`0 0 ${canvas.width} ${canvas.height}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={t(`pictures.edit.level${way === 'pupils' ? 'Pupils' : 'Line'}Hint`)}
        onPointerDown={press}
        onPointerMove={event => first && setSecond(placeOf(event))}
        onPointerUp={event => way === 'line' && first && finish(placeOf(event))}
      >
        {first && second && <line x1={first.x} y1={first.y} x2={second.x} y2={second.y} vectorEffect="non-scaling-stroke" />}
        {first && <circle cx={first.x} cy={first.y} r={ring} vectorEffect="non-scaling-stroke" />}
      </svg>
      <p className={styles.levelHint} role="status">
        {t(`pictures.edit.level${way === 'pupils' ? 'Pupils' : 'Line'}Hint`)}
      </p>
    </>
  )
}
