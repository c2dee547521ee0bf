import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import { alignmentOf, profileImage, withAlignment } from '@sella/contract/documents/alignment'
import type { CaseRecord, Photo } from '@sella/contract/entities'
import { describe, expect, it } from 'vitest'
import { Refused } from '../server/refused'
import { createStore } from '../store'
import { placed } from './alignment-history'
import { createLaying, storedAlignment } from './laying'
import { shifted } from './placing'

const film = { uuid: 'film', hash: 'film-hash' } as Photo
const side = { uuid: 'side', hash: 'photo-hash', type: 'Lateral_Photo', width: 600, height: 800 } as Photo
const alignment: PhotoAlignment = {
  fit: { a: 1.25, b: 0, tx: 12, ty: -7 },
  mirrored: true,
  residualMm: 0.4,
  origin: 'detected',
  film: 'film-hash',
  photo: 'photo-hash',
}
const text = withAlignment(null, profileImage, alignment)
const face = { Prn: { x: 1, y: 2, origin: 'detected' } } as const
const recordOf = (part: Partial<CaseRecord> = {}): CaseRecord =>
  ({ uuid: 'r', version: 1, photos: [side], alignment: null, facePoints: null, cephPoints: null, ...part }) as CaseRecord

/** An open film, a server that keeps versions, and a machine that keeps texts. */
const open = (start = recordOf(), texts = new Map<string, string>()) => {
  const server = { record: start, asked: 0 }
  const base = createStore(start)
  const laying = createLaying(
    { photo: film, film: { width: 1000, height: 1600 }, base },
    {
      kept: {
        kept: name => texts.get(name) ?? null,
        keep: (name, kept) => void (kept === null ? texts.delete(name) : texts.set(name, kept)),
      },
      server: {
        update: async (onto, change) => {
          server.asked += 1
          if (onto.version !== server.record.version) throw new Refused(409, 'RECORD_CONFLICT', '')
          server.record = { ...server.record, ...change, version: onto.version + 1 }
          return server.record
        },
        current: async () => server.record,
      },
    },
  )
  return { laying, server, base, texts, at: () => laying.state.get().present?.fit.tx }
}

describe('the side photo of an open film', () => {
  it('lies where it was laid, and nowhere once film or photo is another one', () => {
    expect(open(recordOf({ alignment: text })).at()).toBeCloseTo(12, 9)
    const replaced = { ...side, hash: 'another' }
    expect(open(recordOf({ alignment: text, photos: [replaced] })).at()).toBeUndefined()
    const { laying } = open(recordOf({ alignment: text }))
    expect(laying.savedIn(text, replaced)).toBeNull()
    // Another picture of the same file.
    expect(laying.savedIn(text, { ...side, picture: 'second' })).toBeNull()
    expect([storedAlignment(text, film, side)?.film, storedAlignment(text, { ...film, picture: 'second' }, side)]).toEqual([
      'film-hash',
      null,
    ])
  })

  it('follows what another window saved, but not while it is in hand', () => {
    const { laying, base, at } = open()
    base.set(recordOf({ alignment: text }))
    laying.follow(side)
    expect(at()).toBeCloseTo(12, 9)
    laying.take(side)
    base.set(recordOf())
    laying.follow(side)
    expect(at()).toBeCloseTo(12, 9)
  })

  it('is taken in hand where it lies, else as high as the film and in its middle', () => {
    const { laying, at } = open()
    laying.take(side)
    expect([at(), laying.state.get().present?.fit.a]).toEqual([-100, 2])
  })

  it('that was moved when the browser went away lies where it had been put, until it is dropped', () => {
    const first = open()
    first.laying.take(side)
    first.laying.keepDraft(shifted(alignment, { x: 5, y: 0 }))
    const { laying, at } = open(recordOf(), first.texts)
    laying.resume(side)
    expect(at()).toBeCloseTo(17, 9)
    laying.cancel()
    expect([at(), laying.draftOf(side)]).toEqual([undefined, null])
  })

  it('what was put onto another film, or with another photo, is not brought back', () => {
    const { laying } = open()
    laying.keepDraft({ ...alignment, film: 'another' })
    expect(laying.draftOf(side)).toBeNull()
    laying.keepDraft(alignment)
    expect(laying.draftOf({ ...side, hash: 'another' })).toBeNull()
    expect(laying.draftOf(side)).not.toBeNull()
  })
})

