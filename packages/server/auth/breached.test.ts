import { expect, test } from 'vitest'
import { isBreached } from './breached'
import { breachedHashes } from './breached-hashes'

test('passwords that stand high in lists of breaches are known, in whatever case', () => {
  for (const password of ['jennifer', 'Midnight', 'q1w2e3r4', 'PASSW0RD', 'slipknot', '1234qwer', 'corvette'])
    expect([password, isBreached(password)]).toEqual([password, true])
  expect(Buffer.from(breachedHashes, 'base64')).toHaveLength(40_000)
})

test('others are not', () => {
  for (const password of ['correct horse', 'k7#mQ2vx', 'a long enough password', '正畸医生喜欢喝茶', 'mbtrkfwo', ''])
    expect([password, isBreached(password)]).toEqual([password, false])
})
