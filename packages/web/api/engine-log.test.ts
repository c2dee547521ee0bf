import { afterEach, expect, test, vi } from 'vitest'
import { logEngine } from './engine-log'

afterEach(() => vi.unstubAllGlobals())

const signedIn = (token: string | null): string[] => {
  const lines: string[] = []
  const answer = async (_: unknown, init: RequestInit) => {
    lines.push(JSON.parse(String(init.body)).text)
    return Response.json({ code: 200, message: '', data: {} })
  }
  vi.stubGlobal('sessionStorage', { getItem: () => token })
  vi.stubGlobal('location', { pathname: '/studioDigitization' })
  vi.stubGlobal('fetch', answer)
  return lines
}

test('what the engine meets is told once, at most 20 lines a page, and by nobody who is not signed in', async () => {
  const unheard = signedIn(null)
  logEngine('measurement error type', 'odd')
  const lines = signedIn('t'.repeat(43))
  const kinds = Array.from({ length: 30 }, (_, i) => `kind ${i}`)
  for (const kind of [...kinds, ...kinds]) logEngine('measurement error type', kind)
  await vi.waitFor(() => expect(lines).toHaveLength(20), { timeout: 20_000 })
  expect([lines[0], unheard]).toEqual(['measurement error type: kind 0', []])
})
