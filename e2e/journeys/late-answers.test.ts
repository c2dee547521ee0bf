import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { caseOf } from '../pages/cases'
import { dropOn } from '../pages/dropping'
import { choose, faceFile, fromMenu, slotOf } from '../pages/images'
import { registered } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'late', name: '迟到医生', password: 'correct horse' }

/** Holds the calls of an address back until they are let go. */
const delayed = async (page: Page, address: string): Promise<() => Promise<void>> => {
  let release = (): void => undefined
  const gone = new Promise<void>(resolve => {
    release = resolve
  })
  await page.route(address, async route => {
    await gone
    await route.continue().catch(() => undefined)
  })
  return async () => {
    const answered = page.waitForResponse(address)
    release()
    await answered
    await page.unroute(address)
  }
}

describe.skipIf(!chromiumPath)(`what comes late, or was asked before, is about the record it was about${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let her: Awaited<ReturnType<typeof registered>>
  let caseUuid = ''
  const records = new Map<string, string>()
  const faults: string[] = []

  const imagesOf = async (day: string): Promise<void> => {
    await page.goto(`${product.url}/patientImage?case=${caseUuid}&record=${records.get(day)}`)
    await shows(day)
  }
  const shows = (day: string) => page.getByRole('heading', { name: new RegExp(day) }).waitFor()

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    page = await (await openContext(browser)).newPage()
    page.on('pageerror', error => faults.push(error.message))
    her = await registered(page, product.url, doctor)
    await caseOf(her, { name: '另一位', birthday: '2011-01-02', caseNo: 'LATE-2' })
    caseUuid = await caseOf(her, { name: '先前一位', birthday: '2012-03-04', caseNo: 'LATE-1' })
    for (const day of ['2026-03-03', '2026-05-06', '2026-07-08']) {
      const { uuid } = await her.call('timebarAdd', { caseUuid, createday: `${day}T00:00`, type: 1 })
      records.set(day, uuid)
    }
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('a photo dropped on a place goes into the record shown then, whichever is shown once it is looked at', async () => {
    await imagesOf('2026-05-06')
    const answer = await delayed(page, '**/image/guess**')
    const [dated, smile] = [await faceFile('2026-07-08.jpg'), await faceFile('x.jpg', 50)]
    const plain = ({ name, mimeType, buffer }: typeof dated) => [{ name, type: mimeType, content: buffer }]
    await dropOn(page, page.locator('body'), plain(dated))
    await dropOn(page, page.locator('button[data-kind=Smile_Photo]'), plain(smile))
    await answer()
    const tray = page.getByRole('dialog', { name: '核对影像类别' })
    await tray.getByText('2026-07-08.jpg').waitFor()
    await tray.getByRole('button', { name: /添加 1/ }).click()
    await shows('2026-07-08')
    const photos = async (day: string) =>
      (await her.call('timebarGet', { caseUuid })).find(({ uuid }) => uuid === records.get(day))?.photos.map(({ type }) => type)
    // Asked about where the other record is shown by the time its turn comes; without a question where it is not yet.
    const isAsked = async () => (await tray.getByText('x.jpg').count()) > 0
    await expect.poll(async () => (await isAsked()) || (await photos('2026-05-06'))?.length === 1).toBe(true)
    if (await isAsked()) {
      await tray
        .getByText(/2026-05-06/)
        .first()
        .waitFor()
      await tray.getByRole('button', { name: /添加 1/ }).click()
      await shows('2026-05-06')
      await slotOf(page, 'Smile_Photo').locator('img').waitFor()
    }
    expect([await photos('2026-05-06'), await photos('2026-07-08')]).toEqual([['Smile_Photo'], ['Frontal_Photo']])
  })

  it('a question whether to delete a picture is never put about that of another record', async () => {
    await imagesOf('2026-07-08')
    await choose(page, page.locator('button[data-kind=Smile_Photo]'), [await faceFile('later.jpg', 70)])
    await slotOf(page, 'Smile_Photo').locator('img').waitFor()
    await imagesOf('2026-05-06')
    await fromMenu(page, 'Smile_Photo', '删除')
    await page.getByRole('dialog').getByText('删除微笑像？').waitFor()
    await her.call('timebarDelete', { uuid: records.get('2026-05-06') ?? '' })
    await shows('2026-07-08')
    await expect.poll(() => page.getByText('删除微笑像？').count()).toBe(0)
    await slotOf(page, 'Smile_Photo').locator('img').waitFor()
  })

  it('the form of a record deleted elsewhere does not become that of a new one', async () => {
    await imagesOf('2026-03-03')
    await page.getByRole('button', { name: '编辑记录 2026-03-03' }).click()
    await page.getByRole('dialog').getByLabel('日期').waitFor()
    await her.call('timebarDelete', { uuid: records.get('2026-03-03') ?? '' })
    await page.getByText('2026-03-03', { exact: true }).waitFor({ state: 'detached' })
    await expect.poll(() => page.getByRole('dialog').getByLabel('日期').count()).toBe(0)
  })

  it('an answer that comes once another patient is open does not open the former one again', async () => {
    await imagesOf('2026-07-08')
    await page.getByRole('button', { name: '回收站', exact: true }).click()
    const answer = await delayed(page, '**/timebar/restore')
    await page.getByRole('button', { name: '恢复2026-03-03' }).click()
    await page.keyboard.press('Escape')
    await page.getByTitle('返回患者列表').click()
    const row = page.getByRole('table', { name: '患者列表' }).getByRole('row').filter({ hasText: '另一位' })
    await row.getByRole('button', { name: '另一位', exact: true }).click()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: '另一位' }).waitFor()
    const address = page.url()
    await answer()
    await page.waitForTimeout(500)
    expect(page.url()).toBe(address)
    await page.getByRole('heading', { name: '另一位' }).waitFor()
  })

  it('raised no error in the page', () => {
    expect(faults).toEqual([])
  })
})
