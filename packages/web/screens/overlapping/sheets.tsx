import type { Similarity } from '@sella/ceph/geometry/transform'
import type { Overlay } from '@sella/ceph/superimpose/overlay'
import { matrixText } from '@sella/drawing/scene/matrix'
import type { Layer } from '@sella/drawing/scene/scene'
import { type CSSProperties, memo, type ReactNode } from 'react'
import { LayerView } from '../../editor/ink-view'
import styles from './canvas.module.css'
import type { CaseFilm } from './case-films'
import { type FilmUnder, gripMove } from './overlap-drawing'
import { useGrip } from './use-grip'

interface SheetProps {
  readonly viewBox: string
  readonly pixel: number
}

/** Lines on a layer of their own, repainted only if one of them changed. */
export const LineSheet = memo(({ layers, viewBox, pixel }: SheetProps & { readonly layers: readonly Layer[] }) => (
  <svg viewBox={viewBox} aria-hidden="true">
    {layers.map(layer => (
      <LayerView key={layer.id} layer={layer} pixel={pixel} turn={0} />
    ))}
  </svg>
))

interface FilmProps {
  readonly film: FilmUnder
  readonly photo: CaseFilm['photo']
  readonly viewBox: string
}

export const FilmSheet = memo(({ film: { matrix, opacity }, photo, viewBox }: FilmProps) => (
  <svg viewBox={viewBox} aria-hidden="true">
    <image
      href={photo.previewUrl}
      width={photo.width}
      height={photo.height}
      transform={matrixText(matrix)}
      opacity={opacity}
      preserveAspectRatio="none"
    />
  </svg>
))

/** A similarity as CSS for a box fitted to a view box: about the origin of the canvas, in screen pixels. */
const cssOf = ({ a, b, tx, ty }: Similarity, { viewBox, pixel }: SheetProps): CSSProperties => {
  const [x = 0, y = 0, width = 0, height = 0] = viewBox.split(' ').map(Number)
  const origin = [x + width / 2, y + height / 2].map(middle => `calc(50% - ${middle / pixel}px)`).join(' ')
  return { transform: `matrix(${[a, b, -b, a, tx / pixel, ty / pixel].join(',')})`, transformOrigin: origin }
}

interface MovingProps extends SheetProps {
  readonly overlay: Overlay
  readonly toCanvas: Similarity
  /** The record drawn as saved in the scheme. */
  readonly children: ReactNode
}

/** Moves with the gesture: painted once and only transformed, so that a step of the gesture redraws no line or film. */
export const Moving = ({ overlay, toCanvas, children, ...sheet }: MovingProps) => {
  const grip = useGrip(overlay.method)
  const move = grip && gripMove(overlay, grip.uuid, grip.nudge, toCanvas)
  return (
    <div className={styles.moving} style={move ? cssOf(move, sheet) : undefined}>
      {children}
    </div>
  )
}
