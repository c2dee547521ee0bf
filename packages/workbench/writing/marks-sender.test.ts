import { expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { createMarksSender } from './marks-sender'

/** A server with the marks of one picture, and a machine that keeps texts. */
const scene = () => {
  const server = { marks: null as string | null, away: false, refuses: '', saves: 0, loads: 0, onLoad: () => {} }
  const texts = new Map<string, string>()
  let comeBack = (): void => undefined
  const open = () =>
    createMarksSender({
      save: async (_, content, from) => {
        server.saves += 1
        if (server.away) throw notReached()
        if (server.refuses === 'fault') throw new TypeError('no refusal')
        if (server.refuses) throw new Refused(401, server.refuses as never, '')
        if (from !== server.marks) throw new Refused(409, 'MARKS_CONFLICT', '')
        server.marks = content
      },
      load: async () => {
        server.loads += 1
        if (server.away) throw notReached()
        const { marks } = server
        server.onLoad()
        return marks
      },
      // Letters as marks.
      merged: ({ base, mine, theirs }) => {
        const [was, own, others] = [base, mine, theirs].map(text => [...(text ?? '')]) as [string[], string[], string[]]
        const removed = was.filter(letter => !own.includes(letter))
        const added = own.filter(letter => !was.includes(letter) && !others.includes(letter))
        const both = [...others.filter(letter => !removed.includes(letter)), ...added].join('')
        return both.length > 5 ? undefined : both || null
      },
      again: () =>
        new Promise(resolve => {
          comeBack = resolve
        }),
      texts: {
        kept: name => texts.get(name) ?? null,
        keep: (name, text) => (text === null ? void texts.delete(name) : void texts.set(name, text)),
      },
    })
  const settle = () => new Promise(resolve => setTimeout(resolve))
  return {
    ...{ server, texts, open, settle },
    /** The network seems to be back. */
    retry: () => comeBack(),
    comeBack: () => {
      server.away = false
      comeBack()
    },
  }
}
const nobody = (): void => undefined

it('what is marked without a network is stored when it is back, each change after the other, and told once', async () => {
  const { server, texts, open, settle, retry, comeBack } = scene()
  const sender = open()
  server.away = true
  const reports: unknown[] = []
  const first = sender.put('p', 'a', error => reports.push(error))
  const second = sender.put('p', 'ab', error => reports.push(error))
  await settle()
  expect([sender.isSending('p'), server.marks, reports.length]).toEqual([true, null, 1])
  expect(sender.unsent('p')).toBeNull()
  retry()
  await settle()
  expect([server.saves, reports.length]).toEqual([2, 1])
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
  open().forget('p')
  expect(open().unsent('p')).toBeNull()
})

it('what an earlier page left in another form is read as far as it can be', () => {
  const { texts, open } = scene()
  texts.set('marks.p', '{"from":7,"content":"a"}')
  expect(open().unsent('p')).toEqual({ from: null, content: 'a' })
  texts.set('marks.p', '7')
  expect(open().unsent('p')).toBeNull()
})

it.each(['INPUT_INVALID', 'NOT_FOUND'])('what is refused for good (%s) is not kept to be refused again', async reason => {
  const { server, open, texts } = scene()
  server.refuses = reason
  const sender = open()
  await expect(sender.put('p', 'a', nobody)).rejects.toMatchObject({ reason })
  expect([texts.size, sender.isSending('p'), server.saves, server.loads]).toEqual([0, false, 1, 0])
})

it('a fault of another sort is thrown as it is, and the marks stay', async () => {
  const { server, open } = scene()
  server.refuses = 'fault'
  const sender = open()
  await expect(sender.put('p', 'a', nobody)).rejects.toBeInstanceOf(TypeError)
  expect([sender.isSending('p'), sender.unsent('p'), server.loads]).toEqual([false, { from: null, content: 'a' }, 0])
})

it('marks that only change their order are stored as they are', async () => {
  const { server, open } = scene()
  server.marks = 'ab'
  const sender = open()
  sender.know('p', 'ab')
  expect(await sender.put('p', 'ba', nobody)).toEqual({ content: 'ba', merged: false })
})

it('a picture that others change without end is given up after six attempts', async () => {
  const { server, open } = scene()
  server.marks = 't'
  server.onLoad = () => {
    server.marks = server.marks === 't' ? 'u' : 't'
  }
  await expect(open().put('p', 'a', nobody)).rejects.toMatchObject({ reason: 'MARKS_CONFLICT' })
  expect([server.saves, server.loads]).toEqual([6, 5])
})

it('a change made while another is merged loses nothing of the other window', async () => {
  const { server, open, settle, comeBack } = scene()
  server.marks = 'xt'
  const sender = open()
  sender.know('p', 'x')
  server.onLoad = () => {
    server.away = true
  }
  const first = sender.put('p', 'xa', nobody)
  await settle()
  const second = sender.put('p', 'xab', nobody)
  comeBack()
  await Promise.all([first, second])
  expect(server.marks).toBe('xtab')
})

it('an expired session keeps them', async () => {
  const { server, open } = scene()
  server.refuses = 'SESSION_EXPIRED'
  const sender = open()
  await expect(sender.put('p', 'a', nobody)).rejects.toMatchObject({ reason: 'SESSION_EXPIRED' })
  expect(open().unsent('p')).toEqual({ from: null, content: 'a' })
})

it('what another window stored meanwhile is stored beside them, of several changes too, and what was removed stays so', async () => {
  const { server, open, texts, settle, comeBack } = scene()
  server.marks = 'xy'
  const sender = open()
  sender.know('p', 'xy')
  server.away = true
  const sent = [sender.put('p', 'xya', nobody), sender.put('p', 'yab', nobody)]
  await settle()
  server.marks = 'xyt'
  comeBack()
  expect(await Promise.all(sent)).toEqual([
    { content: 'xyta', merged: true },
    { content: 'ytab', merged: true },
  ])
  expect([server.marks, texts.size, sender.isSending('p')]).toEqual(['ytab', 0, false])
})

it('what an earlier page left is stored beside what was stored since, by what it was made on', async () => {
  const { server, open, texts } = scene()
  server.marks = 'xt'
  const sender = open()
  sender.know('p', 'xt')
  expect(await sender.put('p', 'xa', nobody, 'x')).toEqual({ content: 'xta', merged: true })
  expect([server.marks, texts.size]).toEqual(['xta', 0])
})

it('a page that ends between two changes keeps the second by what it was made on', async () => {
  const { server, open, settle, texts } = scene()
  server.marks = 't'
  const sender = open()
  const first = sender.put('p', 'a', nobody)
  void sender.put('p', 'ab', nobody).catch(nobody)
  await first
  expect(JSON.parse(texts.get('marks.p') ?? '')).toEqual({ from: 'a', content: 'ab' })
  await settle()
  expect(server.marks).toBe('tab')
})

it('more than a picture holds is told and stays on this machine', async () => {
  const { server, open } = scene()
  server.marks = 'tuvw'
  await expect(open().put('p', 'ab', nobody)).rejects.toMatchObject({ reason: 'MARKS_CONFLICT' })
  expect([server.marks, open().unsent('p')]).toEqual(['tuvw', { from: null, content: 'ab' }])
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
  expect([server.marks, server.loads]).toEqual([null, 0])
  sender.know('p', 'b')
  server.marks = 'b'
  await sender.put('p', 'bc', nobody)
  expect(server.marks).toBe('bc')
})
