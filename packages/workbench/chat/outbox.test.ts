import type { ChatMessage } from '@sella/contract/chat'
import { expect, test } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { makeOutbox } from './outbox'

/** A server that remembers what arrives, and windows of one browser that write to it. */
const chat = () => {
  const stored = new Map<string, string>()
  const files = new Map<string, string>()
  const state = {
    arrived: [] as string[],
    error: null as unknown,
    wait: null as Promise<void> | null,
    isStoring: true,
    ids: 0,
    due: null as { run: () => void; ms: number } | null,
  }
  const answer = async (uuid: string, text: string): Promise<ChatMessage> => {
    await state.wait
    if (state.error) throw state.error
    if (!state.arrived.includes(text)) state.arrived.push(text)
    return { uuid, seq: state.arrived.length, text } as ChatMessage
  }
  const begin = () => {
    const own = new Map<string, string>()
    const outbox = makeOutbox<string>({
      server: {
        send: ({ uuid, text, context }) => answer(uuid, context ? `${text} @${context.page}` : text),
        sendPicture: (uuid, file) => answer(uuid, file),
      },
      pictures: {
        put: (uuid, file) => {
          own.set(uuid, file)
          files.set(uuid, file)
        },
        at: uuid => own.get(uuid) ?? files.get(uuid) ?? null,
        drop: uuid => {
          own.delete(uuid)
          files.delete(uuid)
        },
      },
      texts: {
        kept: name => stored.get(name) ?? null,
        keep: (name, text) => {
          if (text === null) stored.delete(name)
          else if (state.isStoring) stored.set(name, text)
        },
      },
      name: 'out',
      newId: () => {
        state.ids += 1
        return `${state.ids}`
      },
      now: () => '2026-11-30T08:00:00.000Z',
      later: (run, ms) => {
        const due = { run, ms }
        state.due = due
        return () => {
          if (state.due === due) state.due = null
        }
      },
    })
    return outbox
  }
  return { state, stored, files, begin }
}
const settle = () => new Promise(resolve => setTimeout(resolve))
const uuids = (outbox: { store: { get: () => { list: readonly { uuid: string }[] } } }) =>
  outbox.store.get().list.map(({ uuid }) => uuid)
const nobody = () => undefined

test('messages go one after another in the order of writing, each reported once and then forgotten', async () => {
  const { state, stored, begin } = chat()
  const outbox = begin()
  const heard: string[] = []
  outbox.open(({ text }) => heard.push(text))
  outbox.add({ text: 'a' })
  outbox.add({ text: 'b', context: { page: '/patients', version: '1' } })
  outbox.add({ text: '', file: 'picture' })
  expect(outbox.store.get()).toEqual({
    list: [
      { uuid: '1', text: 'a', picture: false, at: '2026-11-30T08:00:00.000Z' },
      {
        ...{ uuid: '2', text: 'b', picture: false, at: '2026-11-30T08:00:00.000Z' },
        context: { page: '/patients', version: '1' },
      },
      { uuid: '3', text: '', picture: true, at: '2026-11-30T08:00:00.000Z' },
    ],
    stuck: false,
  })
  await settle()
  expect(heard).toEqual(['a', 'b @/patients', 'picture'])
  expect([state.arrived, uuids(outbox), stored.size]).toEqual([heard, [], 0])
})

test('one at a time: what is written during a delivery waits for it, however often it is asked to go on', async () => {
  const { state, begin } = chat()
  let answerNow = nobody
  state.wait = new Promise(resolve => {
    answerNow = resolve as () => undefined
  })
  const outbox = begin()
  const heard: string[] = []
  outbox.open(({ text }) => heard.push(text))
  outbox.add({ text: 'a' })
  outbox.free()
  outbox.free()
  outbox.add({ text: 'b' })
  await settle()
  expect(heard).toEqual([])
  answerNow()
  await settle()
  expect(heard).toEqual(['a', 'b'])
})

test('a lost network is waited out: tried again after five seconds, or at once when it is back', async () => {
  const { state, begin } = chat()
  const outbox = begin()
  outbox.open(nobody)
  state.error = notReached()
  outbox.add({ text: 'a' })
  outbox.add({ text: 'b' })
  await settle()
  expect([outbox.store.get().stuck, state.due?.ms, uuids(outbox)]).toEqual([true, 5000, ['1', '2']])
  state.due?.run()
  expect(outbox.store.get().stuck).toBe(false)
  await settle()
  expect([outbox.store.get().stuck, state.arrived]).toEqual([true, []])
  state.error = null
  outbox.free()
  expect(state.due).toBe(null)
  await settle()
  expect([state.arrived, outbox.store.get()]).toEqual([['a', 'b'], { list: [], stuck: false }])
})

test('an error of the page itself counts as a fault of the way, not of the message', async () => {
  const { state, begin } = chat()
  const outbox = begin()
  outbox.open(nobody)
  state.error = new TypeError('no refusal')
  outbox.add({ text: 'a' })
  await settle()
  expect([outbox.store.get().stuck, outbox.store.get().list[0]?.refused]).toEqual([true, undefined])
})

