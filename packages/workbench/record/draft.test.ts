import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { describe, expect, it } from 'vitest'
import { draftsIn } from './draft'

const tracing: Tracing = {
  ...emptyTracing,
  points: {
    S: { x: 812.25, y: 640.5, origin: 'manual' },
    Go: { x: 1, y: 2, origin: 'detected', confidence: 0.69, errorPx: 24 },
    Po: { x: 3, y: 4, origin: 'manual', definition: 'machine' },
  },
  ruler: {
    ends: [
      { x: 10, y: 10 },
      { x: 10, y: 110 },
    ],
    mm: 20,
  },
}

const machine = () => {
  const texts = new Map<string, string>()
  const keep = (name: string, text: string | null) => void (text === null ? texts.delete(name) : texts.set(name, text))
  return { keep, drafts: draftsIn({ kept: name => texts.get(name) ?? null, keep }) }
}

describe('a draft on this machine', () => {
  it('brings back every point with its origin, the definition stated of porion, the ruler and the version it began from', () => {
    const { drafts } = machine()
    drafts.keep('film', { version: 3, at: 1000, tracing })
    expect(drafts.of('film')).toEqual({ version: 3, at: 1000, tracing })
    expect(drafts.of('another')).toBeNull()
  })

  it('is gone once it was saved or discarded', () => {
    const { drafts } = machine()
    drafts.keep('film', { version: 3, at: 1000, tracing })
    drafts.forget('film')
    expect(drafts.of('film')).toBeNull()
  })

  it('that cannot be read counts as none', () => {
    const { drafts, keep } = machine()
    for (const broken of ['', '{', '{"version":1}', '{"version":1,"at":2,"ceph":"no tracing"}']) {
      keep('draft.film', broken)
      expect(drafts.of('film')).toBeNull()
    }
  })
})
