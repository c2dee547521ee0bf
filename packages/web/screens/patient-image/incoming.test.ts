import type { Item } from '@sella/workbench/uploads/queue'
import { expect, it } from 'vitest'
import { newDrop } from '../../intake/coming'
import type { Arrived } from './arrivals'
import { type IncomingPorts, makeIncoming } from './incoming'
import type { Places } from './places'

const places: Places = {
  all: [],
  open: 'now',
  records: [{ uuid: 'now', day: '2026-03-02', taken: ['Lateral_Ceph'] }],
  birthday: null,
  today: '2026-03-02',
  undated: { record: 'now' },
}

const named = (name: string): File => new File(['x'], name)
const settle = () => new Promise<void>(resolve => setTimeout(resolve, 0))

/** A page of images that inspects nothing, and what it hears. */
const page = (more: Partial<IncomingPorts> = {}) => {
  const sent: (readonly [name: string, place: string | null, state: Item['state']])[] = []
  const seen = { opened: [] as string[], failed: 0, left: false }
  const looked = (file: File, slot: Arrived['slot']): Arrived => ({
    ...{ file, slot, hash: file.name, several: null, day: null, dayBy: null, guess: null, thumb: null, failed: null },
  })
  const ports: IncomingPorts = {
    look: async (files, slot) => files.map(file => looked(file, slot)),
    places: () => places,
    recordsFor: async () => target => ({ record: 'record' in target ? target.record : 'new', day: '2026-03-02' }),
    add: (_, coming) => {
      for (const { item } of coming) sent.push([item.name, item.place?.record ?? null, item.state])
    },
    isLeft: () => seen.left,
    open: record => seen.opened.push(record),
    onFailed: () => {
      seen.failed += 1
    },
    ...more,
  }
  const incoming = makeIncoming(() => ports)
  const drop = newDrop({ uuid: 'case', name: '王芳' }, 0)
  return {
    ...{ incoming, sent, seen },
    drop: (name: string, kind: Arrived['slot'] = null) => incoming.take([named(name)], { kind, drop }),
    asked: () => {
      const open = incoming.question.get()
      return open && `${open.about} ${open.arrival.guesses.map(guess => guess.file.name)}`
    },
    /** Answers the open question with the kind of a smile for every file. */
    smile: () =>
      incoming.answer(incoming.question.get()?.arrival.guesses.map(guess => ({ ...guess, kind: 'Smile_Photo' })) ?? [], {
        seen: true,
      }),
  }
}
const waiting = { at: 'waiting', tries: 0, from: 0 }
const out = (why: string) => ({ at: 'out', why })

it('a file dropped on a free slot of the open record is queued without a question, and the record stays open', async () => {
  const { drop, sent, asked, seen } = page()
  await drop('a.jpg', 'Smile_Photo')
  expect(sent).toEqual([['a.jpg', 'now', waiting]])
  expect(asked()).toBeNull()
  expect(seen.opened).toEqual([])
})

it('the first record of a case is opened once a file goes into it', async () => {
  const empty: Places = { ...places, open: null, records: [], undated: { day: places.today } }
  const { drop, seen, sent } = page({ places: () => empty })
  await drop('a.jpg', 'Smile_Photo')
  expect([sent.length, seen.opened]).toEqual([1, ['new']])
})

it('a file on an occupied slot asks whether it replaces, one of unknown kind where it belongs', async () => {
  const { drop, asked, incoming, sent } = page()
  void drop('film.jpg', 'Lateral_Ceph')
  await settle()
  expect(asked()).toBe('replacing film.jpg')
  incoming.answer(incoming.question.get()?.arrival.guesses ?? [], { seen: true, ifTaken: 'replace' })
  expect(asked()).toBeNull()
  await settle()
  expect(sent).toEqual([['film.jpg', 'now', waiting]])
  void drop('unknown.jpg')
  await settle()
  expect(asked()).toBe('places unknown.jpg')
})

