import { pixelsPerMm } from '@sella/workbench/bench/expected'
import { centreOn, fit, toScreen } from '@sella/workbench/canvas/view'
import { useEffect } from 'react'
import { useStore } from '../../../editor/use-store'
import { useDesk } from '../desk'
import { usualErrorMm } from './tool-layers'

/** The expected region fills this share of the shorter side of the stage. */
const share = 0.05
const inner = 0.22

/** In guided placement the stage moves to the expected place of the next point, and stays while that place is well in view. */
export const useZoomToGuided = (): void => {
  const { bench, subject } = useDesk()
  const guided = useStore(bench.hand, hand => (hand.tool === 'place' ? hand.guided : null))
  useEffect(() => {
    if (!guided) return
    const { present } = bench.session.get()
    const [at, scale] = [bench.knows.expected(guided, present), pixelsPerMm(present, subject.template)]
    if (!at || !scale) return
    const [stage, view] = [bench.stage.get(), bench.view.get()]
    const least = fit(bench.film, stage, view.turn).zoom
    const wanted = Math.max(least, Math.min(4, (Math.min(stage.width, stage.height) * share) / (usualErrorMm * scale)))
    const there = toScreen(view, at)
    const seen =
      there.x > stage.width * inner &&
      there.x < stage.width * (1 - inner) &&
      there.y > stage.height * inner &&
      there.y < stage.height * (1 - inner)
    if (seen && view.zoom > wanted * 0.6 && view.zoom < wanted * 2.5) return
    bench.view.set(centreOn(stage, at, { zoom: wanted, turn: view.turn }))
  }, [bench, subject, guided])
}
