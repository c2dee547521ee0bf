import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { addRecord, openNewRecord } from '../pages/cases'
import { dropOn } from '../pages/dropping'
import { faceFile, slotOf } from '../pages/images'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'queue', name: '收件医生', password: 'correct horse' }
const uploads = '**/portal/image/upload**'

const kinds = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'] as const

describe.skipIf(!chromiumPath)(`the upload queue${why}`, () => {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    context = await openContext(browser)
    page = await context.newPage()
    page.on('dialog', dialog => void dialog.accept())
    const fields = { name: '断网旅程', birthday: '2012-03-04', caseNo: 'Q-1' }
    await openNewRecord(page, product.url, { doctor, fields, day: '2026-05-06' })
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const dropKinds = async (from: number, some: readonly string[]) => {
    const files = await Promise.all(some.map((kind, i) => faceFile(`${kind}.jpg`, from + i)))
    await dropOn(
      page,
      page.locator('body'),
      files.map(({ name, mimeType, buffer }) => ({ name, type: mimeType, content: buffer })),
    )
  }
  const badge = () => page.getByRole('link', { name: /收件/ })

  it('waits for the network and goes on by itself when it returns', async () => {
    await context.setOffline(true)
    await dropKinds(0, ['Smile_Photo'])
    await slotOf(page, 'Smile_Photo').getByText('等待网络，恢复后自动继续').waitFor()
    await context.setOffline(false)
    await slotOf(page, 'Smile_Photo').locator('img').waitFor()
  })

  it('says of a system file dropped alone that it was left out, and why', async () => {
    await dropOn(page, page.locator('body'), [{ name: 'Thumbs.db', type: '', content: Buffer.from('index') }])
    await page.getByText('未添加的文件 1').waitFor()
    await page.getByText(/Thumbs\.db · 系统文件/).waitFor()
  })

  it('goes on through another page and a reload in its middle, every file once', async () => {
    await addRecord(page, '2026-07-08')
    await page.getByRole('heading', { name: /2026-07-08/ }).waitFor()
    const address = page.url()
    const stopped: Route[] = []
    await page.route(uploads, route => void stopped.push(route))
    await dropKinds(20, kinds)
    await expect.poll(() => stopped.length).toBe(2)
    await page.getByRole('link', { name: /患者/ }).first().click()
    await page.waitForURL('**/patients')
    await badge().getByText('3 个文件上传中').waitFor({ state: 'attached' })
    await page.reload()
    await page.unroute(uploads)
    await badge().click()
    await page.getByText('已归档').last().waitFor()
    await expect.poll(() => page.locator('[data-part=filed] dd').textContent()).toBe('4')
    await page.goto(address)
    for (const kind of kinds) await slotOf(page, kind).locator('img').waitFor()
  })

  it('loses no drop that waits behind a question when the page is left: what is clear is filed, the rest is on its receipt', async () => {
    await page.goto(`${product.url}/intake`)
    await page.getByTitle('打开记录 2026-05-06').first().click()
    await slotOf(page, 'Smile_Photo').locator('img').waitFor()
    await dropKinds(40, ['Smile_Photo'])
    await page.getByRole('dialog').waitFor()
    await dropOn(page, page.locator('body'), [{ name: '备忘.txt', type: 'text/plain', content: Buffer.from('no picture') }])
    await dropKinds(44, ['Frontal_Photo'])
    await page.goBack()
    const left = page.getByRole('region', { name: '未添加的文件' })
    await left.getByText('备忘.txt').waitFor()
    await left.getByText('Smile_Photo.jpg').waitFor()
    await left.getByText('离开页面时还没有确认放在哪里；请重新拖入').waitFor()
    await page.getByTitle('打开记录 2026-05-06').first().click()
    await slotOf(page, 'Frontal_Photo').locator('img').waitFor()
  })

  it('keeps a failure with its reason until it is answered, and says what was left out', async () => {
    await addRecord(page, '2026-09-10')
    await page.getByRole('heading', { name: /2026-09-10/ }).waitFor()
    const photo = await faceFile('Smile_Photo.jpg', 60)
    const refusal = { code: 422, message: 'x', data: { reason: 'IMAGE_BROKEN' } }
    await page.route(uploads, route => route.fulfill({ status: 422, json: refusal }))
    await dropOn(page, page.locator('body'), [
      { name: 'Smile_Photo.jpg', type: photo.mimeType, content: photo.buffer },
      { name: 'notes.txt', type: 'text/plain', content: Buffer.from('no picture') },
    ])
    const tray = page.getByRole('dialog', { name: '核对影像类别' })
    await tray.getByRole('button', { name: /添加 1/ }).click()
    await badge().click()
    const todo = page.getByRole('alert', { name: '待处理' })
    await todo.getByText('图像已损坏或不完整').waitFor()
    await page.reload()
    await todo.getByText('Smile_Photo.jpg').waitFor()
    await page.getByRole('region', { name: '未添加的文件' }).getByText('notes.txt').waitFor()
    await todo.getByRole('button', { name: '重试 Smile_Photo.jpg' }).click()
    await todo.getByText('图像已损坏或不完整').waitFor()
    await todo.getByRole('button', { name: '不添加 Smile_Photo.jpg' }).click()
    await todo.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '清除已完成的回执' }).click()
    await page.getByText('还没有收到文件').waitFor()
    await page.reload()
    await page.getByText('还没有收到文件').waitFor()
  })
})
