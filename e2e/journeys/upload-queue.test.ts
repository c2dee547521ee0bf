import type { Browser, BrowserContext, Page, Route } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { addCase, addRecord } from '../pages/cases'
import { dropOn } from '../pages/dropping'
import { faceFile, slotOf } from '../pages/images'
import { register } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'queue', name: '收件医生', password: 'correct horse' }
const uploads = '**/portal/image/upload**'

const kinds = ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'] as const

const days = ['2025-01-10', '2025-03-11', '2025-06-12', '2025-09-13'] as const
const fortyKinds = [
  ...['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo', 'Upper_Occlusal', 'Lower_Occlusal'],
  ...['Left_Intraoral', 'Front_Intraoral', 'Right_Intraoral', 'Panoramic', 'Hand_Wrist'],
] as const

/** A picture of nothing that could be recognised, of a day. */
const datedFile = async (name: string, day: string, shade: number) => {
  const background = { r: 20 + 3 * shade, g: 150, b: 60 + 2 * shade }
  const content = await sharp({ create: { width: 120, height: 100, channels: 3, background } })
    .withExif({ IFD0: { Make: 'Camera' }, IFD2: { DateTimeOriginal: `${day.replaceAll('-', ':')} 10:00:00` } })
    .jpeg()
    .toBuffer()
  return { name, type: 'image/jpeg', content }
}

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
    await register(page, product.url, doctor)
    await addCase(page, { name: '断网旅程', birthday: '2012-03-04', caseNo: 'Q-1' })
    await addRecord(page, '2026-05-06')
    await page.getByRole('heading', { name: /2026-05-06/ }).waitFor()
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

  it('brings forty files of four days home through a reload in their middle, each once', async () => {
    const kinds = fortyKinds
    const files = await Promise.all(
      days.flatMap((day, i) => kinds.map((kind, k) => datedFile(`${day} ${kind}.jpg`, day, 10 * i + k))),
    )
    const address = page.url()
    let passed = 0
    const stopped: Route[] = []
    await page.route(uploads, route => (passed++ < 10 ? route.continue() : void stopped.push(route)))
    await dropOn(page, page.locator('body'), files)
    const tray = page.getByRole('dialog', { name: '核对影像类别' })
    await tray.getByRole('button', { name: /添加 40/ }).click()
    await expect.poll(() => stopped.length).toBe(2)
    await page.goto(`${product.url}/intake`)
    await page.reload()
    await page.unroute(uploads)
    await badge().waitFor({ state: 'attached' })
    await expect.poll(() => page.locator('[data-part=filed] dd').textContent()).toBe('44')
    const photos = await page.evaluate(async caseUuid => {
      const headers = { 'content-type': 'application/json', authorization: sessionStorage.getItem('sella.token') ?? '' }
      const call = async (path: string, body: object) =>
        (await (await fetch(`/portal${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()).data
      const records: { uuid: string; createday: string; photos: { name: string }[]; beside?: unknown[] }[] = await call(
        '/timebar/get',
        { caseUuid },
      )
      const bins = await Promise.all(records.map(({ uuid }) => call('/image/bin', { recordUuid: uuid })))
      return {
        names: records.flatMap(record => record.photos.map(({ name }) => name)),
        beside: records.flatMap(record => record.beside ?? []).length,
        binned: bins.flat().length,
      }
    }, new URL(address).searchParams.get('case'))
    const mine = photos.names.filter(name => /^20\d\d-/.test(name))
    expect([mine.length, new Set(mine).size, photos.beside, photos.binned]).toEqual([40, 40, 0, 0])
    await page.getByRole('button', { name: '清除已完成的回执' }).click()
    await page.getByText('还没有收到文件').waitFor()
    await page.goto(address)
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
    await page.getByRole('region', { name: '没有收的文件' }).getByText('notes.txt').waitFor()
    await todo.getByRole('button', { name: '重试 Smile_Photo.jpg' }).click()
    await todo.getByText('图像已损坏或不完整').waitFor()
    await todo.getByRole('button', { name: '不收 Smile_Photo.jpg' }).click()
    await todo.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '清除已完成的回执' }).click()
    await page.getByText('还没有收到文件').waitFor()
    await page.reload()
    await page.getByText('还没有收到文件').waitFor()
  })
})