it('a drop waits for the answer to the one before it', async () => {
  const { drop, asked, smile, sent, incoming } = page()
  const first = drop('first.jpg')
  void drop('second.jpg')
  await settle()
  expect(asked()).toBe('places first.jpg')
  smile()
  await first
  expect(sent).toEqual([['first.jpg', 'now', waiting]])
  await settle()
  expect(asked()).toBe('places second.jpg')
  incoming.forget()
  expect(sent.at(-1)).toEqual(['second.jpg', null, out('skipped')])
  expect(asked()).toBeNull()
})

it('an answer given twice counts once', async () => {
  const { drop, smile, sent } = page()
  void drop('a.jpg')
  await settle()
  smile()
  smile()
  await settle()
  expect(sent).toHaveLength(1)
})

it('cancelled while its answer is on its way it goes in, and the next drop is asked about', async () => {
  let go = (): void => undefined
  const gate = new Promise<void>(resolve => {
    go = resolve
  })
  const { drop, asked, smile, sent, incoming } = page({
    recordsFor: async () => {
      await gate
      return () => ({ record: 'now', day: places.today })
    },
  })
  void drop('first.jpg')
  void drop('second.jpg')
  await settle()
  smile()
  incoming.forget()
  go()
  await settle()
  expect(sent).toEqual([['first.jpg', 'now', waiting]])
  await settle()
  expect(asked()).toBe('places second.jpg')
})

it('what the server refuses is told and asked about again, and the next drop goes on after its answer', async () => {
  let refusals = 2
  const { drop, asked, smile, sent, seen } = page({
    recordsFor: async () => {
      if (refusals-- > 0) throw new Error('refused')
      return () => ({ record: 'now', day: places.today })
    },
  })
  const first = drop('a.jpg', 'Smile_Photo')
  void drop('b.jpg', 'Smile_Photo')
  await settle()
  expect([seen.failed, asked()]).toEqual([1, 'places a.jpg'])
  smile()
  await settle()
  expect([seen.failed, asked(), sent]).toEqual([2, 'places a.jpg', []])
  smile()
  await first
  await settle()
  expect(sent.map(([name]) => name)).toEqual(['a.jpg', 'b.jpg'])
})

it('a stopped inspection, and a case that nobody keeps up to date, put every file on the receipt', async () => {
  const stopped = page({ look: async () => null })
  await stopped.drop('a.jpg')
  expect(stopped.sent).toEqual([['a.jpg', null, out('stopped')]])
  const gone = page({ places: () => null })
  await gone.drop('a.jpg')
  expect(gone.sent).toEqual([['a.jpg', null, out('left')]])
})

it('leaving the page puts what is asked about on its receipt, and what comes after it too unless it is clear', async () => {
  const { drop, sent, seen, incoming, asked } = page()
  void drop('asked.jpg')
  const unsure = drop('unsure.jpg')
  const clear = drop('clear.jpg', 'Smile_Photo')
  await settle()
  seen.left = true
  incoming.leave()
  await Promise.all([unsure, clear])
  expect(asked()).toBeNull()
  expect(sent).toEqual([
    ['asked.jpg', null, out('left')],
    ['unsure.jpg', null, out('left')],
    ['clear.jpg', 'now', waiting],
  ])
})

it('an answer under way is carried out although the page is left; refused then, it is on the receipt', async () => {
  const going = page()
  void going.drop('a.jpg')
  await settle()
  going.smile()
  going.seen.left = true
  going.incoming.leave()
  await settle()
  expect(going.sent).toEqual([['a.jpg', 'now', waiting]])
  const refused = page({ recordsFor: () => Promise.reject(new Error('refused')) })
  const done = refused.drop('a.jpg')
  await settle()
  refused.smile()
  refused.seen.left = true
  refused.incoming.leave()
  await done
  expect(refused.sent).toEqual([['a.jpg', null, out('left')]])
})