test('a refused message says why and delays none behind it; sent again it goes, discarded it is gone with its picture', async () => {
  const { state, stored, files, begin } = chat()
  const outbox = begin()
  outbox.open(nobody)
  state.error = new Refused(429, 'CHAT_TOO_MANY', '')
  outbox.add({ text: 'a' })
  outbox.add({ text: '', file: 'picture' })
  await settle()
  expect([outbox.store.get().stuck, outbox.store.get().list.map(({ refused }) => refused)]).toEqual([
    false,
    ['CHAT_TOO_MANY', 'CHAT_TOO_MANY'],
  ])
  expect(JSON.parse(stored.get('out') ?? '')[0].refused).toBe('CHAT_TOO_MANY')
  state.error = null
  outbox.add({ text: 'b' })
  await settle()
  expect(state.arrived).toEqual(['b'])
  outbox.resend('1')
  await settle()
  expect([state.arrived, files.size]).toEqual([['b', 'a'], 1])
  outbox.drop('2')
  expect([uuids(outbox), stored.size, files.size]).toEqual([[], 0, 0])
})

test('resending one also ends the wait for the network', async () => {
  const { state, begin } = chat()
  const outbox = begin()
  outbox.open(nobody)
  state.error = notReached()
  outbox.add({ text: 'a' })
  await settle()
  state.error = null
  outbox.resend('1')
  await settle()
  expect([state.arrived, state.due]).toEqual([['a'], null])
})

test('closed it begins nothing, also not after its time; opened again it goes on at once', async () => {
  const { state, begin } = chat()
  const outbox = begin()
  const heard: string[] = []
  const hear = ({ text }: ChatMessage) => void heard.push(text)
  const close = outbox.open(hear)
  state.error = notReached()
  outbox.add({ text: 'a' })
  await settle()
  close()
  expect(state.due).toBe(null)
  state.error = null
  outbox.free()
  outbox.add({ text: 'b' })
  await settle()
  expect(state.arrived).toEqual([])
  state.error = notReached()
  const closeNext = outbox.open(hear)
  closeNext()
  await settle()
  expect([outbox.store.get().stuck, state.due]).toEqual([true, null])
  state.error = null
  outbox.open(hear)
  await settle()
  expect(heard).toEqual(['a', 'b'])
})

test('of two that have it open the second goes on hearing when the first has closed, and keeps the retry', async () => {
  const { state, begin } = chat()
  const outbox = begin()
  const heard: string[] = []
  const close = outbox.open(nobody)
  outbox.open(({ text }) => heard.push(text))
  state.error = notReached()
  outbox.add({ text: 'a' })
  await settle()
  close()
  state.error = null
  state.due?.run()
  await settle()
  expect(heard).toEqual(['a'])
})

test('a page that ended leaves its messages to the next, in their order, pictures too', async () => {
  const { state, begin } = chat()
  const before = begin()
  before.add({ text: 'a' })
  before.add({ text: '', file: 'picture' })
  const next = begin()
  expect(uuids(next)).toEqual(['1', '2'])
  next.open(nobody)
  await settle()
  expect(state.arrived).toEqual(['a', 'picture'])
})

test('what one window writes is not lost when another writes, sends or discards', async () => {
  const { state, stored, begin } = chat()
  const [first, second] = [begin(), begin()]
  first.add({ text: 'a' })
  second.add({ text: 'b' })
  expect(uuids(begin())).toEqual(['1', '2'])
  second.open(nobody)
  await settle()
  expect([state.arrived, uuids(begin())]).toEqual([['b'], ['1']])
  second.add({ text: 'c' })
  state.error = new Refused(400, 'CHAT_TOO_LONG', '')
  await settle()
  second.drop('3')
  expect([uuids(second), uuids(begin())]).toEqual([[], ['1']])
  expect(JSON.parse(stored.get('out') ?? '')).toHaveLength(1)
})

test('a picture that another window has sent leaves the list; one whose file is lost says so', async () => {
  const { state, files, begin } = chat()
  begin().add({ text: '', file: 'picture' })
  const [first, second] = [begin(), begin()]
  state.error = notReached()
  second.open(nobody)
  await settle()
  state.error = null
  first.open(nobody)
  await settle()
  expect(state.arrived).toEqual(['picture'])
  const heard: unknown[] = []
  second.open(message => heard.push(message))
  await settle()
  expect([second.store.get(), heard]).toEqual([{ list: [], stuck: false }, []])

  begin().add({ text: '', file: 'lost' })
  const last = begin()
  files.clear()
  last.open(nobody)
  await settle()
  expect(last.store.get().list[0]?.refused).toBe('FILE_EMPTY')
})

test('a browser that stores nothing sends all the same, a message before it finds out and pictures too', async () => {
  const { state, begin } = chat()
  state.isStoring = false
  const outbox = begin()
  state.error = notReached()
  outbox.open(nobody)
  outbox.add({ text: 'a' })
  outbox.add({ text: '', file: 'picture' })
  await settle()
  state.error = null
  outbox.free()
  await settle()
  expect(state.arrived).toEqual(['a', 'picture'])
})
