import { readdir, readFile } from 'node:fs/promises'
import { request } from 'node:http'
import { join } from 'node:path'
import { importEvent } from '@sella/contract/import-event'
import { expect, test, vi } from 'vitest'
import { exported, fullAccount, sendArchive } from '../testing/archives'
import { onEachEngine } from '../testing/each-engine'
import { listen } from '../testing/listen'
import { someone } from '../testing/samples'

const minute = 60_000

onEachEngine('an address of the export', bench => {
  test('gives the same archive to a browser that carries no token, and only while its time and its session last', async () => {
    const doctor = await bench().doctor()
    await fullAccount(doctor)
    const open = async (url: string) => {
      const reply = await fetch(bench().server.address + url)
      const bytes = Buffer.from(await reply.arrayBuffer())
      return {
        status: reply.status,
        saves: reply.headers.get('content-disposition'),
        kept: reply.headers.get('cache-control'),
        bytes,
      }
    }
    const { url, expiresAt } = await doctor.call('accountExportAddress', {})
    expect(Date.parse(expiresAt)).toBeLessThanOrEqual(Date.now() + bench().clock.ahead + 2 * minute)
    const { status, saves, kept, bytes } = await open(url)
    expect([status, kept]).toEqual([200, 'no-store'])
    expect(saves).toMatch(/^attachment; filename="sella-\d{4}-\d{2}-\d{2}\.zip"$/)
    expect(bytes.subarray(0, 2).toString()).toBe('PK')
    bench().clock.ahead += 2 * minute + 1000
    expect((await open(url)).status).toBe(403)
    const second = (await doctor.call('accountExportAddress', {})).url
    expect((await open(second)).status).toBe(200)
    await doctor.call('logout', {})
    expect((await open(second)).status).toBe(403)
  })

  test('is named by the day where the server stands, not by that of Greenwich', async () => {
    const doctor = await bench().doctor()
    const now = Date.now() + bench().clock.ahead
    // A zone in which it is another day than at Greenwich: the next one from noon on, the one before until then.
    const [zone, hours] = new Date(now).getUTCHours() >= 12 ? ['Pacific/Kiritimati', 14] : ['Etc/GMT+12', -12]
    const there = new Date(now + hours * 3_600_000).toISOString().slice(0, 10)
    const before = process.env['TZ']
    process.env['TZ'] = zone
    try {
      const reply = await fetch(bench().server.address + (await doctor.call('accountExportAddress', {})).url)
      await reply.arrayBuffer()
      expect(reply.headers.get('content-disposition')).toBe(`attachment; filename="sella-${there}.zip"`)
    } finally {
      if (before === undefined) delete process.env['TZ']
      else process.env['TZ'] = before
    }
  })

  test('made for one session opens no other account, and a signed picture address opens no export', async () => {
    const [first, other] = [await bench().doctor(), await bench().doctor()]
    const { recordUuid } = await fullAccount(first)
    const own = new URL((await first.call('accountExportAddress', {})).url, 'http://x')
    const others = new URL((await other.call('accountExportAddress', {})).url, 'http://x')
    others.searchParams.set('session', own.searchParams.get('session') ?? '')
    expect((await fetch(bench().server.address + others.pathname + others.search)).status).toBe(403)
    const film = await first.call('timebarGet', { caseUuid: (await first.call('patientGet', {})).rows[0]?.uuid ?? '' })
    const picture = new URL(film.find(record => record.uuid === recordUuid)?.photos[0]?.url ?? '', 'http://x')
    own.searchParams.set('signature', picture.searchParams.get('signature') ?? '')
    own.searchParams.set('expires', picture.searchParams.get('expires') ?? '')
    expect((await fetch(bench().server.address + own.pathname + own.search)).status).toBe(403)
  })
})

onEachEngine('an import by the browser', bench => {
  test('tells its steps and what came in, and the account holds it', async () => {
    const [from, to] = [await bench().doctor(), await bench().doctor()]
    await fullAccount(from)
    const [other, strange] = [await listen(bench(), to), await listen(bench(), from)]
    const events = await sendArchive(bench(), to, await readFile(await exported(bench(), from)))
    // Her other windows are told once it is in.
    await expect.poll(() => other.heard).toEqual([{ type: 'cases' }])
    expect(strange.heard).toEqual([])
    for (const { leave } of [other, strange]) leave()
    for (const event of events) expect(importEvent.safeParse(event).success).toBe(true)
    // On a slow machine a step is told again.
    const steps = new Set(events.flatMap(event => ('step' in event ? [event.step] : [])))
    expect([...steps]).toEqual(['reading', 'originals'])
    expect(events.at(-1)).toEqual({ imported: { patients: 2, merged: 0, records: 1, images: 3, analyses: 1 } })
    expect((await to.call('patientGet', { search: 'wxm' })).rows.map(row => row.caseNo)).toEqual(['A-001'])
    expect((await from.call('patientGet', {})).total).toBe(1)
    expect(await readdir(join(bench().folder, 'files', 'arriving'))).toEqual([])
  })

  test('asks about a number that is taken, is refused in the reader’s words, and leaves nothing', async () => {
    const doctor = await bench().doctor()
    await fullAccount(doctor)
    const place = await exported(bench(), doctor)
    const taken = await sendArchive(bench(), doctor, await readFile(place))
    const person = { name: '王小明', birthday: someone('').birthday }
    expect(taken.at(-1)).toEqual({
      asks: { same: 1, others: 0, cases: [{ caseNo: 'A-001', same: true, here: person, archived: person }] },
    })
    const broken = await sendArchive(bench(), doctor, Buffer.from('not an archive'))
    expect(broken.at(-1)).toMatchObject({ refused: { code: 422, data: { reason: 'ARCHIVE_NO_ZIP' } } })
    expect(await doctor.refusal('accountImport', {}, new Uint8Array())).toBe('FILE_EMPTY')
    expect((await doctor.call('patientGet', {})).total).toBe(1)
    expect(await readdir(join(bench().folder, 'files', 'arriving'))).toEqual([])
  })

  test('that is hung up on before its end is taken back', async () => {
    const [from, to] = [await bench().doctor(), await bench().doctor()]
    await fullAccount(from)
    const archive = await readFile(await exported(bench(), from))
    await new Promise<void>((resolve, reject) => {
      const headers = { authorization: to.token, 'content-type': 'application/octet-stream' }
      const asked = request(`${bench().server.address}/portal/user/import`, { method: 'POST', headers }, reply => {
        // Its first words are that it reads: the rows come after.
        reply.once('data', () => {
          asked.destroy()
          resolve()
        })
      })
      asked.once('error', reject)
      asked.end(archive)
    }).catch(() => undefined)
    await vi.waitFor(async () => expect(await readdir(join(bench().folder, 'files', 'arriving'))).toEqual([]), {
      timeout: 20_000,
    })
    expect((await to.call('patientGet', {})).total).toBe(0)
  })
})
