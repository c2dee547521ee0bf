import { expect, test } from 'vitest'
import { readConfig } from './config'

const from = 'Sella <sella@clinic.test>'

test('letters go by SMTP only where a mail server and a sender are named', () => {
  expect(readConfig({}).mail).toBeNull()
  const url = 'smtps://user:pass@mail.clinic.test:465'
  expect(readConfig({ SELLA_SMTP_URL: url, SELLA_MAIL_FROM: from }).mail).toEqual({ url, from })
})

test('a mail server of another kind, and a missing or forged sender, are refused at the start', () => {
  const refused = (url: string, sender?: string) => () => readConfig({ SELLA_SMTP_URL: url, SELLA_MAIL_FROM: sender })
  expect(refused('http://mail.clinic.test', from)).toThrow('SELLA_SMTP_URL')
  expect(refused('smtp://', from)).toThrow('SELLA_SMTP_URL')
  for (const sender of [undefined, 'nobody', 'a@clinic.test\r\nBcc: b@clinic.test', '@'])
    expect(refused('smtp://mail.clinic.test', sender)).toThrow('SELLA_MAIL_FROM')
})

test('staff are named by login, and a bucket by its address with both its keys', () => {
  expect([readConfig({}).staff, readConfig({}).bucket]).toEqual([[], null])
  expect(readConfig({ SELLA_STAFF: ' anna, berta ,' }).staff).toEqual(['anna', 'berta'])
  const bucket = { SELLA_S3_URL: 'https://s3.clinic.test/films/', SELLA_S3_KEY: 'k', SELLA_S3_SECRET: 's' }
  expect(readConfig(bucket).bucket).toEqual({ url: 'https://s3.clinic.test/films', key: 'k', secret: 's', region: 'us-east-1' })
  for (const wrong of [{ SELLA_S3_URL: 'https://s3.clinic.test' }, { SELLA_S3_URL: 's3://films' }])
    expect(() => readConfig({ ...bucket, ...wrong })).toThrow('SELLA_S3_URL must be')
  expect(() => readConfig({ ...bucket, SELLA_S3_SECRET: '' })).toThrow('needs SELLA_S3_KEY and SELLA_S3_SECRET')
})

test('proxies in front are counted: none unless said, one where an earlier version was told that there is one', () => {
  const proxies = (text?: string) => readConfig({ SELLA_BEHIND_PROXY: text }).proxies
  expect([proxies(), proxies(''), proxies('0'), proxies('1'), proxies('2')]).toEqual([0, 0, 0, 1, 2])
  for (const wrong of ['true', '-1', '1.5', '99']) expect(() => proxies(wrong)).toThrow('SELLA_BEHIND_PROXY')
})
