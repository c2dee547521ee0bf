import type { Output } from '@sella/contract/calls/index'
import styles from './shared.module.css'

type SharedRecord = Output<'shareOpen'>['records'][number]

export interface PictureProps {
  readonly picture: SharedRecord['pictures'][number]
  /** Outlines in pixels of the full picture. */
  readonly curves: NonNullable<SharedRecord['tracing']>['curves']
}

/** A picture with the outlines traced on it, whatever the shape of its frame. */
export const Picture = ({ picture: { previewUrl, width, height }, curves }: PictureProps) => (
  <span className={styles.picture}>
    <img src={previewUrl} alt="" width={width} height={height} draggable={false} />
    {curves.length > 0 && (
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden>
        {curves.map(({ along, estimated }) => (
          <polyline key={along} points={along} data-estimated={estimated} />
        ))}
      </svg>
    )}
  </span>
)
