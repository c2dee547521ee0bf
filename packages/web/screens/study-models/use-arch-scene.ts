import type { Jaw } from '@sella/ceph/study-models/tooth'
import { type RefObject, useEffect, useState } from 'react'
import type { JawViews } from '../../study-models/jaw-picture'
import { useOpenedScene } from '../../study-models/use-opened-scene'
import { openArchScene } from './arch-scene'
import type { ArchView, Turned } from './standing'

interface SceneView {
  readonly view: ArchView
  readonly turned: Readonly<Record<Jaw, Turned>>
}

/** The models drawn into a canvas while mounted. `drawn` changes with every picture: overlays are positioned anew. */
export const useArchScene = (canvas: RefObject<HTMLCanvasElement | null>, models: JawViews, { view, turned }: SceneView) => {
  const [drawn, setDrawn] = useState(0)
  const { scene, state, tries, again } = useOpenedScene(canvas, models, at =>
    openArchScene(at, models, () => setDrawn(count => count + 1)),
  )
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again once it is open
  useEffect(() => scene.current?.show(view, turned), [view, turned, state, tries])
  return { scene, state, drawn, again }
}
