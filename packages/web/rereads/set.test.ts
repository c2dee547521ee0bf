import { afterEach, expect, it, vi } from 'vitest'
import { rememberFor } from '../memory/session'
import { afterFilm, againSet, keepAgainSet } from './set'

afterEach(() => {
  vi.unstubAllGlobals()
  rememberFor('')
})

it('films to be retraced are those of the doctor who chose them, whoever uses the browser next', () => {
  const texts = new Map<string, string>()
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => texts.get(name) ?? null,
    setItem: (name: string, text: string) => void texts.set(name, text),
    removeItem: (name: string) => void texts.delete(name),
  })
  const left = ['r', 's'].map(recordUuid => ({ caseUuid: 'c', recordUuid, order: null }))
  const set = { reader: 'self', name: '', left, of: 2 } as const
  rememberFor('li')
  keepAgainSet(set)
  rememberFor('zhao')
  afterFilm('r', true)
  expect(againSet()).toBeNull()
  rememberFor('li')
  expect(againSet()).toEqual(set)
  afterFilm('r', true)
  expect(againSet()?.left).toEqual([{ caseUuid: 'c', recordUuid: 's', order: null }])
})
