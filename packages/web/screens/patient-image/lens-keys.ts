interface Moves {
  readonly fit: () => void
  readonly zoomBy: (by: number) => void
  readonly panBy: (x: number, y: number) => void
}

const zoomStep = 1.25
/** px by which a key pans a zoomed picture. */
const panStep = 60

/** The effect of a key on a displayed picture: + and − zoom, Shift and arrows pan, F fits, with Caps Lock too; undefined for any other key. */
export const lensKey = (
  { key, shiftKey, ctrlKey, metaKey, altKey }: Pick<KeyboardEvent, 'key' | 'shiftKey' | 'ctrlKey' | 'metaKey' | 'altKey'>,
  moves: Moves,
): (() => void) | undefined => {
  if (ctrlKey || metaKey || altKey) return undefined
  const pans: Readonly<Record<string, readonly [number, number]>> = {
    ArrowLeft: [panStep, 0],
    ArrowRight: [-panStep, 0],
    ArrowUp: [0, panStep],
    ArrowDown: [0, -panStep],
  }
  const pan = shiftKey ? pans[key] : undefined
  if (pan) return () => moves.panBy(...pan)
  return {
    '+': () => moves.zoomBy(zoomStep),
    '=': () => moves.zoomBy(zoomStep),
    '-': () => moves.zoomBy(1 / zoomStep),
    f: moves.fit,
  }[key.toLowerCase()]
}
