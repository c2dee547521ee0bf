import { type MarkedPicture, marksOn, mostMarks, type PictureMark, withMarksOn } from '@sella/contract/documents/picture-marks'
import type { createMarksHistory } from './marks-history'

interface MarksDeskPorts {
  readonly history: ReturnType<typeof createMarksHistory>
  /** Stores the marks of a picture; null: none. */
  readonly store: (uuid: string, content: string | null) => void
  /** Called instead where they would be more than a picture holds. */
  readonly onFull: () => void
}

interface MarksPlace {
  readonly uuid: string
  readonly picture: MarkedPicture
  /** The marks as they are stored, or about to be; undefined until they are known. */
  readonly text: string | null | undefined
}

/**
 * How the marks of a picture change: each change is noted, to be undone and redone, and stored. While those stored are not known
 * nothing changes: a change made on none would take them all away.
 */
export const marksDesk = ({ history, store, onFull }: MarksDeskPorts, { uuid, picture, text }: MarksPlace) => {
  const place = `${uuid} ${picture.frame}`
  const turn = (step: 'undo' | 'redo') => (): void => {
    const change = text === undefined ? null : history[step](place, text)
    if (change) store(uuid, change.marks)
  }
  return {
    keep: (marks: readonly PictureMark[]): void => {
      if (text === undefined) return
      // Those of two windows together may be more already: then some can still be taken away.
      if (marks.length > mostMarks && marks.length > marksOn(text, picture).length) onFull()
      else {
        const next = withMarksOn(text, picture, marks)
        history.note(place, { from: text, to: next })
        store(uuid, next)
      }
    },
    undo: turn('undo'),
    redo: turn('redo'),
    canUndo: text !== undefined && history.canUndo(place),
    canRedo: text !== undefined && history.canRedo(place),
  }
}
