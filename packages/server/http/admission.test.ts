import fc from 'fast-check'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Admission, type AdmissionLimits, admissionWith } from './admission'

const usual: AdmissionLimits = { places: 1, waiting: { each: 100, all: 1000 }, longestWait: 2000, longestStay: 60_000 }

// `setImmediate` stays: it is the turn of the process itself.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const turn = (): Promise<void> => new Promise(resolve => setImmediate(resolve))

/** Enough for whoever is to begin. */
const turns = async (): Promise<void> => {
  for (let n = 0; n < 30; n += 1) await turn()
}

/** Calls with whose they are, in the order in which they began; each is answered once the next turn comes. */
const order = async (admission: Admission, accounts: readonly string[]): Promise<readonly string[]> => {
  const begun: string[] = []
  await Promise.all(
    accounts.map(async account => {
      const leave = await admission.enter(account)
      begun.push(account)
      await turn()
      leave()
    }),
  )
  return begun
}

/** Enters, says how it ended, and stays until told to leave. */
const entered = (admission: Admission, account: string, gone?: AbortSignal) => {
  const call: { end: string; leave: () => void } = { end: '', leave: () => undefined }
  void admission.enter(account, gone).then(
    leave => Object.assign(call, { end: 'begun', leave }),
    ({ code }: { code: string }) => Object.assign(call, { end: code }),
  )
  return call
}

test('never more calls at once than places, and all of them come', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 40 }),
      fc.integer({ min: 1, max: 5 }),
      async (all, places) => {
        const admission = admissionWith({ ...usual, places }, () => 0)
        let [at, peak] = [0, 0]
        const call = async (account: string): Promise<void> => {
          const leave = await admission.enter(account)
          at += 1
          peak = Math.max(peak, at)
          await turn()
          at -= 1
          leave()
        }
        await Promise.all(all.map(call))
        expect([peak <= places, at]).toEqual([true, 0])
      },
    ),
    { numRuns: 30 },
  )
})

test('accounts take turns, however many calls one of them makes', async () => {
  const begun = await order(
    admissionWith(usual, () => 0),
    [...Array<string>(50).fill('many'), 'one', 'other', 'other'],
  )
  expect(begun.slice(0, 5)).toEqual(['many', 'one', 'other', 'many', 'other'])
  expect(begun).toHaveLength(53)
})

test('more of one account than may wait is refused at once, and keeps nobody else out', async () => {
  const admission = admissionWith({ ...usual, waiting: { each: 3, all: 4 } }, () => 0)
  const own = Array.from({ length: 5 }, () => entered(admission, 'many'))
  const [other, another, more] = [entered(admission, 'b'), entered(admission, 'c'), entered(admission, 'c')]
  await turns()
  // The first one begins at the turn: until then all wait.
  expect([...own, other, another, more].map(({ end }) => end)).toEqual(['begun', '', '', 'BUSY', 'BUSY', '', '', 'BUSY'])
})

test('by what calls took lately, one that would wait too long is refused at once; one of another account is not', async () => {
  let now = 0
  const admission = admissionWith(usual, () => now)
  const own = Array.from({ length: 30 }, () => entered(admission, 'many'))
  for (const call of own.slice(0, 5)) {
    await turns()
    now += 100
    call.leave()
  }
  // 25 of 100 ms each are left.
  const late = entered(admission, 'many')
  const other = entered(admission, 'one')
  await turns()
  expect([late.end, other.end]).toEqual(['BUSY', ''])
})

test('when nobody waits any more, what calls took is forgotten', async () => {
  let now = 0
  const admission = admissionWith(usual, () => now)
  const slow = [entered(admission, 'a'), entered(admission, 'a'), entered(admission, 'a')]
  for (const call of slow) {
    await turns()
    now += 5000
    call.leave()
  }
  const next = [entered(admission, 'a'), entered(admission, 'a'), entered(admission, 'a')]
  await turns()
  expect(next.map(({ end }) => end)).toEqual(['begun', '', ''])
})

test('a call that has waited as long as it may is refused, and so is one whose caller left', async () => {
  const admission = admissionWith(usual, () => 0)
  const first = entered(admission, 'a')
  await turns()
  const left = new AbortController()
  const [waiting, leaving] = [entered(admission, 'b'), entered(admission, 'c', left.signal)]
  left.abort()
  await turns()
  expect([first.end, waiting.end, leaving.end]).toEqual(['begun', '', 'BUSY'])
  vi.advanceTimersByTime(usual.longestWait)
  await turns()
  expect([first.end, waiting.end]).toEqual(['begun', 'BUSY'])
  first.leave()
  const next = entered(admission, 'd')
  await turns()
  expect(next.end).toBe('begun')
})

test('a call that stays long gives its place away once, also when it ends afterwards', async () => {
  const admission = admissionWith({ ...usual, longestWait: 100_000, longestStay: 1000 }, () => 0)
  const calls = Array.from({ length: 4 }, (_, n) => entered(admission, String(n)))
  await turns()
  vi.advanceTimersByTime(1000)
  await turns()
  calls[0]?.leave()
  await turns()
  expect(calls.map(({ end }) => end)).toEqual(['begun', 'begun', '', ''])
})

test('a few calls begin in each turn of the process, which takes in what has come between them', async () => {
  const admission = admissionWith({ ...usual, places: 16 }, () => 0)
  const began: number[] = []
  let at = 0
  const counted = async (): Promise<void> => {
    await admission.enter('a')
    began.push(at)
  }
  const all = Promise.all(Array.from({ length: 10 }, counted))
  for (; at < 10; at += 1) await turn()
  await all
  const begunInTurn = [...new Set(began)].map(each => began.filter(turnOf => turnOf === each).length)
  expect(begunInTurn).toEqual([4, 4, 2])
})
