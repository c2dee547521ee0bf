import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { keep } from '../../../app/session'
import { draftOf, forgetDraft, keepDraft } from './draft'

const tracing: Tracing = {
  ...emptyTracing,
  points: {
    S: { x: 812.25, y: 640.5, origin: 'manual' },
    Go: { x: 1, y: 2, origin: 'detected', confidence: 0.69, errorPx: 24 },
  },
  ruler: {
    ends: [
      { x: 10, y: 10 },
      { x: 10, y: 110 },
    ],
    mm: 20,
  },
}

describe('a draft on this machine', () => {
  beforeEach(() => {
    const held = new Map<string, string>()
    vi.stubGlobal('localStorage', {
      getItem: (key: string) => held.get(key) ?? null,
      setItem: (key: string, value: string) => held.set(key, value),
      removeItem: (key: string) => held.delete(key),
    })
  })
  afterEach(() => vi.unstubAllGlobals())

  it('brings back every point with its origin, the ruler and the version it began from', () => {
    keepDraft('film', { version: 3, at: 1000, tracing })
    expect(draftOf('film')).toEqual({ version: 3, at: 1000, tracing })
    expect(draftOf('another')).toBeNull()
  })

  it('is gone once it was saved or discarded', () => {
    keepDraft('film', { version: 3, at: 1000, tracing })
    forgetDraft('film')
    expect(draftOf('film')).toBeNull()
  })

  it('that cannot be read counts as none', () => {
    for (const broken of ['', '{', '{"version":1}', '{"version":1,"at":2,"ceph":"no tracing"}']) {
      keep('draft.film', broken)
      expect(draftOf('film')).toBeNull()
    }
  })
})
