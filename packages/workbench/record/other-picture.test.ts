import { emptyTracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { createStore } from '../store'
import { photo, recordDriver } from '../testing/record-driver'
import { hasFormerDraft, offeredDraft } from './offered-draft'

const turned = { edit: { recipe: { flip: false, turn: 90, tilt: 0, crop: null, brightness: 0, contrast: 0 } } } as never
const lighter = { edit: { recipe: { flip: false, turn: 0, tilt: 0, crop: null, brightness: 20, contrast: 0 } } } as never

describe('points of a picture that another window replaced', () => {
  it.each([
    ['replaced', { uuid: 'other', hash: 'other' }],
    ['turned', turned],
  ])('are never stored on the one %s there, though neither has a tracing stored', async (_, film) => {
    const bench = recordDriver(emptyTracing)
    bench.place({ S: 3 })
    bench.filmed(film, bench.portal.record.cephPoints)
    expect(await bench.saver.save()).toMatchObject({ end: 'failed', error: { reason: 'PICTURE_CHANGED' } })
    expect(bench.saver.state.get()).toMatchObject({ conflict: null, unsent: null })
    expect(bench.stored()).toEqual({})
    // Nothing is lost: the points wait as the draft of their own film.
    expect(bench.drafts.of('film')?.tracing.points.S?.x).toBe(3)
  })

  it('are no conflict to decide with the tracing of the new one, and are not sent when the server is back', async () => {
    const bench = recordDriver()
    bench.place({ S: 3 })
    bench.portal.down = true
    await bench.saver.save()
    bench.portal.down = false
    bench.filmed({ uuid: 'other', hash: 'other' })
    expect(await bench.saver.resume()).toMatchObject({ end: 'failed', error: { reason: 'PICTURE_CHANGED' } })
    expect([bench.saver.conflict(), bench.stored()]).toEqual([null, {}])
  })

  it('are stored on it if only its light was changed, or the same file came in again', async () => {
    for (const film of [lighter, { uuid: 'again' }]) {
      const bench = recordDriver()
      bench.place({ S: 3 })
      bench.filmed(film, bench.portal.record.cephPoints)
      expect(await bench.saver.save()).toMatchObject({ end: 'saved' })
      expect(bench.stored().S?.x).toBe(3)
    }
  })

  it('are offered as a draft on the picture as it lay, never on the turned one', () => {
    const bench = recordDriver(emptyTracing)
    bench.place({ S: 3 })
    const opened = (edit: object) => {
      const { traced } = recordDriver(emptyTracing)
      return { ...traced, photo: { ...photo, ...edit } }
    }
    expect(offeredDraft(bench.drafts, opened({}))?.tracing.points.S?.x).toBe(3)
    expect(offeredDraft(bench.drafts, opened(lighter))?.tracing.points.S?.x).toBe(3)
    expect(offeredDraft(bench.drafts, opened(turned))).toBeNull()
  })

  it('are said to be there on the picture that was turned or put in its place, and nowhere else', () => {
    const bench = recordDriver(emptyTracing)
    bench.place({ S: 3 })
    const opened = (film: object, uuid = 'record') => {
      const { traced } = recordDriver(emptyTracing)
      const base = createStore({ ...traced.base.get(), uuid })
      return { ...traced, base, photo: { ...photo, ...film } }
    }
    const reminds = (film: object, uuid?: string) => hasFormerDraft(bench.drafts, opened(film, uuid))
    const other = { uuid: 'other', hash: 'other' }
    expect([reminds(turned), reminds(other)]).toEqual([true, true])
    expect([reminds({}), reminds(lighter), reminds(other, 'another record')]).toEqual([false, false, false])
    expect(reminds({ ...other, type: 'Frontal_Ceph' })).toBe(false)
    bench.drafts.drop('film')
    expect([reminds(turned), reminds(other)]).toEqual([false, false])
  })

  it('are not exchanged for those of another film while its window still shows the first', () => {
    const bench = recordDriver()
    const { cephPoints } = bench.elsewhere({ S: 7 })
    bench.filmed({ uuid: 'other', hash: 'other' }, cephPoints)
    bench.hears()
    expect(bench.present().points.S?.x).toBe(0)
  })
})
