import { canvasOf, type PictureEdit, toneOf } from '@sella/contract/picture-edit'
import type { Size } from '@sella/contract/picture-steps'
import { type ReactNode, type Ref, useEffect, useId, useRef, useState } from 'react'
import styles from './edit.module.css'

interface CanvasProps {
  readonly edit: PictureEdit
  /** The picture as its file shows it. */
  readonly picture: Size & { readonly url: string; readonly name: string }
  readonly boxRef: Ref<HTMLDivElement>
  /** Laid over it, in fractions of the canvas. */
  readonly children: ReactNode
}

/** Margin for the handles at the edges, px. */
const margin = 24

const useRoom = () => {
  const place = useRef<HTMLDivElement>(null)
  const [room, setRoom] = useState<Size>({ width: 1, height: 1 })
  useEffect(() => {
    const at = place.current
    if (!at) return
    const watch = new ResizeObserver(() => setRoom({ width: at.clientWidth - 2 * margin, height: at.clientHeight - 2 * margin }))
    watch.observe(at)
    return () => watch.disconnect()
  }, [])
  return { place, room }
}

/** The whole canvas of an edited picture, as the server will make it, fitted into the available space. */
export const Canvas = ({ edit, picture, boxRef, children }: CanvasProps) => {
  const { place, room } = useRoom()
  const filter = useId().replace(/\W/g, '')
  const canvas = canvasOf(picture, edit)
  const scale = Math.max(0.01, Math.min(room.width / canvas.width, room.height / canvas.height))
  const { gain, offset } = toneOf(edit)
  const tone = { type: 'linear', slope: gain, intercept: offset } as const
  return (
    <div ref={place} className={styles.stage}>
      <svg width="0" height="0" aria-hidden>
        <filter id={filter} colorInterpolationFilters="sRGB">
          <feComponentTransfer>
            <feFuncR {...tone} />
            <feFuncG {...tone} />
            <feFuncB {...tone} />
          </feComponentTransfer>
        </filter>
      </svg>
      <div ref={boxRef} className={styles.canvas} style={{ width: canvas.width * scale, height: canvas.height * scale }}>
        <div className={styles.clip}>
          <img
            src={picture.url}
            alt={picture.name}
            draggable={false}
            style={{
              width: picture.width * scale,
              height: picture.height * scale,
              transform: `translate(-50%, -50%) rotate(${edit.turn + edit.tilt}deg) scaleX(${edit.flip ? -1 : 1})`,
              filter: gain === 1 && offset === 0 ? undefined : `url(#${filter})`,
            }}
          />
        </div>
        {children}
      </div>
    </div>
  )
}
