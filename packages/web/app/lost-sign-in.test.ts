import { notReached, refusedFrom, unreadable } from '@sella/workbench/server/refused'
import { expect, it } from 'vitest'
import { isSignInLost } from './lost-sign-in'

it('a sign-in is lost where the server refuses it, at once', () => {
  for (const status of [401, 403, 404]) expect(isSignInLost(refusedFrom(status, { code: status, message: 'error' }))).toBe(true)
})

it('a sign-in is not lost at once where nobody answers, a proxy does, or the server is in trouble or overloaded', () => {
  expect(isSignInLost(notReached())).toBe(false)
  expect(isSignInLost(unreadable('cUserInfo'))).toBe(false)
  for (const status of [200, 429, 500, 502, 503, 504]) expect(isSignInLost(refusedFrom(status, null))).toBe(false)
  expect(isSignInLost(new Error('of the browser'))).toBe(false)
})
