import { notReached, refusedFrom } from '@sella/workbench/server/refused'
import { describe, expect, it } from 'vitest'
import { textOf } from '../words/catalogue'

const reply = (code: number, reason: string, details: object = {}) => ({
  code,
  message: 'what the server said',
  data: { reason, ...details },
})

describe('a refusal', () => {
  it('is told in the reader’s language by its code, its places filled', () => {
    const refused = refusedFrom(429, reply(429, 'SIGN_IN_THROTTLED', { minutes: 5 }))
    expect([textOf(refused, 'zh'), textOf(refused, 'en')]).toEqual([
      '尝试次数过多，请 5 分钟后再试',
      'Too many attempts, try again in 5 minutes',
    ])
  })

  it('with a code this page does not know yet is told in the server’s words', () => {
    expect(textOf(refusedFrom(400, reply(400, 'SOMETHING_NEW')), 'zh')).toBe('what the server said')
  })

  it('without an envelope is an error, and a 401 the end of the session', () => {
    expect(textOf(refusedFrom(502, '<html>'), 'zh')).toBe('error')
    expect(refusedFrom(401, null)).toMatchObject({ status: 401, reason: 'SESSION_EXPIRED' })
  })

  it('names the reference of a failure that was logged', () => {
    expect(textOf(refusedFrom(500, reply(500, 'UNEXPECTED', { reference: 'ab12' })), 'en')).toBe(
      'Server error; it was logged (ab12)',
    )
  })

  it('stays a network failure when the server was not reached', () => {
    expect(notReached()).toMatchObject({ status: 0, reason: 'NETWORK' })
  })
})
