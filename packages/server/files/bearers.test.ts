import { describe, expect, test } from 'vitest'
import { startServer } from '../app/main'
import { readConfig } from '../config'
import { password, startBench, type TestBench, type Visitor } from '../testing/bench'
import { onEachEngine } from '../testing/each-engine'
import { listen } from '../testing/listen'
import { caseWithRecord, picture } from '../testing/samples'
import { statementsOf } from '../testing/statements'
import { type Bearers, bearersIn } from './bearers'
import { clientSignature } from './client-signature'

const minute = 60_000
const wish = { name: '陈主任', days: 7, scope: 'see', identity: false } as const
const idOf = async (who: Visitor) => (await who.call('cUserInfo', {})).userId

onEachEngine(
  'an address of a file',
  bench => {
    const opens = async (url: string) => (await fetch(bench().server.address + url)).status
    /** A case with a picture at the desk where somebody works, and the addresses she gets. */
    const pictured = async (who: Visitor, tone: number) => {
      const { caseUuid, recordUuid } = await caseWithRecord(who)
      await who.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'a' }, await picture('jpeg', { tone }))
      const urls = async (reader = who) => {
        const photo = (await reader.call('timebarGet', { caseUuid })).flatMap(({ photos }) => photos)[0]
        if (!photo) throw new Error('no photo')
        return [photo.url, photo.previewUrl, photo.thumbUrl, photo.originalUrl]
      }
      return { caseUuid, recordUuid, urls }
    }
    const statuses = async (urls: readonly string[]) => [...new Set(await Promise.all(urls.map(opens)))]
    const clinicOf = async (role: 'orthodontist' | 'reader') => {
      const [owner, member] = [await bench().doctor(), await bench().doctor()]
      await owner.call('clinicFound', { name: '甲诊所', withCases: false })
      const { token } = await owner.call('invitationAdd', { name: 'x', role, days: 1 })
      await member.call('invitationAccept', { token })
      return { owner, member, person: await idOf(member) }
    }

    test('opens nothing once its session is locked for being idle, and opens again when it is unlocked', async () => {
      const doctor = await bench().doctor()
      const own = await (await pictured(doctor, 1)).urls()
      expect(await statuses(own)).toEqual([200])
      bench().clock.ahead += 6 * minute
      expect(await statuses(own)).toEqual([403])
      await doctor.call('sessionUnlock', { password })
      expect(await statuses(own)).toEqual([200])
      // Pictures alone keep no session alive.
      for (let i = 0; i < 2; i += 1) {
        bench().clock.ahead += 3 * minute
        await statuses(own)
      }
      expect(await statuses(own)).toEqual([403])
    })

    test('opens nothing once its session is locked by its browser, or signed out; another session’s still does', async () => {
      const doctor = await bench().doctor('bearer.two')
      const other = bench().visitor((await bench().visitor().call('login', { loginName: 'bearer.two', password })).token)
      const { urls } = await pictured(doctor, 2)
      const [own, others] = [await urls(), await urls(other)]
      expect([await statuses(own), await statuses(others)]).toEqual([[200], [200]])
      await doctor.call('sessionLock', {})
      expect([await statuses(own), await statuses(others)]).toEqual([[403], [200]])
      await other.call('logout', {})
      expect(await statuses(others)).toEqual([403])
    })

    test('is of its bearer: it opens nothing as another’s, or as nobody’s', async () => {
      const [doctor, thief] = [await bench().doctor(), await bench().doctor()]
      const [[mine = ''], [hers = '']] = [await (await pictured(doctor, 3)).urls(), await (await pictured(thief, 4)).urls()]
      const changed = new URLSearchParams(mine.split('?')[1])
      changed.set('by', new URLSearchParams(hers.split('?')[1]).get('by') ?? '')
      expect(await opens(`/portal/file/get?${changed}`)).toBe(403)
      changed.delete('by')
      expect(await opens(`/portal/file/get?${changed}`)).toBe(403)
      expect(await opens(mine)).toBe(200)
    })

    test('credentials sign nothing that opens once their session is locked for being idle', async () => {
      const doctor = await bench().doctor()
      const { urls } = await pictured(doctor, 5)
      const path = new URLSearchParams((await urls())[3]?.split('?')[1]).get('path') ?? ''
      const { accessKeySecret, securityToken: token } = await doctor.call('authorize', {})
      const signed = () => {
        const expires = String(Math.floor((Date.now() + bench().clock.ahead) / 1000) + 600)
        const signature = clientSignature(accessKeySecret, path, expires)
        return opens(`/portal/file/get?${new URLSearchParams({ path, expires, signature, token })}`)
      }
      expect(await signed()).toBe(200)
      bench().clock.ahead += 6 * minute
      expect(await signed()).toBe(403)
      await doctor.call('sessionUnlock', { password })
      expect(await signed()).toBe(200)
    })

    test('of a clinic’s picture opens nothing for who was removed, or may see it no more; her own desk’s still does', async () => {
      const { owner, member, person } = await clinicOf('orthodontist')
      const { urls } = await pictured(owner, 6)
      const [hers, owners] = [await urls(member), await urls()]
      await member.call('deskChoose', { clinic: null })
      const atHome = await (await pictured(member, 7)).urls()
      expect([await statuses(hers), await statuses(atHome)]).toEqual([[200], [200]])
      await owner.call('memberRole', { person, role: 'reader' })
      expect([await statuses(hers), await statuses(atHome)]).toEqual([[403], [200]])
      await owner.call('memberRole', { person, role: 'assistant' })
      expect(await statuses(hers)).toEqual([200])
      await owner.call('memberRemove', { person, casesTo: null })
      expect([await statuses(hers), await statuses(atHome), await statuses(owners)]).toEqual([[403], [200], [200]])
    })

    test('of a picture opens nothing for a read-only member whose case is hers no more', async () => {
      const { owner, member, person } = await clinicOf('reader')
      const [first, second] = [await pictured(owner, 10), await pictured(owner, 11)]
      for (const { caseUuid } of [first, second]) await owner.call('caseAssign', { caseUuid, persons: [person] })
      const [hers, kept] = [await first.urls(member), await second.urls(member)]
      expect([await statuses(hers), await statuses(kept)]).toEqual([[200], [200]])
      await owner.call('caseAssign', { caseUuid: first.caseUuid, persons: [] })
      expect([await statuses(hers), await statuses(kept)]).toEqual([[403], [200]])
    })

    test('given through a link opens nothing once the link is stopped, or its maker removed', async () => {
      const { owner, member, person } = await clinicOf('orthodontist')
      const { caseUuid, recordUuid } = await pictured(owner, 8)
      const shared = async (by: Visitor) => {
        const { token, uuid } = await by.call('shareAdd', { ...wish, caseUuid, records: [recordUuid], documents: [] })
        const { records } = await bench().visitor().call('shareOpen', { token })
        return { uuid, url: records[0]?.pictures[0]?.previewUrl ?? '' }
      }
      const [first, second] = [await shared(owner), await shared(member)]
      expect(await statuses([first.url, second.url])).toEqual([200])
      await owner.call('shareStop', { uuid: first.uuid })
      expect([await opens(first.url), await opens(second.url)]).toEqual([403, 200])
      await owner.call('memberRemove', { person, casesTo: null })
      expect(await opens(second.url)).toBe(403)
    })

    test('that names no bearer opens nothing, however well it is signed', async () => {
      const doctor = await bench().doctor()
      const [own = ''] = await (await pictured(doctor, 13)).urls()
      const { path = '', by } = Object.fromEntries(new URLSearchParams(own.split('?')[1]))
      const { signer } = bench().server.ports
      const signed = (of: string) => `/portal/file/get?${new URLSearchParams({ path, ...signer.sign(of, 1200) })}`
      expect([await opens(signed(path)), await opens(signed(`${path} for undefined`))]).toEqual([403, 403])
      expect([by?.slice(0, 8), await opens(own)]).toEqual(['session.', 200])
    })

    test('given through a link opens nothing while its case is in the bin, at once', async () => {
      const { owner } = await clinicOf('reader')
      const { caseUuid, recordUuid } = await pictured(owner, 12)
      const { token } = await owner.call('shareAdd', { ...wish, caseUuid, records: [recordUuid], documents: [] })
      const { records } = await bench().visitor().call('shareOpen', { token })
      const url = records[0]?.pictures[0]?.previewUrl ?? ''
      expect(await opens(url)).toBe(200)
      await owner.call('patientDelete', { uuid: caseUuid })
      expect(await opens(url)).toBe(403)
      await owner.call('patientRestore', { uuid: caseUuid })
      expect(await opens(url)).toBe(200)
    })

    test('a stream of events ends with a session that is locked for being idle', async () => {
      const [doctor, other] = [await bench().doctor(), await bench().doctor()]
      const stream = await listen(bench(), doctor)
      bench().clock.ahead += 6 * minute
      await other.call('sessionUnlock', { password })
      await other.call('logout', {})
      await expect.poll(() => stream.state.ended, { timeout: 10_000 }).toBe(true)
    })

    test('the address of an export opens nothing while its session is locked', async () => {
      const doctor = await bench().doctor()
      const { url } = await doctor.call('accountExportAddress', {})
      await doctor.call('sessionLock', {})
      expect(await opens(url)).toBe(403)
      await doctor.call('sessionUnlock', { password })
      expect(await opens(url)).toBe(200)
    })

    test('opens after a restart and at another process, which learns of a lock', async () => {
      const doctor = await bench().doctor()
      const own = await (await pictured(doctor, 9)).urls()
      const { folder, databaseUrl, clock } = bench()
      const env = {
        HOST: '127.0.0.1',
        PORT: '0',
        SELLA_DATA: folder,
        NODE_ENV: 'test',
        SELLA_LOG: 'silent',
        SELLA_IDLE_MINUTES: '5',
      }
      const other = await startServer({ ...readConfig(env), databaseUrl }, { now: () => Date.now() + clock.ahead })
      try {
        const there = async (url = '') => (await fetch(other.address + url)).status
        expect(await Promise.all(own.map(there))).toEqual([200, 200, 200, 200])
        if (databaseUrl !== null) {
          await doctor.call('sessionLock', {})
          await expect.poll(() => there(own[1]), { timeout: 5000, interval: 100 }).toBe(403)
        }
        clock.ahead += 6 * minute
        expect(await there(own[1])).toBe(403)
      } finally {
        await other.close()
      }
    })
  },
  { config: { idleMinutes: 5 } },
)

