import type { PictureEdit } from '@sella/contract/picture-edit'
import { mirrored, type Size, tiltedTo, turned } from '@sella/contract/picture-steps'
import type { KeyboardEvent } from 'react'
import type { History } from './use-history'

interface Keyed {
  readonly history: Pick<History<PictureEdit>, 'undo' | 'redo' | 'commit'>
  readonly edit: PictureEdit
  readonly size: Size
  /** Pixels must stay where they are. */
  readonly locked: boolean
  readonly save: () => void
}

/** Degrees of tilt per key press. */
const keyTilt = 0.1

const moves: Readonly<Record<string, (edit: PictureEdit, size: Size) => PictureEdit>> = {
  '[': edit => turned(edit, -90),
  ']': edit => turned(edit, 90),
  h: edit => mirrored(edit, 'sideways'),
  v: edit => mirrored(edit, 'upright'),
  ArrowLeft: (edit, size) => tiltedTo(edit, edit.tilt - keyTilt, size),
  ArrowRight: (edit, size) => tiltedTo(edit, edit.tilt + keyTilt, size),
}

/** The keys of the editor. While a slider has the focus, its own keys take precedence. */
export const editKeys =
  ({ history, edit, size, locked, save }: Keyed) =>
  (event: KeyboardEvent): void => {
    const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
    const modified = event.ctrlKey || event.metaKey
    const ways = { z: event.shiftKey ? history.redo : history.undo, y: history.redo, s: save }
    const move = locked || event.target instanceof HTMLInputElement ? undefined : moves[key]
    const run = modified ? ways[key as keyof typeof ways] : move && (() => history.commit(move(edit, size)))
    if (!run) return
    event.preventDefault()
    run()
  }
