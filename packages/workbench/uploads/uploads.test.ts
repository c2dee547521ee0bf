import { type ImageKind, imageKinds, type Photo } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import type { Attempt, Coming, Keeping, Sending } from './ports'
import { type Drop, emptyQueue, type Item, type Place } from './queue'
import { makeUploads } from './uploads'

/** A browser that keeps what it is given, in memory. */
const makeDisk = () => {
  const rows = new Map<string, { readonly owner: string; readonly item: Item }>()
  const drops = new Map<string, Drop>()
  const files = new Map<string, string>()
  const alive: string[][] = []
  const saved: (readonly [string, string | undefined])[] = []
  const elsewhere = { again: null as number | null }
  const keeping: Keeping<string> = {
    load: async owner => {
      const items = [...rows.values()].flatMap(row => (row.owner === owner ? [row.item] : []))
      const own = new Set(items.map(({ drop }) => drop))
      return {
        queue: { drops: [...drops.values()].filter(({ id }) => own.has(id)), items },
        files: new Map(files),
        again: elsewhere.again,
      }
    },
    save: async (owner, { drop, item, file }) => {
      saved.push([owner, item?.state.at])
      if (drop) drops.set(drop.id, drop)
      if (item) rows.set(item.id, { owner, item })
      if (item && file) files.set(item.id, file)
    },
    deleteContent: async id => void files.delete(id),
    clear: async (_, left) => {
      for (const id of rows.keys()) if (left.items.every(item => item.id !== id)) rows.delete(id)
    },
    hold: async (_, items) => void alive.push(items.map(({ id }) => id)),
  }
  return { keeping, files, rows, alive, saved, elsewhere }
}

interface Timer {
  readonly at: number
  readonly run: () => void
}

/** A browser window, a server that answers when told to, and a clock that is turned by hand. `heeds`: whether an attempt ends when it is stopped; else it answers late. */
const openWindow = async (disk = makeDisk(), owner = 'me', heeds = true) => {
  let clock = 1_700_000_000_000
  let timers: readonly Timer[] = []
  const asked: { readonly sending: Sending<string>; readonly answer: (attempt: Attempt) => void }[] = []
  const arrived: string[] = []
  const uploads = makeUploads({
    send: sending =>
      new Promise(answer => {
        asked.push({ sending, answer })
        if (heeds) sending.whenStopped(() => answer({ end: 'stopped' }))
      }),
    keeping: disk.keeping,
    now: () => clock,
    later: (ms, run) => {
      const timer = { at: clock + ms, run }
      timers = [...timers, timer]
      return () => {
        timers = timers.filter(other => other !== timer)
      }
    },
    onArrived: ({ place, photo: { name } }) => arrived.push(name ?? place.kind),
  })
  await uploads.open(owner)
  const settle = () => new Promise(resolve => setTimeout(resolve, 0))
  return {
    uploads,
    disk,
    arrived,
    /** Names of the files the server was asked to take, in order. */
    asked: () => asked.map(({ sending }) => sending.item.name),
    answer: async (at: number, attempt: Attempt) => {
      asked[at]?.answer(attempt)
      await settle()
    },
    stopped: (at: number) => asked[at]?.sending.stopped(),
    progress: (at: number, sent: number) => asked[at]?.sending.onProgress(sent),
    timers: () => timers.length,
    pass: async (ms: number) => {
      clock += ms
      const due = timers.filter(timer => timer.at <= clock)
      timers = timers.filter(timer => timer.at > clock)
      for (const { run } of due) run()
      await settle()
    },
  }
}

const drop: Drop = { id: 'd', at: 0, caseUuid: 'c', patient: '陈一' }
const coming = (name: string, kind: ImageKind, place: Partial<Place> = {}): Coming<string> => ({
  item: {
    id: name,
    drop: 'd',
    name,
    bytes: 1,
    place: { record: 'r', day: '2026-01-02', kind, ...place },
    guessed: false,
    ifKnown: 'refuse',
    state: { at: 'waiting', tries: 0, from: 0 },
  },
  file: 'x',
})
const three = [coming('a', 'Smile_Photo'), coming('b', 'Lateral_Ceph'), coming('c', 'Panoramic')]
const photo = {} as Photo
const states = (uploads: { readonly all: () => { readonly items: readonly Item[] } }) =>
  uploads.all().items.map(({ state }) => state.at)

