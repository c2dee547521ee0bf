import { expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { createMarksSender } from './marks-sender'

/** A server with the marks of one picture, and a machine that keeps texts. */
const scene = () => {
  const server = { marks: null as string | null, away: false, refuses: '' }
  const texts = new Map<string, string>()
  let comeBack = (): void => undefined
  const open = () =>
    createMarksSender({
      save: async (_, content, from) => {
        if (server.away) throw notReached()
        if (server.refuses) throw new Refused(401, server.refuses as never, '')
        if (from !== server.marks) throw new Refused(409, 'MARKS_CONFLICT', '')
        server.marks = content
      },
      again: () =>
        new Promise(resolve => {
          comeBack = () => {
            server.away = false
            resolve()
          }
        }),
      texts: {
        kept: name => texts.get(name) ?? null,
        keep: (name, text) => (text === null ? void texts.delete(name) : void texts.set(name, text)),
      },
    })
  const settle = () => new Promise(resolve => setTimeout(resolve))
  return { server, texts, open, settle, comeBack: () => comeBack() }
}
const nobody = (): void => undefined

it('what is marked without a network is stored when it is back, each change after the other, and told once', async () => {
  const { server, texts, open, settle, comeBack } = scene()
  const sender = open()
  server.away = true
  const reports: unknown[] = []
  const first = sender.put('p', 'a', error => reports.push(error))
  const second = sender.put('p', 'ab', error => reports.push(error))
  await settle()
  expect([sender.isSending('p'), server.marks, reports.length]).toEqual([true, null, 1])
  expect(sender.unsent('p')).toBeNull()
  comeBack()
  await Promise.all([first, second])
  expect([server.marks, sender.isSending('p'), texts.size, reports.length]).toEqual(['ab', false, 0, 1])
})

it('a page that ended before the network was back leaves them to the next', async () => {
  const { server, open, settle } = scene()
  server.away = true
  const before = open()
  void before.put('p', 'a', nobody)
  void before.put('p', 'ab', nobody)
  await settle()
  expect(open().unsent('p')).toEqual({ from: null, content: 'ab' })
  expect(open().unsent('other')).toBeNull()
})

it('an expired session keeps them; marks made on others than the stored ones do not come back', async () => {
  const { server, open, texts } = scene()
  server.refuses = 'SESSION_EXPIRED'
  const sender = open()
  await expect(sender.put('p', 'a', nobody)).rejects.toMatchObject({ reason: 'SESSION_EXPIRED' })
  expect(open().unsent('p')).toEqual({ from: null, content: 'a' })
  server.refuses = ''
  server.marks = 'theirs'
  await expect(open().put('p', 'a', nobody)).rejects.toMatchObject({ reason: 'MARKS_CONFLICT' })
  expect(texts.size).toBe(0)
})

it('a change starts from what the server is known to have; while one is under way nothing else counts', async () => {
  const { server, open, settle, comeBack } = scene()
  const sender = open()
  server.marks = 'a'
  sender.know('p', 'a')
  server.away = true
  const sent = sender.put('p', null, nobody)
  sender.know('p', 'older')
  await settle()
  comeBack()
  await sent
  expect(server.marks).toBeNull()
  sender.know('p', 'b')
  server.marks = 'b'
  await sender.put('p', 'bc', nobody)
  expect(server.marks).toBe('bc')
})
