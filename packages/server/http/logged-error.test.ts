import { expect, test } from 'vitest'
import { onEachEngine } from '../testing/each-engine'
import { loggedError } from './logged-error'

const secret = '王小明'

onEachEngine('an error of the database in the log', bench => {
  test('says what it was and where, and nothing of the row', async () => {
    const { db } = bench().server.ports.store
    const row = { doctor_id: secret, item: null } as never
    const error = await db
      .insertInto('reading_list')
      .values(row)
      .execute()
      .catch((reason: unknown) => reason)
    const logged = loggedError(error)
    expect(logged.message).not.toBe('')
    expect(logged.stack).toContain('at ')
    expect(JSON.stringify(logged)).not.toContain(secret)
  })
})

test('a text that is no JSON is not quoted, and a cause is told like its error', () => {
  const broken = (): Error => {
    try {
      return JSON.parse(`{"name":"${secret}`)
    } catch (error) {
      return error as Error
    }
  }
  const error = new Error('a row could not be read', { cause: broken() })
  expect(JSON.stringify([loggedError(broken()), loggedError(error)])).not.toContain(secret)
  expect(loggedError(error).stack).toContain('caused by SyntaxError')
})

test('what is thrown without being an error is not written down', () => {
  expect(JSON.stringify(loggedError({ name: secret }))).not.toContain(secret)
})
