import { expect, test } from 'vitest'
import { addressOf, newKey, plainCode, recoveryCodes, recoveryHash, stepOf } from './one-time'
import { seal, unseal } from './sealed'

/** '12345678901234567890', the secret of RFC 6238, appendix B. */
const rfc = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

test('codes are those of RFC 6238, appendix B (its last six digits)', () => {
  for (const [seconds, code] of [
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ] as const)
    expect([seconds, stepOf(rfc, code, seconds * 1000)]).toEqual([seconds, Math.floor(seconds / 30)])
})

test('a phone may be a step off, not two; what is no code of six digits belongs to no step', () => {
  const at = 1_111_111_111_000
  const steps = [-60_000, -30_000, 0, 30_000, 60_000].map(off => stepOf(rfc, '050471', at + off))
  expect(steps).toEqual([null, 37_037_037, 37_037_037, 37_037_037, null])
  for (const code of ['', '50471', '0504711', 'abcdef', '05047x']) expect(stepOf(rfc, code, at)).toBe(null)
})

test('an authenticator scans issuer, account and secret', () => {
  const key = newKey()
  expect(key).toMatch(/^[A-Z2-7]{32}$/)
  const address = new URL(addressOf(key, '王医生@city'))
  expect([address.protocol, address.searchParams.get('secret'), address.searchParams.get('issuer')]).toEqual([
    'otpauth:',
    key,
    'Sella',
  ])
})

test('recovery codes differ, and are known however they are typed', () => {
  const codes = recoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^[2-9a-z]{4}(-[2-9a-z]{4}){3}$/)
    expect(recoveryHash(` ${code.replaceAll('-', ' ').toUpperCase()}`)).toBe(recoveryHash(code))
  }
  expect(plainCode(' 287 082 ')).toBe('287082')
})

test('a secret opens with its key, for its account and unchanged, and not otherwise', () => {
  const [key, other] = [Buffer.alloc(32, 1), Buffer.alloc(32, 2)]
  const sealed = seal(key, rfc, 'a')
  expect(sealed).not.toContain(rfc)
  expect(seal(key, rfc, 'a')).not.toBe(sealed)
  expect(unseal(key, sealed, 'a')).toBe(rfc)
  expect([
    unseal(other, sealed, 'a'),
    unseal(key, sealed, 'b'),
    unseal(key, `${sealed.slice(0, -2)}AA`, 'a'),
    unseal(key, '', 'a'),
  ]).toEqual([null, null, null, null])
})
