import { pdfOf, tiffOf } from '@sella/server/testing/paged-files'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { addCase, addRecord } from '../pages/cases'
import { dropOn } from '../pages/dropping'
import { slotOf } from '../pages/images'
import { register } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'pager', name: '翻页医生', password: 'correct horse' }
/** A letter lying across, then an upright film. */
const pages = [
  { width: 400, height: 200, grey: () => 250 },
  { width: 240, height: 300, grey: (x: number, y: number) => (x + y) % 200 },
] as const

describe.skipIf(!chromiumPath)(`a file of several pages${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    page = await (await openContext(browser)).newPage()
    await register(page, product.url, doctor)
    await addCase(page, { name: '翻页旅程', birthday: '2012-03-04', caseNo: 'P-1' })
    await addRecord(page, '2026-05-06')
    await page.getByRole('heading', { name: /2026-05-06/ }).waitFor()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const drop = (name: string, type: string, content: Buffer) => dropOn(page, page.locator('body'), [{ name, type, content }])
  const sizeOf = (picture: Locator) =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      return image.naturalWidth > image.naturalHeight ? 'lying' : 'upright'
    })
  const takeSecond = async (kind: string, press: (tray: Locator) => Promise<void>): Promise<void> => {
    const tray = page.getByRole('dialog', { name: '核对影像类别' })
    await press(tray)
    const shown = tray.getByRole('img', { name: '所选页的预览' })
    await shown.waitFor()
    expect(await sizeOf(shown)).toBe('lying')
    await tray.getByRole('button', { name: '下一页' }).click()
    await tray.getByText('第 2 / 2 页', { exact: true }).waitFor()
    await expect.poll(() => sizeOf(shown)).toBe('upright')
    await tray.getByRole('button', { name: /添加 1/ }).click()
    await slotOf(page, kind).locator('img').waitFor()
    expect(await sizeOf(slotOf(page, kind).locator('img'))).toBe('upright')
  }

  it('a TIFF is asked which of its pages is the film', async () => {
    await drop('侧位片.tif', 'image/tiff', tiffOf(pages))
    await takeSecond('Lateral_Ceph', async tray => tray.getByText('侧位片.tif').waitFor())
  })

  it('a PDF called a film is a paper or the film, as the doctor says', async () => {
    await drop('全景片.pdf', 'application/pdf', pdfOf(pages))
    await takeSecond('Panoramic', tray => tray.getByRole('button', { name: '全景片', exact: true }).click())
  })

  it('a PDF that is called nothing is kept as a paper without a question', async () => {
    await drop('转诊.pdf', 'application/pdf', pdfOf([pages[0]]))
    await slotOf(page, 'Document').getByRole('button', { name: '打开 转诊.pdf' }).waitFor()
  })
})
