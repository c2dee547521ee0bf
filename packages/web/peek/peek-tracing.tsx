import type { Photo } from '@sella/contract/entities'
import type { Sketch } from '@sella/contract/glance'
import styles from './peek.module.css'

interface PeekTracingProps {
  /** The film as displayed; the outlines are in its pixels. */
  readonly film: Pick<Photo, 'width' | 'height'>
  readonly curves: Sketch['curves']
}

/** The outlines over the preview of their film; matches the picture, whatever the shape of the frame. */
export const PeekTracing = ({ film, curves }: PeekTracingProps) => (
  <svg className={styles.tracing} viewBox={`0 0 ${film.width} ${film.height}`} aria-hidden>
    {curves.map(({ along, estimated }) => (
      <polyline key={along} points={along} data-estimated={estimated} />
    ))}
  </svg>
)
