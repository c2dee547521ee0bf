import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { forgetBrokenOff, hospitalSecret } from '../memory/session'
import { ask } from './client'
import { enterHospitalAgain, leaveForHospital } from './oidc'

vi.mock('./client')

const left: string[] = []

beforeEach(() => {
  const kept = new Map<string, string>()
  const storage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  }
  vi.stubGlobal('sessionStorage', storage)
  vi.stubGlobal('location', { pathname: '/cases/1', search: '?tab=plan', assign: (address: string) => void left.push(address) })
  left.length = 0
  vi.mocked(ask).mockReset().mockResolvedValue({ address: 'https://hospital.example/authorize', secret: 'kept' })
})
afterEach(() => vi.unstubAllGlobals())

const begun = () => vi.mocked(ask).mock.calls.flatMap(([name, given]) => (name === 'oidcBegin' ? [given] : []))

test('who signs in at the sign-in page may be known to the hospital already', async () => {
  await leaveForHospital()
  expect([begun(), left, hospitalSecret()]).toEqual([[{ again: false }], ['https://hospital.example/authorize'], 'kept'])
})

test('who goes back from the hospital after a locked window is asked anew all the same, until somebody has signed in', async () => {
  await enterHospitalAgain()
  await leaveForHospital()
  expect(begun()).toEqual([{ again: true }, { again: true }])
  forgetBrokenOff()
  await leaveForHospital()
  expect(begun().at(-1)).toEqual({ again: false })
})
