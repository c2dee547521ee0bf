import { noEdit, type PictureEdit } from '@sella/contract/picture-edit'
import { same } from '@sella/workbench/same'
import { notReached, Refused } from '@sella/workbench/server/refused'
import { expect, it } from 'vitest'
import { makeEditSaving } from './edit-saving'

const turned: PictureEdit = { ...noEdit, turn: 90 }
const brighter: PictureEdit = { ...turned, brightness: 10 }
const mirrored: PictureEdit = { ...noEdit, flip: true }

/** A picture, the editor of one window, which has heard of `shown`, and another window beside it. */
const editor = () => {
  const state = { stored: noEdit, shown: noEdit, edit: turned as PictureEdit, loses: false, wait: null as Promise<void> | null }
  const sent: (PictureEdit | null)[] = []
  const save = makeEditSaving(noEdit, {
    send: async (recipe, from) => {
      sent.push(recipe)
      await state.wait
      if (![from, recipe ?? noEdit].some(edit => same(edit, state.stored))) throw new Refused(409, 'PICTURE_CHANGED', '')
      state.stored = recipe ?? noEdit
      if (!state.loses) return state.stored
      state.loses = false
      throw notReached()
    },
    current: async () => {
      if (state.loses) throw notReached()
      return state.stored
    },
  })
  /** What another window stores, and this one hears of. */
  const elsewhere = (edit: PictureEdit, isHeard = true): void => {
    state.stored = edit
    if (isHeard) state.shown = edit
  }
  const pause = () => {
    let go = (): void => undefined
    state.wait = new Promise(resolve => {
      go = resolve
    })
    return () => go()
  }
  return { ...{ state, sent, pause, elsewhere }, save: () => save({ edit: () => state.edit, stored: () => state.shown }) }
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
  const { state, sent, elsewhere, save } = editor()
  elsewhere(mirrored)
  expect(await save()).toEqual({ status: 'met', base: mirrored })
  expect(sent).toEqual([])
  expect((await save()).status).toBe('saved')
  expect(state.stored).toEqual(turned)
})

it('meets nobody in the same edit, nor in its own whose reply was lost', async () => {
  const { state, elsewhere, save } = editor()
  state.loses = true
  expect((await save()).status).toBe('refused')
  state.edit = brighter
  expect((await save()).status).toBe('saved')
  elsewhere(mirrored)
  state.edit = mirrored
  expect((await save()).status).toBe('saved')
})

it('meets another window after a lost reply all the same', async () => {
  const { state, elsewhere, save } = editor()
  state.loses = true
  await save()
  elsewhere(mirrored)
  state.edit = brighter
  expect((await save()).status).toBe('met')
})

it('takes the place of what another window saved a moment ago, unheard of here, only when it is saved again', async () => {
  const { state, elsewhere, save } = editor()
  elsewhere(mirrored, false)
  expect(await save()).toEqual({ status: 'met', base: mirrored })
  expect(state.stored).toEqual(mirrored)
  expect((await save()).status).toBe('saved')
  expect(state.stored).toEqual(turned)
})

it('is not taken for its own where another window went back to what was stored before', async () => {
  const { state, elsewhere, save } = editor()
  await save()
  elsewhere(noEdit, false)
  state.edit = brighter
  expect(await save()).toEqual({ status: 'met', base: noEdit })
})

it('tells why where what another window saved cannot be fetched, and meets it the next time', async () => {
  const { state, elsewhere, save } = editor()
  elsewhere(mirrored, false)
  state.loses = true
  expect(await save()).toEqual({ status: 'refused', error: notReached() })
  state.loses = false
  expect((await save()).status).toBe('met')
})
