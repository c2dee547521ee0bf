import { expect, test } from 'vitest'
import { loggedApp } from '../testing/log-lines'
import { noteAct } from './noted-acts'

type Who = Parameters<typeof noteAct>[1]['request']['who']

const token = 'a'.repeat(43)

/** The lines that a call leaves in the log. */
const linesOf = async (call: Parameters<typeof noteAct>[0], who: object, output: unknown) => {
  const { app, lines } = loggedApp()
  const sessions = { find: async (given: string) => (given === token ? { doctor: 'd-1' } : null) as never }
  app.post('/x', async request => {
    request.who = who as Who
    await noteAct(call, { request, output, sessions })
    return {}
  })
  await app.inject({ method: 'POST', url: '/x', payload: { password: 'typed' } })
  await app.close()
  return lines
}

test('a sign-in stands in the log with its account and its address, with neither password nor token', async () => {
  const lines = await linesOf('login', {}, { token, expiresAt: '' })
  expect(lines).toMatchObject([{ msg: 'account', event: 'done', call: 'login', address: '127.0.0.1', doctor: 'd-1' }])
  expect(JSON.stringify(lines)).not.toContain(token)
  expect(JSON.stringify(lines)).not.toContain('typed')
})

test('so does what changes the ways in, by the account that did it', async () => {
  expect(await linesOf('secondFactorOff', { doctor: 'd-2' }, {})).toMatchObject([{ call: 'secondFactorOff', doctor: 'd-2' }])
  expect(await linesOf('passwordReset', {}, {})).toMatchObject([{ call: 'passwordReset' }])
})

test('a desktop that waits for its QR code to be confirmed writes a line once it is let in', async () => {
  expect(await linesOf('qrcodeCheck', {}, { status: 'waiting', token: null })).toEqual([])
  expect(await linesOf('qrcodeCheck', {}, { status: 'confirmed', token })).toMatchObject([{ doctor: 'd-1' }])
})

test('everyday work writes none', async () => {
  expect(await linesOf('patientAdd', { doctor: 'd-3' }, {})).toEqual([])
})
