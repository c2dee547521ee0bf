import { fitFilm } from '@sella/workbench/bench/bench'
import { brightnessOf, contrastOf, type Picture, withBrightness, withContrast } from '@sella/workbench/bench/picture'
import { turnTo } from '@sella/workbench/canvas/view'
import { commandsAt } from '@sella/workbench/commands/table'
import { Button, Slider, Switch } from 'antd'
import { useStore } from '../../../editor/use-store'
import { useWords } from '../../../words/i18n'
import { useOffer, useOffers } from '../commands/use-command'
import { useDesk, useTracing } from '../desk'
import { PerspectiveRow } from '../photo/perspective'
import { levelTurn, pupilTurn } from './level'
import styles from './settings.module.css'
import { TurnFilm } from './turn-film'

const sliders = [
  { key: 'brightness', min: -100, max: 100, step: 1, read: brightnessOf, write: withBrightness },
  { key: 'contrast', min: -100, max: 100, step: 1, read: contrastOf, write: withContrast },
  {
    key: 'gamma',
    min: 0.3,
    max: 3,
    step: 0.05,
    read: (picture: Picture) => picture.gamma,
    write: (picture: Picture, gamma: number): Picture => ({ ...picture, gamma }),
  },
] as const

/**
 * Levels a line of the face, for display only: the Frankfort plane on the film, the pupils on a photo from the front. No pixel
 * moves.
 */
const Level = () => {
  const { t } = useWords()
  const { bench, subject } = useDesk()
  const onFilm = subject.view === 'film'
  const tracing = useTracing()
  const level = onFilm ? levelTurn(tracing) : pupilTurn(tracing)
  const name = t(onFilm ? 'workbench.view.level' : 'face.level')
  const turned = useStore(bench.view, view => view.turn !== 0)
  const take = (on: boolean) => {
    const wasFitted = bench.view.get()
    bench.view.set(turnTo(wasFitted, bench.stage.get(), on ? (level ?? 0) : 0))
    fitFilm(bench)
  }
  return (
    <div className={styles.switch}>
      <span>{name}</span>
      {level === null && <small>{t(onFilm ? 'workbench.view.levelNeeds' : 'face.levelNeeds')}</small>}
      <Switch size="small" aria-label={name} disabled={level === null && !turned} checked={turned} onChange={take} />
    </div>
  )
}

/** An aid for placing: a dragged point snaps to a strong edge nearby; Alt suppresses it. */
const Snap = () => {
  const { t } = useWords()
  const { bench } = useDesk()
  const snaps = useStore(bench.snaps, s => s)
  return (
    <div className={styles.switch}>
      <span>{t('workbench.view.snap')}</span>
      <small>{t('workbench.view.snapKey')}</small>
      <Switch size="small" aria-label={t('workbench.view.snap')} checked={snaps} onChange={on => bench.snaps.set(on)} />
    </div>
  )
}

/** Views with a line that can be levelled. */
const levels: ReadonlySet<string> = new Set(['film', 'face_frontal', 'face_smile'])

/** How the film is displayed; the film itself never changes. */
export const ViewPanel = () => {
  const { t } = useWords()
  const desk = useDesk()
  const { bench, subject } = desk
  const looks = useOffers(commandsAt('look', desk))
  const plain = useOffer('plain')
  const onFilm = subject.view === 'film'
  const picture = useStore(bench.picture, p => p)
  return (
    <div className={styles.panel}>
      {sliders.map(({ key, min, max, step, read, write }) => (
        <div key={key} className={styles.slide}>
          <span>{t(`workbench.view.${key}`)}</span>
          <Slider
            ariaLabelForHandle={t(`workbench.view.${key}`)}
            {...{ min, max, step }}
            tooltip={{ open: false }}
            value={read(picture)}
            onChange={value => bench.picture.set(now => write(now, value))}
          />
          <output>{key === 'gamma' ? read(picture).toFixed(2) : read(picture)}</output>
        </div>
      ))}
      {onFilm && <PerspectiveRow />}
      {looks.map(({ command, label, on, run }) => (
        <div key={command.id} className={styles.switch}>
          {label}
          <Switch size="small" aria-label={label} checked={on} onChange={run} />
        </div>
      ))}
      {levels.has(subject.view) && <Level />}
      <Snap />
      <div className={styles.foot}>
        {t('workbench.view.note')}
        <Button size="small" onClick={plain.run}>
          {plain.label}
        </Button>
      </div>
      {onFilm && <TurnFilm />}
    </div>
  )
}
