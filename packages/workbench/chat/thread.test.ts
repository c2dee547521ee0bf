import type { ChatMessage } from '@sella/contract/chat'
import { expect, test } from 'vitest'
import { notReached } from '../server/refused'
import type { Page, Stretch } from './server'
import { makeThread } from './thread'

const message = (seq: number, from: 'doctor' | 'staff' = 'staff') =>
  ({ uuid: `${seq}`, seq, from, name: '', text: '', picture: null, context: null, createdAt: '' }) satisfies ChatMessage

/** A conversation whose messages all come from the staff, three to a page, as the doctor sees it. */
const conversation = () => {
  const state = { last: 0, read: [] as number[], gets: [] as Stretch[], error: null as unknown, readError: null as unknown }
  const flags = { visible: true, onRead: 0 }
  let hold: Promise<void> | null = null
  const get = async (stretch: Stretch): Promise<Page> => {
    state.gets.push(stretch)
    const end = stretch.before === undefined ? state.last : stretch.before - 1
    const { error } = state
    await hold
    if (error) throw error
    const first = Math.max(1, end - 2)
    const messages = Array.from({ length: end - first + 1 }, (_, i) => message(first + i))
    return { messages, more: first > 1, readByOther: 0 }
  }
  const thread = makeThread({
    server: {
      side: 'doctor',
      get,
      read: async seq => {
        state.read.push(seq)
        if (state.readError) throw state.readError
      },
    },
    isVisible: () => flags.visible,
    onRead: () => {
      flags.onRead += 1
    },
  })
  const pausing = () => {
    let go = (): void => undefined
    hold = new Promise(resolve => {
      go = resolve
    })
    return () => {
      hold = null
      go()
    }
  }
  return { state, flags, thread, pausing, seqs: () => thread.store.get().chatLog?.messages.map(({ seq }) => seq) }
}
const settle = () => new Promise(resolve => setTimeout(resolve))

test('the end is fetched once at a time, and once more when news come during a fetch', async () => {
  const { state, thread, pausing, seqs } = conversation()
  state.last = 2
  const go = pausing()
  const looked = thread.look()
  void thread.look()
  void thread.look()
  expect(state.gets).toHaveLength(1)
  state.last = 3
  go()
  await looked
  expect([state.gets, seqs()]).toEqual([
    [{}, {}],
    [1, 2, 3],
  ])
  await thread.look()
  expect(state.gets).toHaveLength(3)
})

test('a look that fails says why and keeps what is there; the next one that succeeds ends that', async () => {
  const { state, thread, seqs } = conversation()
  state.last = 2
  await thread.look()
  state.error = notReached()
  await thread.look()
  expect([thread.store.get().error, seqs()]).toEqual([state.error, [1, 2]])
  state.error = null
  await thread.look()
  expect(thread.store.get().error).toBe(null)
})

test('earlier messages come in front of the first; before any there is nothing to ask for', async () => {
  const { state, thread, seqs } = conversation()
  await thread.earlier()
  expect(state.gets).toEqual([])
  state.last = 7
  await thread.look()
  expect([seqs(), thread.store.get().chatLog?.more]).toEqual([[5, 6, 7], true])
  await Promise.all([thread.earlier(), thread.earlier()])
  expect([state.gets.at(-1), seqs()]).toEqual([{ before: 5 }, [2, 3, 4, 5, 6, 7]])
  state.error = notReached()
  await thread.earlier()
  expect([thread.store.get().error, seqs()?.length]).toEqual([state.error, 6])
})

test('earlier messages that come after the end was loaded anew leave no gap unseen', async () => {
  const { state, thread, pausing, seqs } = conversation()
  state.last = 6
  await thread.look()
  const goEarlier = pausing()
  const asked = thread.earlier()
  const goEnd = pausing()
  state.last = 20
  const looked = thread.look()
  goEnd()
  await looked
  goEarlier()
  await asked
  expect(seqs()).toEqual([18, 19, 20])
})

test('what is sent stands at the end at once', async () => {
  const { state, thread, seqs } = conversation()
  thread.sent(message(1, 'doctor'))
  expect(seqs()).toBe(undefined)
  state.last = 2
  await thread.look()
  thread.sent(message(3, 'doctor'))
  expect(seqs()).toEqual([1, 2, 3])
})

test('what the other side wrote is read once it is shown in front, and each message once', async () => {
  const { state, flags, thread } = conversation()
  state.last = 2
  await thread.look()
  thread.sent(message(3, 'doctor'))
  expect(state.read).toEqual([])
  flags.visible = false
  thread.setShown(true)
  expect(state.read).toEqual([])
  flags.visible = true
  thread.noteRead()
  thread.noteRead()
  await settle()
  expect([state.read, flags.onRead]).toEqual([[2], 1])
  state.last = 4
  await thread.look()
  expect(state.read).toEqual([2, 4])
  thread.setShown(false)
  state.last = 5
  await thread.look()
  expect(state.read).toEqual([2, 4])
})

test('what the server did not learn to be read is told again with the next look, what it did learn is not', async () => {
  const { state, flags, thread } = conversation()
  thread.setShown(true)
  state.readError = notReached()
  state.last = 2
  await thread.look()
  await settle()
  state.readError = null
  await thread.look()
  await settle()
  expect([state.read, flags.onRead]).toEqual([[2, 2], 1])
  await thread.look()
  expect(state.read).toEqual([2, 2])
})
