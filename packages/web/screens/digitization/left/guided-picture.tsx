import type { PointName } from '@sella/ceph/data/point-name'
import { memo } from 'react'
import { LayerView } from '../../../editor/ink-view'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import styles from './left.module.css'

/** The picture's height relative to its width. */
const ratio = 0.83

/** Where a point belongs, drawn on the template by the scene that draws the film's tracing. */
export const GuidedPicture = memo(({ name }: { readonly name: PointName }) => {
  const { t, lang } = useWords()
  const { subject } = useDesk()
  const { short } = subject.text(name)
  const at = subject.picture.at(name)
  if (!at) return null
  const { middle, width } = subject.picture.around(at)
  const height = width * ratio
  const box = `${middle.x - width / 2} ${middle.y - height / 2} ${width} ${height}`
  const pixel = width / 200
  return (
    <svg
      className={styles.picture}
      viewBox={box}
      role="img"
      aria-label={t(
        subject.view === 'film' ? 'workbench.guided.picture' : subject.view === 'frontal' ? 'frontal.picture' : 'face.picture',
        { name: short },
      )}
    >
      {subject.picture.layers(lang, pixel).map(layer => (
        <LayerView key={layer.id} layer={layer} pixel={pixel} turn={0} />
      ))}
      <circle cx={at.x} cy={at.y} r={9 * pixel} fill="none" stroke="var(--acc)" strokeWidth={1.5 * pixel} />
      <circle cx={at.x} cy={at.y} r={3 * pixel} fill="#e54d71" />
      <text x={at.x + 14 * pixel} y={at.y + 16 * pixel} fontSize={13 * pixel} fontWeight={600} fill="orange">
        {short}
      </text>
    </svg>
  )
})
