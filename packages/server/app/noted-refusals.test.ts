import { expect, test } from 'vitest'
import { Refusal } from '../http/refusal'
import { password } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { loggedApp } from '../testing/log-lines'
import { answerErrors } from './error-answers'

/** What the log says and counts of a call refused so. */
const afterRefusal = async (refusal: Refusal) => {
  const { app, lines } = loggedApp()
  const counted: string[] = []
  answerErrors.inside(app, code => counted.push(code))
  app.post('/x', { config: { call: 'login' } }, async () => {
    throw refusal
  })
  await app.inject({ method: 'POST', url: '/x', payload: { loginName: 'li', password: 'typed into the wrong field' } })
  await app.close()
  return { lines, counted }
}

test('a sign-in that was refused stands in the log with its address, and with nothing that was typed', async () => {
  const { lines, counted } = await afterRefusal(new Refusal('SIGN_IN_WRONG', { left: 3 }))
  expect(lines).toMatchObject([
    { msg: 'account', event: 'refused', refusal: 'SIGN_IN_WRONG', call: 'login', address: '127.0.0.1' },
  ])
  expect(JSON.stringify(lines)).not.toContain('typed')
  expect(counted).toEqual(['SIGN_IN_WRONG'])
})

test('what everybody meets day by day is not noted', async () => {
  expect(await afterRefusal(new Refusal('NOT_FOUND'))).toEqual({ lines: [], counted: [] })
})

onEachEngine('refusals that may be tries', bench => {
  test('are counted by their reason for whoever watches', async () => {
    await bench().doctor('watched')
    const figure = async () =>
      /sella_refusals_total\{refusal="SIGN_IN_WRONG"\} (\d+)/.exec(
        await (await fetch(`${bench().server.address}/metrics`)).text(),
      )?.[1]
    expect(await figure()).toBeUndefined()
    const signIn = (given: string) => bench().visitor().refusal('login', { loginName: 'watched', password: given })
    expect([await signIn('a guess'), await signIn('another guess'), await signIn(password)]).toEqual([
      ...['SIGN_IN_WRONG', 'SIGN_IN_WRONG', 'DONE'],
    ])
    expect(await figure()).toBe('2')
  })
})