describe('keeping it', () => {
  it('stores where the hand put it, forgets the draft, and rests', async () => {
    const { laying, server, texts } = open(recordOf({ alignment: text }))
    laying.take(side)
    laying.state.set(now => placed(now, shifted(alignment, { x: 5, y: 0 })))
    laying.keepDraft(alignment)
    await laying.finish()
    expect(alignmentOf(server.record.alignment, profileImage)).toMatchObject({ origin: 'manual', residualMm: null })
    expect([laying.state.get().mode, texts.size]).toEqual(['resting', 0])
  })

  it('goes onto a newer version that left the photo alone, and keeps the tracing that version has', async () => {
    const { laying, server, base } = open()
    server.record = { ...server.record, version: 2, cephPoints: 'theirs' }
    await laying.takeFound({ face, photo: 'photo-hash', alignment })
    expect(server.record).toMatchObject({ version: 3, cephPoints: 'theirs' })
    // The open tracing still starts from what it was read from: its own save must notice theirs.
    expect(base.get().version).toBe(1)
  })

  it('is refused where another window moved the photo too; it stays in hand, and its draft is kept', async () => {
    const { laying, server, texts } = open()
    server.record = { ...server.record, version: 2, alignment: text }
    laying.take(side)
    laying.keepDraft(alignment)
    await expect(laying.finish()).rejects.toThrow()
    expect([server.record.alignment, laying.state.get().mode, texts.size]).toEqual([text, 'adjusting', 1])
  })

  it('is refused where the points on the photo changed, or the record is gone, or the server said another no', async () => {
    const changed = open()
    changed.server.record = { ...changed.server.record, version: 2, facePoints: '{}' }
    await expect(changed.laying.takeFound({ face, photo: 'photo-hash', alignment })).rejects.toThrow()
    expect(changed.server.asked).toBe(1)
    const gone = createLaying(
      { photo: film, film: { width: 1000, height: 1600 }, base: createStore(recordOf()) },
      {
        kept: { kept: () => null, keep: () => undefined },
        server: {
          update: async () => {
            throw new Refused(409, 'RECORD_CONFLICT', '')
          },
          current: async () => null,
        },
      },
    )
    await expect(gone.remove()).rejects.toThrow()
    let asked = 0
    const refused = createLaying(
      { photo: film, film: { width: 1000, height: 1600 }, base: createStore(recordOf()) },
      {
        kept: { kept: () => null, keep: () => undefined },
        server: {
          update: async () => {
            throw new Refused(403, 'FORBIDDEN', '')
          },
          current: async () => {
            asked++
            return recordOf()
          },
        },
      },
    )
    await expect(refused.remove()).rejects.toThrow()
    expect(asked).toBe(0)
  })

  it('a photo laid over one already in hand lies by it and rests; one without points leaves none behind', async () => {
    const { laying, server } = open()
    laying.take(side)
    await laying.takeFound({ face, photo: 'photo-hash', alignment })
    expect(laying.state.get()).toMatchObject({ mode: 'resting', present: { origin: 'detected' } })
    const bare = open()
    await bare.laying.remove()
    expect([bare.server.record.facePoints, bare.laying.state.get().present]).toEqual([null, null])
    expect(server.record.version).toBe(2)
  })

  it('of what was found keeps its points too; taken off, both go, and come back as they were', async () => {
    const { laying, server, base } = open()
    await laying.takeFound({ face, photo: 'photo-hash', alignment })
    const before = base.get()
    expect(before.facePoints).toContain('Prn')
    await laying.remove()
    expect([server.record.alignment, server.record.facePoints?.includes('Prn')]).toEqual([null, false])
    await laying.restore(before)
    expect(server.record).toMatchObject({ alignment: before.alignment, facePoints: before.facePoints })
  })
})
