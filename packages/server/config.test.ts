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
