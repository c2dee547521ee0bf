import type { Ref } from '@sella/drawing/scene/scene'
import { type FilmBench, fitFilm, send } from '@sella/workbench/bench/bench'
import { windowed } from '@sella/workbench/bench/picture'
import { pan, toImage, zoomAbout } from '@sella/workbench/canvas/view'
import type { PointerKind, Spot } from '@sella/workbench/tools/tool'
import type { Hands } from './gestures'

interface Others {
  /** The pointer is over this spot without a button pressed; null when it has left. */
  readonly hover: (at: Spot | null) => void
  /** What the drawing shows at this spot, within the pointer's hit radius. */
  readonly over: (at: Spot, pointer: PointerKind) => Ref | null
}

/** How the stage responds to the doctor's input. */
export const handsOf = (bench: FilmBench, others: Others): Hands => {
  const spot = (screen: Spot['screen']): Spot => ({ screen, image: toImage(bench.view.get(), screen) })
  return {
    press: (at, pointer, again) => {
      others.hover(null)
      send(bench, { type: 'press', at: spot(at), pointer, over: others.over(spot(at), pointer), again })
    },
    move: (at, pressed, other) => {
      send(bench, { type: 'move', at: spot(at), other })
      if (!pressed) others.hover(spot(at))
    },
    release: (at, other) => send(bench, { type: 'release', at: spot(at), other }),
    abort: () => send(bench, { type: 'abort' }),
    leave: () => others.hover(null),
    pan: by => bench.view.set(view => pan(view, by)),
    zoom: (about, factor) => bench.view.set(view => zoomAbout(view, about, factor)),
    window: by => bench.picture.set(picture => windowed(picture, by.x, by.y)),
    fit: () => {
      const { tool, selected } = bench.hand.get()
      if (tool === 'pan' || (tool === 'select' && selected === null)) fitFilm(bench)
    },
  }
}
