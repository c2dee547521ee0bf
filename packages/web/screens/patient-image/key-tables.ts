import type { Stroke } from '@sella/workbench/commands/strokes'
import type { KeyRow } from '../../parts/keys-button'
import { useWords } from '../../words/i18n'

const arrows = ['ArrowLeft', 'ArrowUp', 'ArrowDown', 'ArrowRight'] as const

/** The browser's own key, last in each list. */
export const closing = { does: 'imaging.viewer.close', strokes: ['Escape'] } as const
const zoom = { does: 'pictures.keys.zoom', strokes: ['+', '-'] } as const
const fit = { does: 'pictures.keys.fit', strokes: ['f'] } as const
const pan = { does: 'pictures.keys.pan', strokes: arrows.map((arrow): Stroke => `shift+${arrow}`) } as const

/** Keys of the full-screen viewer. */
export const viewerKeys = [{ does: 'pictures.keys.pictures', strokes: ['ArrowLeft', 'ArrowRight'] }, ...[zoom, pan, fit]] as const

/** Measuring and annotating, for those permitted. */
export const measuringKeys = [
  { does: 'pictures.keys.distance', strokes: ['d'] },
  { does: 'pictures.keys.angle', strokes: ['a'] },
  { does: 'pictures.keys.note', strokes: ['n'] },
  { does: 'pictures.keys.cross', strokes: arrows },
  { does: 'pictures.keys.place', strokes: ['Enter'] },
  { does: 'pictures.keys.takeBack', strokes: ['mod+z'] },
  { does: 'pictures.edit.redo', strokes: ['mod+shift+z', 'mod+y'] },
  { does: 'pictures.keys.clear', strokes: ['Delete'] },
] as const

/** Keys for two records side by side. */
export const compareKeys = [
  { does: 'pictures.compare.kind', strokes: ['ArrowUp', 'ArrowDown'] },
  { does: 'pictures.compare.linked', strokes: ['l'] },
  { does: 'pictures.keys.slider', strokes: ['b'] },
  ...[zoom, pan, fit],
  closing,
] as const

/** Keys of the picture editor. */
export const editingKeys = [
  { does: 'pictures.keys.turn', strokes: ['[', ']'] },
  { does: 'pictures.keys.tilt', strokes: ['ArrowLeft', 'ArrowRight'] },
  { does: 'pictures.keys.mirrorSideways', strokes: ['h'] },
  { does: 'pictures.keys.mirrorUpright', strokes: ['v'] },
  { does: 'pictures.edit.undo', strokes: ['mod+z'] },
  { does: 'pictures.edit.redo', strokes: ['mod+shift+z', 'mod+y'] },
  { does: 'pictures.edit.save', strokes: ['mod+s'] },
] as const

/** Keys of the full-screen model viewer. */
export const modelKeys = [
  { does: 'pictures.keys.views', strokes: ['1', '2', '3', '4', '5'] },
  { does: 'pictures.keys.turnModels', strokes: arrows },
  ...[zoom, fit],
  { does: 'pictures.model.upper', strokes: ['u'] },
  { does: 'pictures.model.lower', strokes: ['l'] },
  { does: 'pictures.model.wire', strokes: ['w'] },
  closing,
] as const

type NamedKeys = (
  | typeof viewerKeys
  | readonly [typeof closing]
  | typeof measuringKeys
  | typeof compareKeys
  | typeof editingKeys
  | typeof modelKeys
)[number]

/** A table of keys in the reader's language. */
export const useKeyRows = (table: readonly NamedKeys[]): readonly KeyRow[] => {
  const { t } = useWords()
  return table.map(({ does, strokes }) => ({ does: t(does), strokes }))
}
