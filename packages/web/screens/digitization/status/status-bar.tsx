import { fitFilm, takeTool } from '@sella/workbench/bench/bench'
import { fit } from '@sella/workbench/canvas/view'
import { commandOf } from '@sella/workbench/commands/table'
import { Ruler, TriangleAlert } from 'lucide-react'
import { useStore } from '../../../editor/use-store'
import { Key } from '../../../parts/key'
import { plain } from '../../../readings/rows'
import { useWords } from '../../../words/i18n'
import { capsFor } from '../commands/caps'
import { useDesk, useEditing, useFollowedEvaluation, useFollowedTracing } from '../desk'
import { useDialogs } from '../dialogs'
import { scaleDoubt } from '../scale-doubt'
import { levelDegrees } from '../settings/level'
import styles from './status-bar.module.css'

const Zoom = () => {
  const { t } = useWords()
  const { bench } = useDesk()
  const view = useStore(bench.settled, v => v)
  const fitted = Math.abs(view.zoom - fit(bench.film, bench.stage.get(), view.turn).zoom) < 1e-6
  return (
    <button type="button" onClick={() => fitFilm(bench)}>
      {t(fitted ? 'workbench.status.fit' : 'workbench.status.zoom', { percent: Math.round(view.zoom * 100) })}
    </button>
  )
}

const Windowing = () => {
  const { t } = useWords()
  const picture = useStore(useDesk().bench.picture, p => p)
  return (
    <span className={styles.windowing}>
      {t('workbench.status.window', { window: (1 / picture.window).toFixed(1), level: picture.level.toFixed(2) })}
    </span>
  )
}

const Level = () => {
  const { t } = useWords()
  const degrees = levelDegrees(useFollowedTracing())
  return degrees === null ? null : (
    <span className={styles.level}>{t('workbench.status.level', { degrees: plain(degrees) })}</span>
  )
}

/** The scale with its source; pressing it selects the ruler. */
const Scale = () => {
  const { t } = useWords()
  const { bench, may } = useDesk()
  const tracing = useFollowedTracing()
  const { calibration } = useFollowedEvaluation()
  const { provenance, mmPerPixel } = calibration
  const facts = { mm: tracing.ruler?.mm, scale: mmPerPixel?.toFixed(3) }
  const doubt = scaleDoubt(tracing, calibration, t)
  const sure = provenance === 'ruler' || provenance === 'dicom'
  const stated = t(
    provenance === 'none' && !may('trace') ? 'workbench.results.uncalibrated' : `workbench.status.${provenance}`,
    facts,
  )
  return (
    <button
      type="button"
      data-doubt={Boolean(doubt) || !sure}
      title={doubt || (may('trace') ? t('workbench.status.setRuler') : undefined)}
      aria-disabled={!may('trace') || undefined}
      onClick={() => may('trace') && takeTool(bench, 'ruler')}
    >
      {doubt ? <TriangleAlert size={14} /> : <Ruler size={14} />}
      {doubt || stated}
    </button>
  )
}

const cap = (id: string): string => capsFor(id).join(' ')

const useHints = (): readonly (readonly [string, string])[] => {
  const { t, lang } = useWords()
  const { bench, may } = useDesk()
  const editing = useEditing()
  const tool = useStore(bench.hand, hand => hand.tool)
  if (tool === 'place')
    return [
      [t('workbench.status.click'), t('workbench.status.place')],
      [t('workbench.status.rightDrag'), t('workbench.status.windowing')],
      [cap('fit'), commandOf('fit').title[lang]],
      [cap('keys'), t('workbench.status.keys')],
    ]
  if (editing)
    return [
      [t('workbench.status.arrows'), t('workbench.status.onePixel')],
      ['⇧', t('workbench.status.tenPixels')],
      [cap('next'), t('workbench.status.nextPoint')],
      [cap('escape'), t('workbench.status.select')],
    ]
  const reading: readonly (readonly [string, string])[] = [
    [t('workbench.status.space'), t('workbench.status.pan')],
    [t('workbench.status.wheel'), t('workbench.status.zooming')],
    ...(may('trace') ? ([[cap('edit'), t('workbench.status.edit')]] as const) : []),
    [cap('keys'), t('workbench.status.keys')],
  ]
  return reading
}

/** Zoom, window, scale with its source, and the keys available now. */
export const StatusBar = () => {
  const { t, lang } = useWords()
  const editing = useEditing()
  const { subject } = useDesk()
  const { show } = useDialogs()
  return (
    <div className={styles.bar}>
      <Zoom />
      <Windowing />
      {!editing && subject.view === 'film' && <Level />}
      <Scale />
      {editing && <b className={styles.editing}>{t('workbench.state.editing')}</b>}
      <button type="button" className={styles.hints} title={commandOf('keys').title[lang]} onClick={() => show('keys')}>
        {useHints().map(([key, does]) => (
          <span key={key}>
            <Key>{key}</Key>
            {does}
          </span>
        ))}
      </button>
    </div>
  )
}
