import type { Crop } from '@sella/contract/picture-edit'
import { type Corner, dragged } from '@sella/contract/picture-steps'
import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { useWords } from '../../../words/i18n'
import styles from './edit.module.css'

interface CropFrameProps {
  readonly crop: Crop
  /** Aspect ratio of a crop in fractions of the canvas, if it is fixed. */
  readonly aspect: number | null
  readonly onTry: (crop: Crop) => void
  readonly onCommit: (crop: Crop) => void
}

const corners = ['nw', 'ne', 'sw', 'se'] as const
const arrows: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
/** Fraction of the canvas moved per key press. */
const keyStep = 0.01

/** Moving the frame or one of its corners, by pointer or arrow keys. */
const useHands = ({ crop, aspect, onTry, onCommit }: CropFrameProps) => {
  const from = useRef<{ readonly x: number; readonly y: number; readonly crop: Crop; readonly corner: Corner } | null>(null)
  const last = useRef(crop)
  const begin = (corner: Corner) => (event: PointerEvent<HTMLElement>) => {
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    from.current = { x: event.clientX, y: event.clientY, crop, corner }
    last.current = crop
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.closest(`.${styles.canvas}`)?.getBoundingClientRect()
    const grip = from.current
    if (!grip || !box) return
    const by = { x: (event.clientX - grip.x) / box.width, y: (event.clientY - grip.y) / box.height }
    last.current = dragged(grip.crop, grip.corner, by, aspect)
    onTry(last.current)
  }
  const end = () => {
    if (from.current) onCommit(last.current)
    from.current = null
  }
  const onKey = (corner: Corner) => (event: KeyboardEvent) => {
    const arrow = arrows[event.key]
    if (!arrow) return
    event.preventDefault()
    event.stopPropagation()
    const by = { x: arrow[0] * keyStep, y: arrow[1] * keyStep }
    onCommit(dragged(crop, corner === 'all' && event.shiftKey ? 'se' : corner, by, aspect))
  }
  return (corner: Corner) => ({
    onPointerDown: begin(corner),
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    onKeyDown: onKey(corner),
  })
}

/** The part that will be shown, with a handle at each corner; the outside is dimmed. */
export const CropFrame = (props: CropFrameProps) => {
  const { crop } = props
  const { t } = useWords()
  const hands = useHands(props)
  const hand = (corner: Corner) => ({ 'aria-label': t(`pictures.edit.corner.${corner}`), ...hands(corner) })
  const percent = (share: number): string => `${100 * share}%`
  return (
    <div
      className={styles.crop}
      style={{ left: percent(crop.x), top: percent(crop.y), width: percent(crop.width), height: percent(crop.height) }}
    >
      <button type="button" className={styles.all} title={t('pictures.edit.cropHint')} {...hand('all')} />
      {corners.map(corner => (
        <button key={corner} type="button" className={styles.corner} data-corner={corner} {...hand(corner)} />
      ))}
    </div>
  )
}
