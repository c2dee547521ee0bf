import { type View, views } from './scene'

/** Radians per rotation key, and factor per zoom key. */
const keyTurn = Math.PI / 24
const keyZoom = 1.2

interface ModelActs {
  readonly show: (view: View) => void
  readonly turn: (across: number, up: number) => void
  readonly zoom: (by: number) => void
  readonly fit: () => void
  readonly flip: (jaw: 'upper' | 'lower') => void
  readonly wire: () => void
}

/** The effect of a key on displayed models; undefined for any other key. */
export const modelKey = (key: string, { show, turn, zoom, fit, flip, wire }: ModelActs): (() => void) | undefined => {
  const view = views[Number(key) - 1]
  if (view) return () => show(view)
  const acts: Readonly<Record<string, () => void>> = {
    ArrowLeft: () => turn(-keyTurn, 0),
    ArrowRight: () => turn(keyTurn, 0),
    ArrowUp: () => turn(0, keyTurn),
    ArrowDown: () => turn(0, -keyTurn),
    '+': () => zoom(keyZoom),
    '=': () => zoom(keyZoom),
    '-': () => zoom(1 / keyZoom),
    f: fit,
    u: () => flip('upper'),
    l: () => flip('lower'),
    w: wire,
  }
  return acts[key]
}
