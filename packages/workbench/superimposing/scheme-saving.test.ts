import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { describe, expect, it } from 'vitest'
import { notReached, Refused } from '../server/refused'
import { newScheme } from './scheme-edits'
import { makeSchemeSaving } from './scheme-saving'
import { schemesIn } from './schemes-in'

const [a, b] = [newScheme('甲', ['1', '2']), newScheme('乙', ['1', '2'])]
const by = (scheme: OverlapScheme, overFun: OverlapScheme['overFun']): OverlapScheme => ({ ...scheme, overFun })

/** A case with schemes, seen by a window that saves. */
const clinic = (...first: readonly OverlapScheme[]) => {
  const state = { stored: serialiseSchemes(first), seen: undefined as string | undefined, fetched: 0, sent: 0, lost: false }
  const faults = { refused: null as unknown, onSend: (): void => undefined }
  const save = makeSchemeSaving({
    seen: () => state.seen,
    fetch: async () => {
      state.fetched += 1
      state.seen = state.stored
      return state.stored
    },
    update: async (content, from) => {
      state.sent += 1
      faults.onSend()
      if (faults.refused) throw faults.refused
      if (from !== state.stored) throw new Refused(409, 'OVERLAP_CONFLICT', '')
      state.stored = content
      if (state.lost) {
        state.lost = false
        throw notReached()
      }
      state.seen = content
    },
  })
  const elsewhere = (...schemes: readonly OverlapScheme[]): void => {
    state.stored = serialiseSchemes(schemes)
  }
  const now = () => schemesIn(state.stored).map(({ name, overFun }) => `${name} ${overFun}`)
  return { state, faults, save, elsewhere, now }
}
const lostOnce = async ({ state, save }: ReturnType<typeof clinic>, of: Parameters<typeof save>[0]): Promise<void> => {
  state.lost = true
  await expect(save(of)).rejects.toEqual(notReached())
}

describe('a scheme being saved', () => {
  it('is sent once, over what was seen, which is fetched only where nothing was', async () => {
    const { state, save, now } = clinic(a)
    expect(await save({ base: null, next: b })).toEqual({ status: 'saved' })
    expect(await save({ base: a, next: by(a, 'sn') })).toEqual({ status: 'saved' })
    expect([now(), state.fetched, state.sent]).toEqual([['甲 sn', `乙 ${b.overFun}`], 1, 2])
  })

  it('beside what another window did to others is saved over that', async () => {
    const { state, save, elsewhere, now } = clinic(a)
    state.seen = state.stored
    elsewhere(a, b)
    expect(await save({ base: a, next: by(a, 'sn') })).toEqual({ status: 'saved' })
    expect([now(), state.fetched]).toEqual([['甲 sn', `乙 ${b.overFun}`], 1])
  })

  it('twice in a row is saved once and then over itself, though the second was asked for before the first was answered', async () => {
    const { state, save, now } = clinic(a)
    const saves = [save({ base: a, next: by(a, 'sn') }), save({ base: a, next: by(a, 'pp') })]
    expect(await Promise.all(saves)).toEqual([{ status: 'saved' }, { status: 'saved' }])
    expect([now(), state.sent]).toEqual([['甲 pp'], 2])
    const fresh = [save({ base: null, next: b }), save({ base: null, next: b })]
    expect(await Promise.all(fresh)).toEqual([{ status: 'saved' }, { status: 'saved' }])
    expect(now()).toEqual(['甲 pp', `乙 ${b.overFun}`])
  })

  it('that another window changed, or whose name it took, is not saved', async () => {
    const { state, save, elsewhere } = clinic(a)
    state.seen = state.stored
    elsewhere(by(a, 'pp'), b)
    expect(await save({ base: a, next: by(a, 'sn') })).toEqual({ status: 'conflict', theirs: by(a, 'pp') })
    expect(await save({ base: null, next: by(b, 'sn') })).toEqual({ status: 'name-taken' })
  })

  it('is given up where another window is faster three times', async () => {
    const { state, faults, save, elsewhere } = clinic(a)
    let turn = 0
    faults.onSend = () => {
      turn += 1
      elsewhere(a, newScheme(`${turn}`, ['1', '2']))
    }
    await expect(save({ base: a, next: by(a, 'sn') })).rejects.toMatchObject({ reason: 'OVERLAP_CONFLICT' })
    expect(state.sent).toBe(3)
  })

  it('that is refused for another reason is refused at once', async () => {
    const { state, faults, save } = clinic(a)
    faults.refused = new Refused(403, 'FORBIDDEN', '')
    await expect(save({ base: a, next: by(a, 'sn') })).rejects.toBe(faults.refused)
    expect(state.sent).toBe(1)
  })

  it('never replaces what cannot be read', async () => {
    const { state, save } = clinic()
    state.stored = '{'
    await expect(save({ base: null, next: a })).rejects.toThrow()
    expect(state.sent).toBe(0)
  })
})

describe('a reply that is lost', () => {
  it('of a changed scheme is no other window’s change, however often, and whatever was changed since', async () => {
    const at = clinic(a)
    await lostOnce(at, { base: a, next: by(a, 'sn') })
    await lostOnce(at, { base: a, next: by(a, 'pp') })
    expect(await at.save({ base: a, next: { ...by(a, 'sn'), name: '甲二' } })).toEqual({ status: 'saved' })
    expect(at.now()).toEqual(['甲二 sn'])
  })

  it('of a new scheme takes no name from it, but another new one of that case stays another', async () => {
    const at = clinic()
    await lostOnce(at, { base: null, next: a })
    expect(await at.save({ base: null, next: b })).toEqual({ status: 'saved' })
    expect(at.now()).toEqual([`甲 ${a.overFun}`, `乙 ${b.overFun}`])
    const again = clinic()
    await lostOnce(again, { base: null, next: a })
    expect(await again.save({ base: null, next: by(a, 'sn') })).toEqual({ status: 'saved' })
    expect(again.now()).toEqual(['甲 sn'])
  })

  it('of a deletion leaves nothing to be deleted', async () => {
    const at = clinic(a, b)
    await lostOnce(at, { base: a, next: null })
    expect(await at.save({ base: a, next: null })).toEqual({ status: 'saved' })
    expect(at.now()).toEqual([`乙 ${b.overFun}`])
  })

  it('hides nothing that another window did since, to this scheme or in its place', async () => {
    const at = clinic(a)
    await lostOnce(at, { base: a, next: by(a, 'sn') })
    at.elsewhere(by(a, 'pp'))
    expect(await at.save({ base: a, next: by(a, 'sn') })).toEqual({ status: 'conflict', theirs: by(a, 'pp') })
    const gone = clinic(a)
    await lostOnce(gone, { base: a, next: null })
    gone.elsewhere(by(a, 'pp'))
    expect(await gone.save({ base: a, next: null })).toEqual({ status: 'conflict', theirs: by(a, 'pp') })
    gone.elsewhere(b)
    gone.state.seen = gone.state.stored
    expect(await gone.save({ base: b, next: null })).toEqual({ status: 'saved' })
  })

  it('is not assumed where the server refused', async () => {
    const at = clinic(a)
    at.faults.refused = new Refused(403, 'FORBIDDEN', '')
    await expect(at.save({ base: a, next: by(a, 'sn') })).rejects.toBe(at.faults.refused)
    at.faults.refused = null
    at.elsewhere(by(a, 'sn'))
    expect(await at.save({ base: a, next: by(a, 'pp') })).toMatchObject({ status: 'conflict' })
  })
})
