import type { Scene } from '@sella/drawing/scene/scene'
import { LayerView } from '../../editor/ink-view'
import styles from './treatment-result.module.css'

interface SceneViewProps {
  readonly scene: Scene
  /** The text alternative. */
  readonly alternative: string
}

/** A drawing of the page on its own sheet of paper. */
export const SceneView = ({ scene: { width, height, pixel, layers }, alternative }: SceneViewProps) => (
  <svg className={styles.drawing} viewBox={`0 0 ${width} ${height}`} role="img" aria-label={alternative}>
    {layers.map(layer => (
      <LayerView key={layer.id} layer={layer} pixel={pixel} turn={0} />
    ))}
  </svg>
)
