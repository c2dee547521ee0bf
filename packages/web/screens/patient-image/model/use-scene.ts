import { type RefObject, useEffect } from 'react'
import type { Models } from '../../../study-models/use-models'
import { useOpenedScene } from '../../../study-models/use-opened-scene'
import { type ModelLook, openScene } from './scene'

/** A scene of the models in a canvas while mounted; starts from the front. */
export const useScene = (canvas: RefObject<HTMLCanvasElement | null>, models: Models, look: ModelLook) => {
  const { scene, state, tries, again } = useOpenedScene(canvas, models, at => openScene(at, models))
  // biome-ignore lint/correctness/useExhaustiveDependencies: begins anew with every scene
  useEffect(() => scene.current?.view('front'), [state, tries])
  // biome-ignore lint/correctness/useExhaustiveDependencies: shown again once it is open
  useEffect(() => scene.current?.show(look), [look, state, tries])
  return { scene, state, again }
}
