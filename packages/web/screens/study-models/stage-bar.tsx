import { type Jaw, jaws } from '@sella/ceph/study-models/tooth'
import { FlipVertical2, Magnet, Maximize, RotateCw } from 'lucide-react'
import type { RefObject } from 'react'
import { useWords } from '../../words/i18n'
import type { ArchScene } from './arch-scene'
import { MediumChoice } from './medium-choice'
import styles from './models.module.css'
import { offeredViews } from './offered-views'
import { archViews, showsJaw, type Turned } from './standing'
import { useModelTable } from './table'

/** The viewpoint, and what a click snaps to. */
export const StageBar = ({ scene }: { readonly scene: RefObject<ArchScene | null> }) => {
  const { t } = useWords()
  const { view, setView, turned, setTurned, snaps, setSnaps, state, models, on } = useModelTable()
  const solid = jaws.some(jaw => models[jaw] && on[jaw] === 'surface')
  const turn = (how: keyof Turned) => () =>
    setTurned(
      Object.fromEntries(
        jaws.map(jaw => [jaw, showsJaw(view, jaw) ? { ...turned[jaw], [how]: !turned[jaw][how] } : turned[jaw]]),
      ) as Record<Jaw, Turned>,
    )
  return (
    <div className={styles.stageBar}>
      <fieldset aria-label={t('models.views')}>
        {offeredViews({ models, on }).map(each => (
          <button
            key={each}
            type="button"
            aria-pressed={view === each}
            title={`${t(`models.view.${each}`)} ${archViews.indexOf(each) + 1}`}
            onClick={() => setView(each)}
          >
            {t(`models.view.${each}`)}
          </button>
        ))}
      </fieldset>
      <fieldset>
        {solid && (
          <button type="button" title={t('models.turnOver')} aria-label={t('models.turnOver')} onClick={turn('over')}>
            <FlipVertical2 size={15} aria-hidden />
          </button>
        )}
        <button type="button" title={t('models.turnRound')} aria-label={t('models.turnRound')} onClick={turn('round')}>
          <RotateCw size={15} aria-hidden />
        </button>
        <button type="button" title={t('models.fit')} aria-label={t('models.fit')} onClick={() => scene.current?.fit()}>
          <Maximize size={15} aria-hidden />
        </button>
      </fieldset>
      <MediumChoice />
      {state.round > 0 && <span className={styles.round}>{t('models.round', { n: state.round + 1 })}</span>}
      {solid && (
        <button
          type="button"
          className={styles.snap}
          aria-pressed={snaps}
          title={t('models.snapHint')}
          onClick={() => setSnaps(!snaps)}
        >
          <Magnet size={14} aria-hidden />
          {t('models.snap')}
        </button>
      )}
    </div>
  )
}
