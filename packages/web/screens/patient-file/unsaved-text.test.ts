import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserStorage } from '../../testing/browser-storage'

vi.mock('../../memory/open-windows', () => ({ isOpenWindow: (name: string) => name === 'other' }))
const { keep, kept } = await import('../../memory/session')
const { unsavedText } = await import('./unsaved-text')

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('sessionStorage', browserStorage())
})
afterEach(() => vi.unstubAllGlobals())

const change = { from: { note: '' }, to: { note: '拔牙' } }
const text = JSON.stringify(change)
const unsaved = () => unsavedText('note.r', value => value as { readonly note: string })

it('is there again in the window that left it, and in another once that is closed', () => {
  unsaved().keep(text)
  expect(unsaved().left()).toEqual(change)
  keep('note.r', JSON.stringify([{ window: 'closed', value: { text } }]))
  expect(unsaved().left()).toEqual(change)
  unsaved().keep(null)
  expect(kept('note.r')).toBeNull()
})

it('is neither taken from another open window nor forgotten when this one has saved', () => {
  const theirs = JSON.stringify([{ window: 'other', value: { text } }])
  keep('note.r', theirs)
  expect(unsaved().left()).toBeNull()
  unsaved().keep(text)
  unsaved().keep(null)
  expect(kept('note.r')).toBe(theirs)
})

it('is there again where a page left it that did not tell windows apart', () => {
  keep('note.r', text)
  expect(unsaved().left()).toEqual(change)
})
