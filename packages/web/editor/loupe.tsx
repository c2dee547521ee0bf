import type { Point } from '@sella/ceph/geometry/point'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import type { Layer } from '@sella/drawing/scene/scene'
import type { FilmBench } from '@sella/workbench/bench/bench'
import { toScreen } from '@sella/workbench/canvas/view'
import type { FollowedSession } from '@sella/workbench/desk/followed'
import { shown } from '@sella/workbench/session/session'
import { tools } from '@sella/workbench/tools/index'
import type { DraggableName } from '@sella/workbench/tools/tool'
import { memo, useLayoutEffect, useRef } from 'react'
import styles from './editor.module.css'
import type { FilmPixels } from './film-pixels'
import { enlargement, paintLoupe } from './loupe-paint'
import { firstSides, loupeSize, placeLoupe } from './loupe-place'
import { useStore } from './use-store'

interface LoupeProps {
  readonly bench: FilmBench
  readonly film: FilmPixels
  readonly layers: readonly Layer[]
  /** The session at the pace of words; the film and the cross follow every step. */
  readonly followed: FollowedSession
  /** The dragged point's name, and how far it has moved, as texts. `from`, `to`: film pixels. */
  readonly describe: (gripped: DraggableName, from: Point | null, to: Point) => { readonly title: string; readonly moved: string }
}

const placeOf = (gripped: DraggableName, tracing: Tracing): Point | null => {
  if (gripped === 'ruler0' || gripped === 'ruler1') return tracing.ruler?.ends[gripped === 'ruler0' ? 0 : 1] ?? null
  return tracing.points[gripped] ?? null
}

type CaptionProps = Pick<LoupeProps, 'followed' | 'describe'> & { readonly gripped: DraggableName }

/** What is being dragged, and how far it has moved. */
const Caption = memo(({ followed, describe, gripped }: CaptionProps) => {
  const session = useStore(followed, s => s)
  const at = placeOf(gripped, shown(session))
  if (!at) return null
  const { title, moved } = describe(gripped, placeOf(gripped, session.present), at)
  return (
    <div className={styles.caption}>
      <b>{title}</b>
      <span>{`${enlargement}×`}</span>
      <p>{moved}</p>
    </div>
  )
})

const Glass = ({ bench, film, layers, followed, describe, gripped }: LoupeProps & { readonly gripped: DraggableName }) => {
  const canvas = useRef<HTMLCanvasElement>(null)
  const sides = useRef(firstSides)
  const session = useStore(bench.session, s => s)
  const at = placeOf(gripped, shown(session))
  const from = placeOf(gripped, session.present)
  const view = bench.view.get()

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context || !at) return
    paintLoupe(context, { film, picture: bench.picture.get(), view, layers, at, from }, window.devicePixelRatio || 1)
  })

  if (!at || session.preview === null) return null
  const placed = placeLoupe(toScreen(view, at), bench.stage.get(), sides.current)
  sides.current = placed.sides
  const ratio = window.devicePixelRatio || 1
  return (
    <div
      className={styles.loupe}
      style={{ transform: `translate(${placed.centre.x - loupeSize / 2}px, ${placed.centre.y - loupeSize / 2}px)` }}
    >
      <canvas ref={canvas} width={loupeSize * ratio} height={loupeSize * ratio} />
      <Caption followed={followed} describe={describe} gripped={gripped} />
    </div>
  )
}

/** The magnifier beside the dragged point, shown only during a gesture. */
export const Loupe = (props: LoupeProps) => {
  const gripped = useStore(props.bench.hand, hand => tools[hand.tool].holds?.(hand.state) ?? null)
  return gripped ? <Glass {...props} gripped={gripped} /> : null
}
