import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { browserStorage } from '../../../testing/browser-storage'

// Of no making of its own: the tests of a worker share it.
vi.mock('../../../api/client')
vi.mock('../../../memory/open-windows', () => ({ isOpenWindow: (name: string) => name === 'other' }))
const { ask } = await import('../../../api/client')
const { keep, kept } = await import('../../../memory/session')
const { marksKey, marksSender, showMarks } = await import('./marks-sending')

beforeEach(() => {
  vi.stubGlobal('localStorage', browserStorage())
  vi.stubGlobal('sessionStorage', browserStorage())
  vi.mocked(ask).mockReset().mockResolvedValue({ content: null })
})
afterEach(() => vi.unstubAllGlobals())

it('marks just made stay shown when the answer to an earlier question comes', async () => {
  const client = new QueryClient()
  let answer = (_: { content: string }): void => undefined
  const asked = client.fetchQuery({
    queryKey: marksKey('p'),
    queryFn: () =>
      new Promise<{ content: string }>(resolve => {
        answer = resolve
      }),
  })
  asked.catch(() => undefined)
  await showMarks(client, 'p', 'new')
  answer({ content: 'old' })
  await new Promise(resolve => setTimeout(resolve))
  expect(client.getQueryData(marksKey('p'))).toEqual({ content: 'new' })
})

it('what another open window has not sent yet is neither sent from here nor forgotten once this one has sent its own', async () => {
  const value = { text: JSON.stringify({ from: null, content: 'theirs' }) }
  const theirs = JSON.stringify([{ window: 'other', value }])
  keep('marks.p', theirs)
  expect(marksSender.unsent('p')).toBeNull()
  await marksSender.put('p', 'mine', () => undefined)
  expect(kept('marks.p')).toBe(theirs)
})

it('what a closed window left is sent from here, also where a page left it that did not tell windows apart', () => {
  const left = { from: null, content: 'left' }
  keep('marks.q', JSON.stringify([{ window: 'closed', value: { text: JSON.stringify(left) } }]))
  keep('marks.r', JSON.stringify(left))
  expect([marksSender.unsent('q'), marksSender.unsent('r')]).toEqual([left, left])
})
