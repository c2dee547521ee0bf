import { jaws } from '@sella/ceph/study-models/tooth'
import { Expand, Grid3x3, Palette, Rotate3d } from 'lucide-react'
import type { Models } from '../../../study-models/use-models'
import { useWords } from '../../../words/i18n'
import styles from './model.module.css'
import { type ModelLook, type View, views } from './scene'

interface ModelToolsProps {
  readonly look: ModelLook
  readonly models: Models
  /** A model has its own colours. */
  readonly coloured: boolean
  readonly onLook: (look: ModelLook) => void
  readonly onView: (view: View) => void
  readonly onFit: () => void
}

/** How the models are displayed: viewpoint, which jaws, surface or wireframe. */
export const ModelTools = ({ look, models, coloured, onLook, onView, onFit }: ModelToolsProps) => {
  const { t } = useWords()
  const toggles = [
    { key: 'wire', Icon: Grid3x3, on: look.wire, run: () => onLook({ ...look, wire: !look.wire }) },
    ...(coloured
      ? [{ key: 'colour', Icon: Palette, on: look.colour, run: () => onLook({ ...look, colour: !look.colour }) }]
      : []),
    { key: 'turnOver', Icon: Rotate3d, on: look.over, run: () => onLook({ ...look, over: !look.over }) },
  ] as const
  return (
    <div className={styles.tools}>
      <fieldset aria-label={t('pictures.model.title')}>
        {views.map((view, i) => (
          <button key={view} type="button" title={`${t(`pictures.model.view.${view}`)} ${i + 1}`} onClick={() => onView(view)}>
            {t(`pictures.model.view.${view}`)}
          </button>
        ))}
      </fieldset>
      <fieldset>
        {jaws.map(jaw => (
          <button
            key={jaw}
            type="button"
            disabled={!models[jaw]}
            aria-pressed={models[jaw] !== undefined && look.shown[jaw]}
            onClick={() => onLook({ ...look, shown: { ...look.shown, [jaw]: !look.shown[jaw] } })}
          >
            {t(`pictures.model.${jaw}`)}
          </button>
        ))}
      </fieldset>
      <fieldset>
        {toggles.map(({ key, Icon, on, run }) => (
          <button
            key={key}
            type="button"
            aria-pressed={on}
            title={key === 'turnOver' ? t('pictures.model.axesHint') : undefined}
            onClick={run}
          >
            <Icon size={14} aria-hidden />
            {t(`pictures.model.${key as 'wire'}`)}
          </button>
        ))}
        <button type="button" onClick={onFit}>
          <Expand size={14} aria-hidden />
          {t('pictures.model.fit')}
        </button>
      </fieldset>
    </div>
  )
}
