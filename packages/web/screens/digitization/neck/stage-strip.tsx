import { stages } from '@sella/ceph/data/maturation-stages'
import type { Staged } from '@sella/ceph/maturation/maturation'
import { spineOf } from '@sella/ceph/maturation/spine'
import { shareText } from '@sella/ceph/measure/share-text'
import { ownSpineMarks } from '@sella/drawing/maturation/own-spine'
import { sketchMarks, sketchSize } from '@sella/drawing/maturation/sketch'
import { useMemo } from 'react'
import { LayerView } from '../../../editor/ink-view'
import { useWords } from '../../../words/i18n'
import { useFollowedTracing } from '../desk'
import styles from './neck.module.css'

const sketches = stages.map(stage => ({
  stage,
  layer: { id: stage, marks: sketchMarks(stage, { colour: 'currentColor', width: 1.6 }) },
}))

/** The film's own vertebrae, drawn in the style of the sketches. */
const OwnSpine = () => {
  const { t } = useWords()
  const { points } = useFollowedTracing()
  const layer = useMemo(() => {
    const spine = spineOf(points)
    return { id: 'own', marks: spine ? ownSpineMarks(spine, { colour: 'currentColor', width: 1.6 }) : [] }
  }, [points])
  return (
    <li data-film>
      <svg viewBox={`0 0 ${sketchSize.width} ${sketchSize.height}`} role="img" aria-label={t('neck.ownSpine')}>
        <LayerView layer={layer} pixel={1} turn={0} />
      </svg>
      <b>{t('neck.thisFilm')}</b>
    </li>
  )
}

/** The six stages in outline, each with its share, beside the film's own vertebrae; the likeliest is emphasised. */
export const StageStrip = ({ staged }: { readonly staged: Staged | null }) => {
  const { t } = useWords()
  return (
    <ol className={styles.strip} aria-label={t('neck.strip')}>
      {staged && <OwnSpine />}
      {sketches.map(({ stage, layer }) => {
        const share = staged?.shares[stage] ?? null
        const shown = share === null ? '–' : shareText(share)
        return (
          <li key={stage} data-likeliest={staged?.likeliest === stage} aria-label={t('neck.share', { stage, share: shown })}>
            <svg viewBox={`0 0 ${sketchSize.width} ${sketchSize.height}`} aria-hidden>
              <LayerView layer={layer} pixel={1} turn={0} />
            </svg>
            <b>{stage}</b>
            <i style={{ height: `${Math.round((share ?? 0) * 24)}px` }} />
            <small>{shown}</small>
          </li>
        )
      })}
    </ol>
  )
}
