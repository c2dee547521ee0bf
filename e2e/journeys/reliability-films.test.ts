import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isLandmarkName } from '@sella/ceph/data/landmarks'
import type { PlacedPoint } from '@sella/ceph/tracing/tracing'
import { toStored } from '@sella/contract/documents/tracing'
import { studyOfChoice } from '@sella/contract/reread-study'
import { someone } from '@sella/server/testing/samples'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, sharedFolder, startProduct } from '../product'

const isbi = join(sharedFolder, 'data', 'ceph', 'isbi')
const films = Array.from({ length: 20 }, (_, i) => `${String(i + 1).padStart(3, '0')}.jpg`)
/** Those the detector reads too: each takes it a second or more. */
const detected = films.slice(0, 3)
const absent = [...films, 'reader1.csv', 'reader2.csv'].some(name => !existsSync(join(isbi, name)))
const why = !chromiumPath ? ' (skipped: Chromium is not installed)' : absent ? ' (skipped: no real films)' : ''

/** A reader's points of each film, as a record keeps them. */
const readingsIn = async (file: string): Promise<ReadonlyMap<string, string>> => {
  const [head = '', ...lines] = (await readFile(join(isbi, file), 'utf8')).trim().split(/\r?\n/)
  const columns = head.split(',')
  const names = columns.flatMap(column => (column.endsWith('_x') ? [column.slice(0, -2)] : [])).filter(isLandmarkName)
  return new Map(
    lines.map(line => {
      const cells = line.split(',')
      const at = (column: string): number => Number(cells[columns.indexOf(column)] || Number.NaN)
      const placed = names.flatMap((name): [string, PlacedPoint][] => {
        const [x, y] = [at(`${name}_x`), at(`${name}_y`)]
        return Number.isFinite(x) && Number.isFinite(y) ? [[name, { x, y, origin: 'manual' }]] : []
      })
      const stored = toStored({ points: Object.fromEntries(placed), ruler: null, fileScale: null })
      if (!stored.ok) throw new Error(`${cells[0]} of ${file} cannot be stored`)
      return [cells[0] ?? '', stored.value]
    }),
  )
}

describe.skipIf(why !== '')(`two readings of real films${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  const records: string[] = []

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const doctor = await asDemo(product)
    const [senior, junior] = [await readingsIn('reader1.csv'), await readingsIn('reader2.csv')]
    for (const film of films) {
      const { uuid: caseUuid } = await doctor.call('patientAdd', someone(`片 ${film}`))
      const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2025-09-01T09:00', type: 1 })
      await doctor.upload({ recordUuid, type: 'Lateral_Ceph', name: film }, await readFile(join(isbi, film)))
      const version = (await doctor.call('timebarGet', { caseUuid }))[0]?.version ?? 1
      await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version, cephPoints: senior.get(film) ?? '' })
      await doctor.call('rereadAdd', { recordUuid, reader: 'other', name: '乙医师', cephPoints: junior.get(film) ?? '' })
      records.push(recordUuid)
    }
    page = await (await openContext(browser)).newPage()
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/reliability`)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  /** The study as the product computes it of what the server keeps. */
  const studyBy = async (reader: 'other' | 'detector') => {
    const all = await (await asDemo(product)).call('rereadList', {})
    const name = all.find(film => film.reader === reader)?.name ?? ''
    const choice = { person: null, from: null, to: null, source: 'any', leftOut: [], analysis: 'Steiner+Wits' } as const
    return studyOfChoice(all, { ...choice, leftOut: [], reader, name }).study
  }

  it('shows how a second person read them, with the figures of what is kept', async () => {
    const sna = (await studyBy('other')).items.find(({ item }) => item === 'SNA')
    expect(sna?.agreement.n).toBe(films.length)
    const row = page.getByRole('row', { name: /SNA/ }).first()
    await row.getByText(sna?.agreement.dahlberg.toFixed(2) ?? '–').waitFor()
  })

  it('has the detector read them as second reader: the server keeps what its own jobs found', async () => {
    await page.getByRole('radio', { name: '自动定点' }).check()
    for (const film of detected) await page.getByRole('checkbox', { name: `片 ${film}` }).check()
    await page.getByRole('button', { name: '由自动定点读片' }).click()
    await page.getByText(`自动定点已读 ${detected.length} / ${detected.length} 张片`).waitFor({ timeout: 300_000 })
    const kept = (await (await asDemo(product)).call('rereadList', {})).filter(({ reader }) => reader === 'detector')
    expect(kept.map(({ recordUuid }) => recordUuid).sort()).toEqual(records.slice(0, detected.length).sort())
    expect(new Set(kept.map(({ name }) => name)).size).toBe(1)
    const study = await studyBy('detector')
    await page.getByRole('combobox', { name: '阅片者' }).click()
    await page.getByTitle(/^自动定点 /).click()
    const sna = study.items.find(({ item }) => item === 'SNA')?.agreement.dahlberg ?? Number.NaN
    await page.getByRole('row', { name: /SNA/ }).first().getByText(sna.toFixed(2)).waitFor()
    // Points of the very films: no other film's, and none of a client's making.
    const sella = study.points.find(({ name }) => name === 'S')
    expect(sella?.n).toBe(detected.length)
    expect(sella?.meanDistance).toBeLessThan(4)
  })

  it('goes onto paper as it is shown', async () => {
    await page.getByRole('button', { name: '导出' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByText('报告（PDF）').click()])
    const bytes = await readFile(await download.path())
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
    expect(bytes.length).toBeGreaterThan(20_000)
  })
})
