import { jaws } from '@sella/ceph/study-models/tooth'
import { Box } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Notice, type NoticeAction } from '../../../parts/notice'
import type { Models } from '../../../study-models/use-models'
import { useWords } from '../../../words/i18n'
import styles from './model.module.css'
import { modelKey } from './model-keys'
import { ModelTools } from './model-tools'
import type { ModelLook, View } from './scene'
import { useScene } from './use-scene'

/** Triangles beyond which a weak device may fail, in millions. */
const many = 3

/** Keys of the modal viewer, while it is open. */
const useModelKeys = (onKey: (event: KeyboardEvent) => void): void => {
  const latest = useRef(onKey)
  latest.current = onKey
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      if (!event.ctrlKey && !event.metaKey && !event.altKey) latest.current(event)
    }
    window.addEventListener('keydown', hear)
    return () => window.removeEventListener('keydown', hear)
  }, [])
}

interface ModelStageProps {
  readonly models: Models
  readonly downloads: readonly NoticeAction[]
}

/** Views of one jaw show only that jaw; the others show both. */
const shownFor = (view: View): ModelLook['shown'] => ({ upper: view !== 'lower', lower: view !== 'upper' })

export const ModelStage = ({ models, downloads }: ModelStageProps) => {
  const { t } = useWords()
  const canvas = useRef<HTMLCanvasElement>(null)
  const coloured = jaws.some(jaw => models[jaw]?.colours)
  const [look, setLook] = useState<ModelLook>({ shown: { upper: true, lower: true }, wire: false, colour: true, over: false })
  const { scene, state, again } = useScene(canvas, models, look)
  const triangles = jaws.reduce((sum, jaw) => sum + (models[jaw]?.triangles ?? 0), 0)
  const show = (view: View) => {
    setLook({ ...look, shown: shownFor(view) })
    scene.current?.view(view)
  }
  const flip = (jaw: 'upper' | 'lower') => setLook({ ...look, shown: { ...look.shown, [jaw]: !look.shown[jaw] } })
  const acts = {
    ...{ show, flip },
    turn: (across: number, up: number) => scene.current?.turn(across, up),
    zoom: (by: number) => scene.current?.zoom(by),
    fit: () => scene.current?.fit(),
    wire: () => setLook({ ...look, wire: !look.wire }),
  }
  useModelKeys(event => {
    const run = modelKey(event.key, acts)
    if (!run) return
    event.preventDefault()
    run()
  })
  if (state === 'none')
    return <Notice icon={Box} title={t('pictures.model.noWebgl')} text={t('pictures.model.noWebglText')} actions={downloads} />
  const [x = 0, y = 0, z = 0] = (scene.current?.spans ?? []).map(span => Math.round(span * 10) / 10)
  const facts = {
    triangles: triangles.toLocaleString('en'),
    x: String(x),
    y: String(y),
    z: String(z),
    unit: t('pictures.model.unit'),
  }
  return (
    <div className={styles.body}>
      <ModelTools {...{ look, models, coloured }} onLook={setLook} onView={show} onFit={() => scene.current?.fit()} />
      <div className={styles.stage}>
        <canvas ref={canvas} tabIndex={0} role="img" aria-label={t('pictures.model.stage')} data-state={state} />
        {state === 'lost' && (
          <div className={styles.lost}>
            <Notice
              icon={Box}
              title={t('pictures.model.lost')}
              actions={[{ label: t('pictures.model.again'), run: again, primary: true }]}
            />
          </div>
        )}
      </div>
      <footer className={styles.foot}>
        <span title={t('pictures.model.unitHint')}>{t('pictures.model.facts', facts)}</span>
        {triangles > many * 1_000_000 && <em>{t('pictures.model.tooLarge', { limit: many })}</em>}
        <span className={styles.hint}>{t('pictures.model.hint')}</span>
        <span className={styles.unit}>{t('pictures.model.unitHint')}</span>
      </footer>
    </div>
  )
}