test('forty pictures of a page cost one look-up of their session', async () => {
  const bench: TestBench = await startBench(null, { config: { idleMinutes: 30 } })
  try {
    const doctor = await bench.doctor()
    const { recordUuid, caseUuid } = await caseWithRecord(doctor)
    await doctor.call('imageUpload', { recordUuid, type: 'Smile_Photo', name: 'a' }, await picture())
    const url = (await doctor.call('timebarGet', { caseUuid }))[0]?.photos[0]?.thumbUrl ?? ''
    const sent = await statementsOf(() => Promise.all(Array.from({ length: 40 }, () => fetch(bench.server.address + url))))
    expect(sent.filter(text => text.includes('session'))).toHaveLength(1)
  } finally {
    await bench.close()
  }
})

describe('bearers while the database is away', () => {
  const made = () => {
    const state = { away: false, stands: true, asked: 0, now: 0 }
    const session = async () => {
      state.asked += 1
      if (state.away) throw new Error('away')
      return state.stands ? { doctor: null, until: 100_000, clinics: new Map() } : null
    }
    const bearers: Bearers = bearersIn({ session, link: session, assigned: async () => true, now: () => state.now })
    return { state, bearers }
  }

  test('the last answer stands, until it ends by itself', async () => {
    const { state, bearers } = made()
    expect(await bearers.may('session.a', '')).toBe(true)
    Object.assign(state, { away: true, now: 50_000 })
    expect(await bearers.may('session.a', '')).toBe(true)
    await expect(bearers.may('session.b', '')).rejects.toThrow('away')
    state.now = 100_001
    expect(await bearers.may('session.a', '')).toBe(false)
  })

  test('what may have changed is asked anew, and not taken from before', async () => {
    const { state, bearers } = made()
    expect(await bearers.may('session.a', '')).toBe(true)
    bearers.forget()
    Object.assign(state, { away: true })
    await expect(bearers.may('session.a', '')).rejects.toThrow('away')
    Object.assign(state, { away: false, stands: false })
    expect(await bearers.may('session.a', '')).toBe(false)
    state.stands = true
    expect([await bearers.may('session.a', ''), await bearers.may('session.a', ''), state.asked]).toEqual([true, true, 4])
  })
})
