import type { StoredLetterhead } from '@sella/contract/documents/report-setting'
import { expect, it } from 'vitest'
import { notReached } from '../server/refused'
import { delayedAnswers } from '../testing/delayed-answers'
import { draftOf, logoIn, logoText, metIn } from './letterhead-form'
import { makeLetterheadSaving } from './letterhead-saving'

const first: StoredLetterhead = { name: '滨江口腔', address: '江南大道 1 号', phone: '0571-1', logo: null }

/** A clinic's letterhead, the dialog of one window, which has heard of `shown`, and another window beside it. */
const dialog = () => {
  const state = { stored: first as StoredLetterhead | null, shown: first as StoredLetterhead | null, loses: false, stores: 0 }
  const answers = delayedAnswers()
  let draft = draftOf(first)
  const saving = makeLetterheadSaving(async make => {
    state.stored = make(state.stored)
    state.stores += 1
    await answers.free()
    if (!state.loses) return
    state.loses = false
    throw notReached()
  })
  return {
    state,
    pause: answers.pause,
    type: (part: Partial<StoredLetterhead>) => {
      const { logo, ...texts } = part
      draft = { ...draft, ...texts, ...(logo === undefined ? {} : { logo: logoText(logo) }) }
    },
    elsewhere: (part: Partial<StoredLetterhead>) => {
      state.stored = { ...first, ...state.stored, ...part }
    },
    reopen: (offered: StoredLetterhead | null = null) => {
      state.shown = state.stored
      draft = draftOf(state.stored, offered)
    },
    /** This window hears what is stored; the fields at which it asks. */
    hear: () => {
      state.shown = state.stored
      return metIn(draft, state.shown).clashes
    },
    save: () => saving({ draft: () => draft, shown: state.shown }),
  }
}

it('changes what was typed here, and leaves what another window changed meanwhile', async () => {
  const { state, type, elsewhere, save } = dialog()
  type({ phone: '0571-2' })
  elsewhere({ address: '江南大道 9 号' })
  expect(await save()).toEqual({ status: 'saved', left: null })
  expect(state.stored).toEqual({ ...first, address: '江南大道 9 号', phone: '0571-2' })
})

it('does not replace unseen what another window wrote in the same field; saved again it does', async () => {
  const { state, type, elsewhere, hear, save } = dialog()
  type({ phone: '0571-2' })
  elsewhere({ phone: '0571-3' })
  expect(await save()).toEqual({ status: 'met' })
  expect(state.stored?.phone).toBe('0571-3')
  expect(hear()).toEqual(['phone'])
  expect((await save()).status).toBe('saved')
  expect(state.stored).toEqual({ ...first, phone: '0571-2' })
})

it('what is typed while it is being saved stays typed, on what is stored by then', async () => {
  const { state, type, pause, save } = dialog()
  const go = pause()
  type({ name: '滨江口腔医院' })
  const saved = save()
  type({ phone: '0571-2' })
  expect(await save()).toEqual({ status: 'busy' })
  go()
  const left = { ...draftOf({ ...first, name: '滨江口腔医院' }), phone: '0571-2' }
  expect(await saved).toEqual({ status: 'saved', left })
  expect(state.stores).toBe(1)
})

it('meets no other window in its own save whose reply was lost', async () => {
  const { state, type, save } = dialog()
  state.loses = true
  type({ phone: '0571-2' })
  expect(await save()).toEqual({ status: 'refused', error: notReached() })
  type({ phone: '0571-22' })
  expect((await save()).status).toBe('saved')
  expect(state.stored?.phone).toBe('0571-22')
})

it('is removed where everything is empty, and keeps its logo beside the texts', async () => {
  const { state, type, reopen, save } = dialog()
  const logo = { href: 'data:image/jpeg;base64,AAAA', width: 4, height: 3 }
  type({ logo })
  await save()
  expect(state.stored).toEqual({ ...first, logo })
  reopen()
  type({ name: ' ', address: '', phone: '', logo: null })
  await save()
  expect(state.stored).toBeNull()
  // At a clinic that has none yet a doctor begins with her own.
  reopen(first)
  type({ phone: '0571-2' })
  await save()
  expect(state.stored).toEqual({ ...first, phone: '0571-2' })
  expect([logoIn(''), logoIn('[1]')]).toEqual([null, null])
})
