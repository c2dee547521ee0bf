import type { Point } from '@sella/ceph/geometry/point'
import { shown } from '@sella/workbench/session/session'
import type { DraggableName } from '@sella/workbench/tools/tool'
import { Suspense, useCallback, useMemo } from 'react'
import { Loupe } from '../../../editor/loupe'
import { MiniMap } from '../../../editor/mini-map'
import { Stage } from '../../../editor/stage'
import { useStore } from '../../../editor/use-store'
import { lazily } from '../../../parts/lazily'
import { useWords } from '../../../words/i18n'
import { useDesk } from '../desk'
import { movement } from '../movement'
import { AdjustHost, usePhotoBeside } from '../photo/photo-stage'
import { useCandidateLayer } from './candidate-layer'
import { StartCard } from './start-card'
import { useToolLayers } from './tool-layers'
import { ToolNote } from './tool-note'
import { useScene } from './use-scene'
import { useZoomToGuided } from './zoom-to-guided'

const SideNote = lazily(async () => ({ default: (await import('../frontal/side-note')).SideNote }))

const useDescription = () => {
  const { t, lang } = useWords()
  const desk = useDesk()
  return useCallback(
    (gripped: DraggableName, from: Point | null, to: Point) => {
      const ruler = gripped === 'ruler0' || gripped === 'ruler1'
      const title = ruler
        ? t('workbench.loupe.ruler', { end: gripped === 'ruler0' ? 1 : 2 })
        : `${desk.subject.view === 'film' ? gripped : desk.subject.text(gripped).short} ${desk.subject.text(gripped).name[lang]}`
      const evaluation = desk.evaluate(shown(desk.bench.session.get()))
      return {
        title,
        moved: from
          ? t('workbench.loupe.moved', { by: movement({ from, to, view: desk.subject.view }, evaluation, t) })
          : t('workbench.loupe.still'),
      }
    },
    [desk, t, lang],
  )
}

/** The stage of the workbench: film, tracing, tools, loupe and map. */
export const StageArea = () => {
  const { t } = useWords()
  const { bench, film, display, subject, automatic, followed } = useDesk()
  const { AutoCard } = automatic
  const scene = useScene()
  const tools = useToolLayers()
  const candidates = useCandidateLayer()
  const showFilm = useStore(display, d => d.film)
  const all = useMemo(() => ({ ...scene, layers: [...scene.layers, ...tools, candidates] }), [scene, tools, candidates])
  const describe = useDescription()
  const beside = usePhotoBeside()
  useZoomToGuided()
  return (
    <Stage
      bench={bench}
      film={film}
      scene={all}
      label={t(subject.view === 'film' || subject.view === 'frontal' ? 'workbench.stageLabel' : 'face.stageLabel')}
      hidesFilm={!showFilm}
      beside={beside}
    >
      <Loupe bench={bench} film={film} layers={scene.layers} followed={followed} describe={describe} />
      <MiniMap bench={bench} film={film} />
      <AdjustHost />
      <ToolNote />
      <StartCard />
      {subject.view === 'frontal' && (
        <Suspense fallback={null}>
          <SideNote />
        </Suspense>
      )}
      {AutoCard && <AutoCard />}
    </Stage>
  )
}
