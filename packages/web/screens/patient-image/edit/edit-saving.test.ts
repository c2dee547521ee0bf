import { noEdit, type PictureEdit } from '@sella/contract/picture-edit'
import { notReached } from '@sella/workbench/server/refused'
import { expect, it } from 'vitest'
import { makeEditSaving } from './edit-saving'

const turned: PictureEdit = { ...noEdit, turn: 90 }
const brighter: PictureEdit = { ...turned, brightness: 10 }
const mirrored: PictureEdit = { ...noEdit, flip: true }

/** A picture, the editor of one window, and another window beside it. */
const editor = () => {
  const state = { stored: noEdit, edit: turned as PictureEdit, loses: false, wait: null as Promise<void> | null }
  const sent: (PictureEdit | null)[] = []
  const save = makeEditSaving(noEdit, async recipe => {
    sent.push(recipe)
    await state.wait
    state.stored = recipe ?? noEdit
    if (!state.loses) return state.stored
    state.loses = false
    throw notReached()
  })
  const pause = () => {
    let go = (): void => undefined
    state.wait = new Promise(resolve => {
      go = resolve
    })
    return () => go()
  }
  return { state, sent, pause, save: () => save({ edit: () => state.edit, stored: () => state.stored }) }
}

it('is sent as it is, or as nothing where it restores the original', async () => {
  const { state, sent, save } = editor()
  expect(await save()).toEqual({ status: 'saved', isRestored: false, isAll: true, base: turned })
  state.edit = noEdit
  expect(await save()).toEqual({ status: 'saved', isRestored: true, isAll: true, base: noEdit })
  expect(sent).toEqual([turned, null])
})

it('is sent once however fast it is saved twice; what is edited meanwhile is not taken for saved', async () => {
  const { state, sent, pause, save } = editor()
  const go = pause()
  const first = save()
  state.edit = brighter
  expect(await save()).toEqual({ status: 'busy' })
  go()
  expect(await first).toMatchObject({ status: 'saved', isAll: false, base: turned })
  expect(await save()).toMatchObject({ status: 'saved', isAll: true, base: brighter })
  expect(sent).toEqual([turned, brighter])
})

it('takes the place of what another window saved only when it is saved again', async () => {
  const { state, sent, save } = editor()
  state.stored = mirrored
  expect(await save()).toEqual({ status: 'met', base: mirrored })
  expect(sent).toEqual([])
  expect((await save()).status).toBe('saved')
  expect(state.stored).toEqual(turned)
})

it('meets nobody in the same edit, nor in its own whose reply was lost', async () => {
  const { state, save } = editor()
  state.loses = true
  expect((await save()).status).toBe('refused')
  state.edit = brighter
  expect((await save()).status).toBe('saved')
  state.stored = mirrored
  state.edit = mirrored
  expect((await save()).status).toBe('saved')
})

it('meets another window after a lost reply all the same', async () => {
  const { state, save } = editor()
  state.loses = true
  await save()
  state.stored = mirrored
  state.edit = brighter
  expect((await save()).status).toBe('met')
})
