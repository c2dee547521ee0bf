import { afterEach, expect, test, vi } from 'vitest'
import { logEngine } from './engine-log'

afterEach(() => vi.unstubAllGlobals())

const signedIn = (token: string | null): string[] => {
  const told: string[] = []
  const answer = async (_: unknown, init: RequestInit) => {
    told.push(JSON.parse(String(init.body)).text)
    return Response.json({ code: 200, message: '', data: {} })
  }
  vi.stubGlobal('sessionStorage', { getItem: () => token })
  vi.stubGlobal('location', { pathname: '/studioDigitization' })
  vi.stubGlobal('fetch', answer)
  return told
}

test('what the engine meets is told once, at most 20 lines a page, and by nobody who is not signed in', async () => {
  const unheard = signedIn(null)
  logEngine('measurement error type', 'odd')
  const told = signedIn('t'.repeat(43))
  const kinds = Array.from({ length: 30 }, (_, i) => `kind ${i}`)
  for (const kind of [...kinds, ...kinds]) logEngine('measurement error type', kind)
  await vi.waitFor(() => expect(told).toHaveLength(20), { timeout: 20_000 })
  expect([told[0], unheard]).toEqual(['measurement error type: kind 0', []])
})
