import { describe, expect, it } from 'vitest'
import { preview } from '../session/session'
import { recordDriver, tracingAt } from '../testing/record-driver'

const xs = (points: Readonly<Record<string, { readonly x: number } | undefined>>) =>
  Object.fromEntries(Object.entries(points).map(([name, point]) => [name, point?.x]))

describe('a save that is refused', () => {
  it('for another reason than a newer version is no conflict, though another window had saved', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.elsewhere({ S: 7 })
    Object.assign(bench.portal, { down: true, readable: true, status: 403, reason: 'ROLE_FORBIDS' })
    expect(await bench.saver.save()).toMatchObject({ end: 'failed', error: { reason: 'ROLE_FORBIDS' } })
    expect(bench.saver.state.get()).toEqual({ busy: false, conflict: null, unsent: null })
    expect(bench.portal.calls).toBe(1)
  })

  it('with an answer from no server of ours is no conflict', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.portal.beforeReply = () => {
      throw new TypeError('cut')
    }
    expect(await bench.saver.save()).toMatchObject({ end: 'failed', error: { message: 'cut' } })
  })

  it('as a conflict whose newer version cannot be had has failed, and the work stays', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    Object.assign(bench.portal, { down: true, status: 409, reason: 'RECORD_CONFLICT' })
    expect(await bench.saver.save()).toMatchObject({ end: 'failed', error: { reason: 'RECORD_CONFLICT' } })
    expect([xs(bench.present().points), bench.drafts.of('film') !== null]).toEqual([{ S: 3, Na: 10 }, true])
  })

  it('as a conflict with the version it is based on is not sent again', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    Object.assign(bench.portal, { down: true, readable: true, status: 409, reason: 'RECORD_CONFLICT' })
    await bench.saver.save()
    expect(bench.portal.calls).toBe(1)
  })

  it('never overwrites what this version cannot read, nor offers to', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    const { version } = bench.unreadable()
    expect(await bench.saver.save()).toEqual({ end: 'conflict' })
    expect([bench.portal.record.version, bench.portal.record.cephPoints, bench.saver.conflict()]).toEqual([version, '{', null])
    bench.traced.base.set(bench.portal.record)
    expect(await bench.saver.save()).toMatchObject({
      end: 'failed',
      error: { status: 400, reason: 'NODE_ABNORMAL', message: 'error' },
    })
    expect(bench.portal.record.version).toBe(version)
  })
})

describe('a save that did not reach the server', () => {
  const unsent = async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.portal.down = true
    await bench.saver.save()
    bench.portal.down = false
    return bench
  }

  it('waits while a gesture runs, and goes after it', async () => {
    const bench = await unsent()
    bench.traced.session.set(now => preview(now, tracingAt({ S: 9 })))
    expect(await bench.saver.resume()).toBeNull()
    bench.traced.session.set(now => ({ ...now, preview: null }))
    expect(await bench.saver.resume()).toMatchObject({ end: 'saved' })
  })

  it('goes as it was asked for though something was changed since, and only once', async () => {
    const bench = await unsent()
    bench.place({ S: 4 })
    expect(await bench.saver.resume()).toMatchObject({ end: 'saved' })
    expect(bench.saver.state.get()).toEqual({ busy: false, conflict: null, unsent: null })
    expect(await bench.saver.resume()).toBeNull()
  })

  it('is not sent twice while it is on its way', async () => {
    const bench = await unsent()
    const [first, second] = [bench.saver.resume(), bench.saver.resume()]
    expect([(await first)?.end, await second, bench.portal.calls]).toEqual(['saved', null, 2])
  })
})

describe('a conflict', () => {
  const met = async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.elsewhere({ S: 7 })
    await bench.saver.save()
    return bench
  }

  it('put off or settled leaves nothing behind', async () => {
    const bench = await met()
    bench.saver.later()
    expect(bench.saver.state.get()).toEqual({ busy: false, conflict: null, unsent: null })
    await bench.saver.save()
    await bench.saver.settle({ S: 'theirs' })
    expect(bench.saver.state.get()).toEqual({ busy: false, conflict: null, unsent: null })
    expect([xs(bench.present().points), bench.traced.session.get().past]).toEqual([{ S: 7, Na: 10 }, []])
  })

  it('that is not there is settled by a plain save', async () => {
    const bench = recordDriver()
    expect(bench.saver.state.get()).toEqual({ busy: false, conflict: null, unsent: null })
    bench.place({ S: 3 })
    expect(await bench.saver.settle({ S: 'theirs' })).toMatchObject({ end: 'saved' })
    expect(xs(bench.stored())).toEqual({ S: 3, Na: 10 })
  })
})

describe('what another window saved', () => {
  it('heard again, or unreadable, leaves the open tracing with its steps', () => {
    const bench = recordDriver()
    const before = bench.traced.session.get()
    bench.portal.record = { ...bench.portal.record, cephPoints: null }
    bench.hears()
    expect(bench.traced.session.get()).toBe(before)
    bench.unreadable()
    bench.hears()
    expect([bench.traced.session.get(), bench.traced.base.get().version]).toEqual([before, 1])
  })

  it('keeps the film locked for whom it is locked', () => {
    const bench = recordDriver()
    bench.traced.session.set(now => ({ ...now, locked: true }))
    bench.elsewhere({ S: 7 })
    bench.hears()
    expect(bench.traced.session.get()).toMatchObject({ locked: true, present: { points: { S: { x: 7 } } } })
  })
})