describe('uploads', () => {
  it('go two at a time, and what has arrived is told and no longer kept', async () => {
    const { uploads, asked, answer, arrived, disk } = await openWindow()
    uploads.add(drop, three)
    expect(asked()).toEqual(['a', 'b'])
    await answer(0, { end: 'arrived', photo })
    expect([asked(), arrived, [...disk.files.keys()]]).toEqual([['a', 'b', 'c'], ['Smile_Photo'], ['b', 'c']])
  })

  it('go on by themselves when the network returns', async () => {
    const { uploads, asked, answer, pass } = await openWindow()
    uploads.add(drop, [coming('a', 'Smile_Photo')])
    await answer(0, { end: 'unreached' })
    expect([asked(), states(uploads)]).toEqual([['a'], ['waiting']])
    await pass(999)
    expect(asked()).toEqual(['a'])
    await pass(1)
    expect(asked()).toEqual(['a', 'a'])
    await answer(1, { end: 'unreached' })
    uploads.reached()
    expect(asked()).toEqual(['a', 'a', 'a'])
  })

  it('go on in a new window with every file, and a failure waits there for its answer', async () => {
    const first = await openWindow()
    first.uploads.add(drop, three)
    await first.answer(0, { end: 'refused', reason: { code: 'IMAGE_BROKEN', details: {} } })
    const second = await openWindow(first.disk)
    expect(states(second.uploads)).toEqual(['failed', 'sending', 'sending'])
    expect(second.asked()).toEqual(['b', 'c'])
    second.uploads.retry('a')
    await second.answer(0, { end: 'arrived', photo })
    expect(second.asked()).toEqual(['b', 'c', 'a'])
  })

  it('bring forty files of four days home through a reload in their middle, each once', async () => {
    const days = ['2025-01-10', '2025-03-11', '2025-06-12', '2025-09-13']
    const forty = days.flatMap(day => imageKinds.slice(0, 10).map(kind => coming(`${day} ${kind}`, kind, { record: day, day })))
    const first = await openWindow()
    first.uploads.add(drop, forty)
    for (let at = 0; at < 10; at++) await first.answer(at, { end: 'arrived', photo })
    // Two are under way when the page goes; what the server made of them is never heard.
    expect([first.asked().length, first.arrived.length, first.disk.files.size]).toEqual([12, 10, 30])
    const second = await openWindow(first.disk)
    for (let at = 0; at < 30; at++) {
      const isDuplicate = second.asked()[at] === first.asked()[10]
      const reason = { code: 'IMAGE_DUPLICATE', details: {} } as const
      await second.answer(at, isDuplicate ? { end: 'refused', reason } : { end: 'arrived', photo })
    }
    expect(states(second.uploads)).toEqual(forty.map(() => 'filed'))
    expect([second.asked().length, second.disk.files.size]).toEqual([30, 0])
    const sent = [...first.asked().slice(0, 10), ...second.asked()]
    expect(sent.sort()).toEqual(forty.map(({ item }) => item.name).sort())
  })

  it('are never sent by another doctor on the same machine', async () => {
    const mine = await openWindow()
    mine.uploads.add(drop, three)
    mine.uploads.close()
    expect(mine.uploads.all()).toEqual(emptyQueue)
    const hers = await openWindow(mine.disk, 'another')
    expect([hers.asked(), hers.uploads.all()]).toEqual([[], emptyQueue])
    const back = await openWindow(mine.disk)
    expect(back.asked()).toEqual(['a', 'b'])
  })

  it('heed no answer to an attempt that was let go: what came for the same place meanwhile stands', async () => {
    const { uploads, asked, answer, arrived } = await openWindow(makeDisk(), 'me', false)
    uploads.add(drop, [coming('old', 'Smile_Photo')])
    uploads.drop('old')
    uploads.add(drop, [coming('new', 'Smile_Photo')])
    expect(asked()).toEqual(['old', 'new'])
    await answer(1, { end: 'arrived', photo: { name: 'new' } as Photo })
    await answer(0, { end: 'arrived', photo: { name: 'old' } as Photo })
    expect([arrived, states(uploads)]).toEqual([['new'], ['out', 'filed']])
  })

  it('heed no answer to an attempt from before the doctor signed out: the file is sent again and that answer counts', async () => {
    const disk = makeDisk()
    const { uploads, asked, answer, arrived } = await openWindow(disk, 'me', false)
    uploads.add(drop, [coming('a', 'Smile_Photo')])
    uploads.close()
    await uploads.open('me')
    expect(asked()).toEqual(['a', 'a'])
    await answer(0, { end: 'refused', reason: { code: 'IMAGE_BROKEN', details: {} } })
    expect(states(uploads)).toEqual(['sending'])
    await answer(1, { end: 'arrived', photo: { name: 'second' } as Photo })
    expect([arrived, states(uploads)]).toEqual([['second'], ['filed']])
  })

  it('are not taken over by another doctor whose predecessor never signed out', async () => {
    const { uploads, asked, answer, arrived, disk } = await openWindow(makeDisk(), 'me', false)
    uploads.add(drop, three)
    await uploads.open('another')
    expect(uploads.all()).toEqual(emptyQueue)
    uploads.add({ ...drop, id: 'e' }, [
      { ...coming('own', 'Smile_Photo'), item: { ...coming('own', 'Smile_Photo').item, drop: 'e' } },
    ])
    await answer(0, { end: 'arrived', photo })
    expect([asked(), arrived]).toEqual([['a', 'b', 'own'], []])
    expect(disk.saved.filter(([owner]) => owner === 'another').length).toBeGreaterThan(0)
    expect([...disk.rows.values()].filter(row => row.owner === 'another').map(row => row.item.id)).toEqual(['own'])
  })

  it('a window says every five seconds what it still works on, and nothing once nobody is signed in', async () => {
    const { uploads, pass, answer, disk, timers } = await openWindow()
    uploads.add(drop, three.slice(0, 2))
    expect(disk.alive).toEqual([])
    await pass(4999)
    expect(disk.alive).toEqual([])
    await pass(1)
    await answer(0, { end: 'arrived', photo })
    await answer(1, { end: 'refused', reason: { code: 'IMAGE_BROKEN', details: {} } })
    await pass(5000)
    expect(disk.alive).toEqual([['a', 'b'], ['b']])
    uploads.drop('b')
    await pass(5000)
    expect(disk.alive).toHaveLength(2)
    uploads.close()
    expect(timers()).toBe(0)
  })

  it('another window’s files are taken over when it has been silent long enough, and by its doctor only', async () => {
    const disk = makeDisk()
    const first = await openWindow(disk)
    first.uploads.add(drop, [coming('a', 'Smile_Photo')])
    disk.elsewhere.again = 8000
    const rows = [...disk.rows]
    disk.rows.clear()
    const second = await openWindow(disk)
    expect(second.asked()).toEqual([])
    for (const [id, row] of rows) disk.rows.set(id, row)
    await second.pass(7999)
    expect(second.asked()).toEqual([])
    disk.elsewhere.again = null
    await second.pass(1)
    expect(second.asked()).toEqual(['a'])
  })

  it('progress is shown, but not stored: a file starts again anyway', async () => {
    const { uploads, progress, disk } = await openWindow()
    let heard = 0
    const leave = uploads.subscribe(() => heard++)
    uploads.add(drop, [coming('a', 'Smile_Photo')])
    const [before, saves] = [heard, disk.saved.length]
    progress(0, 1)
    expect([heard - before, disk.saved.length - saves, uploads.all().items[0]?.state]).toEqual([
      1,
      0,
      { at: 'sending', tries: 0, sent: 1 },
    ])
    leave()
    progress(0, 1)
    expect(heard - before).toBe(1)
  })

  it('that arrived are filed with their picture, and a drop undone leaves them out', async () => {
    const { uploads, answer, disk } = await openWindow()
    uploads.add(drop, [coming('a', 'Smile_Photo')])
    await answer(0, { end: 'arrived', photo: { uuid: 'picture' } as Photo })
    expect(uploads.all().items[0]?.state).toEqual({ at: 'filed', image: 'picture' })
    expect(disk.rows.get('a')?.item.state).toEqual({ at: 'filed', image: 'picture' })
    uploads.takenBack(['a'])
    expect(states(uploads)).toEqual(['out'])
    await uploads.clear()
    expect([uploads.all(), disk.rows.size]).toEqual([emptyQueue, 0])
  })

  it('a dismissed receipt is gone from the screen once it is gone from the disk: a reload never brings it back', async () => {
    const { uploads, answer, disk } = await openWindow()
    uploads.add(drop, [coming('a', 'Smile_Photo')])
    await answer(0, { end: 'arrived', photo })
    const clear = disk.keeping.clear
    let store = (): void => undefined
    const stored = new Promise<void>(resolve => {
      store = resolve
    })
    Object.assign(disk.keeping, {
      clear: async (...left: Parameters<typeof clear>) => {
        await stored
        await clear(...left)
      },
    })
    const cleared = uploads.clear()
    expect([states(uploads), disk.rows.size]).toEqual([['filed'], 1])
    store()
    await cleared
    expect([uploads.all(), disk.rows.size]).toEqual([emptyQueue, 0])
  })

  it('without a place or without a patient nothing is announced, and without its content a file is not sent', async () => {
    const { uploads, answer, arrived, asked } = await openWindow()
    uploads.add({ ...drop, caseUuid: null }, [coming('a', 'Smile_Photo'), { ...coming('b', 'Lateral_Ceph'), file: null }])
    await answer(0, { end: 'arrived', photo })
    expect([arrived, asked(), states(uploads)]).toEqual([[], ['a'], ['filed', 'failed']])
  })

  it('let go, an attempt is told to stop; so is every one when nobody is signed in, and nothing goes on by itself', async () => {
    const { uploads, stopped, answer, timers } = await openWindow(makeDisk(), 'me', false)
    uploads.add(drop, three)
    expect([stopped(0), stopped(1)]).toEqual([false, false])
    uploads.drop('a')
    expect([stopped(0), stopped(1), stopped(2)]).toEqual([true, false, false])
    await answer(1, { end: 'unreached' })
    uploads.close()
    expect([stopped(2), timers()]).toEqual([true, 0])
  })

  it('before a doctor is known, nothing is stored or sent', async () => {
    const disk = makeDisk()
    const sent: string[] = []
    const uploads = makeUploads({
      send: async ({ item }) => {
        sent.push(item.id)
        return { end: 'unreached' }
      },
      keeping: disk.keeping,
      now: () => 0,
      later: () => () => undefined,
      onArrived: () => undefined,
    })
    uploads.add(drop, three)
    await uploads.clear()
    expect([sent, disk.saved, disk.rows.size]).toEqual([[], [], 0])
  })

  it('opened again by the same doctor, nothing is read or sent a second time', async () => {
    const { uploads, asked } = await openWindow()
    uploads.add(drop, three)
    await uploads.open('me')
    expect(asked()).toEqual(['a', 'b'])
  })

  it('a second failure asked again without a word about twins still refuses them', async () => {
    const { uploads, answer } = await openWindow()
    uploads.add(drop, [coming('a', 'Smile_Photo')])
    await answer(0, { end: 'refused', reason: { code: 'IMAGE_DUPLICATE', details: {} } })
    uploads.retry('a')
    expect(uploads.all().items[0]?.ifKnown).toBe('refuse')
  })

  it('a record knows the kinds that still come or need an answer', async () => {
    const { uploads, answer } = await openWindow()
    uploads.add(drop, [...three, coming('d', 'Front_Photo' as ImageKind, { record: 's' })])
    await answer(0, { end: 'arrived', photo })
    await answer(1, { end: 'refused', reason: { code: 'IMAGE_BROKEN', details: {} } })
    expect([uploads.kindsOf('r'), uploads.kindsOf('t'), uploads.going()]).toEqual([['Lateral_Ceph', 'Panoramic'], [], true])
    expect(uploads.of('r', 'Lateral_Ceph')?.id).toBe('b')
    await answer(2, { end: 'arrived', photo })
    await answer(3, { end: 'arrived', photo })
    expect(uploads.going()).toBe(false)
  })

  it('stop when let go, and only that one', async () => {
    const { uploads, asked } = await openWindow()
    uploads.add(drop, three)
    uploads.drop('a')
    expect([states(uploads), asked()]).toEqual([
      ['out', 'sending', 'sending'],
      ['a', 'b', 'c'],
    ])
    expect(uploads.of('r', 'Smile_Photo')).toBeUndefined()
  })

  it('say that a content is gone which the browser did not keep', async () => {
    const disk = makeDisk()
    const first = await openWindow(disk)
    first.uploads.add(drop, three)
    disk.files.delete('a')
    const { uploads, asked } = await openWindow(disk)
    expect(uploads.all().items[0]?.state).toEqual({ at: 'failed', reason: { code: 'FILE_GONE', details: {} } })
    expect(asked()).toEqual(['b', 'c'])
  })
})
