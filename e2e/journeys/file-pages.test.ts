import { calls } from '@sella/contract/calls/index'
import { pdfOf, tiffOf } from '@sella/server/testing/paged-files'
import { stow } from '@sella/server/testing/stow'
import { twoFrames } from '@sella/server/testing/two-frames'
import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { openNewRecord } from '../pages/cases'
import { dropOn } from '../pages/dropping'
import { slotOf } from '../pages/images'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'pager', name: '翻页医生', password: 'correct horse' }
/** A letter lying across, then an upright film. */
const pages = [
  { width: 400, height: 200, grey: () => 250 },
  { width: 240, height: 300, grey: (x: number, y: number) => (x + y) % 200 },
] as const

/** Of a patient of its own. */
const frames = twoFrames([0x0010, 0x0010, 'PN', 'ZHEN^DUO '])

describe.skipIf(!chromiumPath)(`a file of several pages${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let address: string

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    page = await (await openContext(browser)).newPage()
    const fields = { name: '翻页旅程', birthday: '2012-03-04', caseNo: 'P-1' }
    await openNewRecord(page, product.url, { doctor, fields, day: '2026-05-06' })
    address = page.url()
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

  const darkSide = (picture: Locator) =>
    picture.evaluate(async (image: HTMLImageElement) => {
      await image.decode()
      const canvas = new OffscreenCanvas(2, 1)
      const context = canvas.getContext('2d')
      context?.drawImage(image, 0, 0, 2, 1)
      const [left = 0, , , , right = 0] = context?.getImageData(0, 0, 2, 1).data ?? []
      return left < right ? 'left' : 'right'
    })

  it('a TIFF is asked which of its pages is the film', async () => {
    await drop('侧位片.tif', 'image/tiff', tiffOf(pages))
    await takeSecond('Lateral_Ceph', async tray => tray.getByText('侧位片.tif').waitFor())
  })

  it('a PDF called a film is a paper or the film, as the doctor says', async () => {
    await drop('全景片.pdf', 'application/pdf', pdfOf(pages))
    await takeSecond('Panoramic', tray => tray.getByRole('button', { name: '全景片', exact: true }).click())
  })

  it('of what a machine sent the frame is chosen in the waiting room, before it is filed', async () => {
    const token = await page.evaluate(async path => {
      const headers = { 'content-type': 'application/json', authorization: sessionStorage.getItem('sella.token') ?? '' }
      const body = JSON.stringify({ name: '体层机', scope: 'dicom' })
      return (await (await fetch(path, { method: 'POST', headers, body })).json()).data.token as string
    }, `/portal${calls.machineTokenAdd.path}`)
    expect((await stow(product.url, token, [frames])).status).toBe(200)
    await page.goto(`${product.url}/intake`)
    await page.locator('[data-file] h3 button').click()
    const shown = page.getByRole('img', { name: '2.25.61.dcm', exact: true })
    await expect.poll(() => darkSide(shown)).toBe('left')
    await page.getByRole('button', { name: '下一帧' }).click()
    await page.getByText('第 2 / 2 帧', { exact: true }).waitFor()
    await expect.poll(() => darkSide(shown)).toBe('right')
    await page.getByRole('radio', { name: '新建患者', exact: true }).click()
    await page.getByLabel('出生日期').fill('31/31/2020')
    await page.keyboard.press('Tab')
    await page.getByText('无法识别这个日期').waitFor()
    await page.getByRole('radio', { name: '其他患者', exact: true }).click()
    const find = page.getByLabel('按姓名、拼音或病历号查找')
    const match = page.getByRole('radio', { name: /翻页旅程/ })
    await find.fill('翻页旅程')
    await match.click()
    // Once somebody else is looked for, the patient chosen before is not filed to unseen.
    await find.fill('别人')
    await match.waitFor({ state: 'detached' })
    await find.fill('翻页旅程')
    await match.waitFor()
    expect(await match.isChecked()).toBe(false)
    await match.click()
    await page.getByLabel('记录', { exact: true }).selectOption({ index: 0 })
    await page.getByLabel('类别', { exact: true }).selectOption('CT_Slice')
    await page.getByRole('button', { name: /^(确认无误，)?归档$/ }).click()
    await page.getByText('没有待归档的文件').waitFor()
    await page.goto(address)
    const filed = slotOf(page, 'CT_Slice').locator('img')
    await filed.waitFor()
    await expect.poll(() => darkSide(filed)).toBe('right')
  })

  it('a PDF that is called nothing is kept as a paper without a question', async () => {
    await drop('转诊.pdf', 'application/pdf', pdfOf([pages[0]]))
    await slotOf(page, 'Document').getByRole('button', { name: '打开 转诊.pdf' }).waitFor()
  })
})
