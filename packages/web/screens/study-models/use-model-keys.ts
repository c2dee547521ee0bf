import type { RefObject } from 'react'
import { useMay } from '../../api/clinic'
import { inField, useKeys } from '../../parts/use-keys'
import type { ArchScene } from './arch-scene'
import { offeredViews } from './offered-views'
import { archViews } from './standing'
import { useModelTable } from './table'

/** Factor per zoom key. */
const keyZoom = 1.2

/** Tab belongs to the reading while the models have the focus, or nothing has. */
const onModels = (target: EventTarget | null): boolean =>
  target instanceof HTMLCanvasElement || target === document.body || !(target instanceof HTMLElement)

/** Tab goes from tooth to tooth; 1 to 6 are views, of which those that show nothing do nothing; V switches to viewing, M starts a second reading; Ctrl or Cmd with Z, Y and S. */
export const useModelKeys = (scene: RefObject<ArchScene | null>): void => {
  const { desk, state, models, on, setView, placing, setPlacing, snaps, setSnaps } = useModelTable()
  const measures = useMay('trace')
  const offered = offeredViews({ models, on })
  const zoom = (by: number) => () => scene.current?.zoom(by)
  useKeys({
    Tab: event => {
      if (!onModels(event.target) || inField(event.target)) return
      event.preventDefault()
      desk.beside(event.shiftKey ? -1 : 1)
    },
    ...Object.fromEntries(archViews.map((view, i) => [`${i + 1}`, () => offered.includes(view) && setView(view)])),
    ...(measures && {
      v: () => setPlacing(!placing),
      s: () => setSnaps(!snaps),
      m: state.round > 0 ? desk.endAgain : desk.again,
    }),
    f: () => scene.current?.fit(),
    Delete: () => state.step && desk.clearTooth(state.step.tooth),
    '+': zoom(keyZoom),
    '=': zoom(keyZoom),
    '-': zoom(1 / keyZoom),
    'mod+z': desk.undo,
    'mod+shift+z': desk.redo,
    'mod+y': desk.redo,
    'mod+s': () => void desk.save(),
  })
}
