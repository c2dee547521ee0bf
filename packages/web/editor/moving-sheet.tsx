import type { Extent } from '@sella/drawing/scene/extent'
import type { Pen } from '@sella/drawing/scene/pen'
import { memo, useLayoutEffect, useRef } from 'react'
import { canvasPen } from './canvas-pen'
import styles from './editor.module.css'
import { type OnSheet, roomFor } from './moving-room'
import { paintSheet } from './paint-sheet'

/** Gives the canvas the size and place of a part of the sheet; its pixels are gone then. */
const lay = (canvas: HTMLCanvasElement, { left, top, right, bottom }: Extent, ratio: number): void => {
  const [width, height] = [right - left, bottom - top]
  canvas.width = Math.ceil(width * ratio)
  canvas.height = Math.ceil(height * ratio)
  Object.assign(canvas.style, { left: `${left}px`, top: `${top}px`, width: `${width}px`, height: `${height}px` })
}

interface Painted {
  readonly matrix: OnSheet['matrix']
  readonly room: Extent | null
  readonly pen: Pen
}

/**
 * What a gesture moves. Painted and not kept as elements: nothing of a step is styled, laid out or compared by the browser. It
 * covers no more of the picture than the marks do.
 */
export const MovingSheet = memo((sheet: OnSheet) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const last = useRef<Painted>(null)
  useLayoutEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const before = last.current?.matrix === sheet.matrix ? last.current.room : null
    const room = roomFor(sheet, before)
    const resized = room !== null && room !== before
    const ratio = window.devicePixelRatio || 1
    if (resized) lay(element, room, ratio)
    // A canvas that is laid anew has forgotten its font.
    const pen = resized ? null : last.current?.pen
    const own = pen ?? canvasPen(context, getComputedStyle(element).fontFamily)
    if (room) paintSheet(context, own, sheet, { room, ratio })
    last.current = { matrix: sheet.matrix, room, pen: own }
  }, [sheet])
  return <canvas ref={canvas} className={styles.movingSheet} />
})
