import { mergedMarks } from '@sella/contract/documents/merged-marks'
import { marksOn, mostMarks, type PictureMark } from '@sella/contract/documents/picture-marks'
import { expect, it } from 'vitest'
import { marksDesk } from './marks-desk'
import { createMarksHistory } from './marks-history'

const picture = { frame: 'f'.repeat(64), shown: 's'.repeat(64) }
const markAt = (x: number): PictureMark => ({
  tool: 'distance',
  points: [
    { x, y: 2 },
    { x: 90, y: 4 },
  ],
})

/** One picture, its stored marks, and the desk on which they are changed. */
const scene = () => {
  const history = createMarksHistory(mergedMarks)
  const state = { text: null as string | null | undefined, stores: 0, full: 0 }
  const desk = () =>
    marksDesk(
      {
        history,
        store: (_, content) => {
          state.text = content
          state.stores += 1
        },
        onFull: () => {
          state.full += 1
        },
      },
      { uuid: 'p', picture, text: state.text },
    )
  return { state, desk, marks: () => marksOn(state.text ?? null, picture) }
}

it('a change is stored, undone and redone', () => {
  const { desk, marks } = scene()
  desk().keep([markAt(1)])
  desk().keep([markAt(1), markAt(5)])
  desk().undo()
  expect([marks(), desk().canUndo, desk().canRedo]).toEqual([[markAt(1)], true, true])
  desk().redo()
  expect(marks()).toEqual([markAt(1), markAt(5)])
})

it('nothing is changed, undone or redone before the stored marks are known: they would all be taken away', () => {
  const { state, desk } = scene()
  desk().keep([markAt(1)])
  desk().keep([markAt(1), markAt(5)])
  desk().undo()
  state.text = undefined
  const { stores } = state
  expect([desk().canUndo, desk().canRedo]).toEqual([false, false])
  desk().undo()
  desk().redo()
  desk().keep([])
  expect(state.stores).toBe(stores)
})

it('one mark more than a picture holds is told and not stored; of too many some can be taken away', () => {
  const { state, desk, marks } = scene()
  const full = Array.from({ length: mostMarks }, (_, i) => markAt(i))
  desk().keep(full)
  desk().keep([...full, markAt(300)])
  expect([marks().length, state.full]).toEqual([mostMarks, 1])
  desk().keep(full.slice(1))
  expect([marks().length, state.full]).toEqual([mostMarks - 1, 1])
})
