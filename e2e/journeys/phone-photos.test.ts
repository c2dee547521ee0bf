import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { openNewRecord } from '../pages/cases'
import { faceFile, slotOf } from '../pages/images'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'phones', name: '手机医生', password: 'correct horse' }

/** Opens the dialog and gives the link's address as the server made it: the QR code holds the same. */
const openLink = async (desk: Page): Promise<string> => {
  const answered = desk.waitForResponse(reply => reply.url().endsWith('/phone/linkAdd'))
  await desk.getByRole('button', { name: '手机拍照' }).click()
  const { data } = (await (await answered).json()) as { data: { token: string } }
  return `${new URL(desk.url()).origin}/phone#${data.token}`
}

describe.skipIf(!chromiumPath)(`a phone takes photos for the open record${why}`, () => {
  let product: Product
  let browser: Browser
  let desk: Page
  let phone: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    desk = await (await openContext(browser)).newPage()
    const fields = { name: '拍照旅程', birthday: '2012-03-04', caseNo: 'PHONE-1' }
    await openNewRecord(desk, product.url, { doctor, fields, day: '2026-05-06' })
    phone = await (await openContext(browser, 'phone')).newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('shows both the same code, sends photos that appear at the desk by themselves, and a person files them', async () => {
    const link = await openLink(desk)
    const dialog = desk.getByRole('dialog', { name: /拍照旅程/ })
    await dialog.getByRole('img', { name: '手机拍照二维码' }).waitFor()
    await dialog.getByText('等待手机扫描').waitFor()
    await phone.goto(link)
    const mark = (await phone.locator('main b').first().textContent()) ?? ''
    expect(mark).toMatch(/^[2-9A-Z]{4}$/)
    await dialog.getByText(`核对码 ${mark}`).waitFor()
    await dialog.getByText('手机已打开链接').waitFor()
    expect(await phone.getByText('拍照旅程').count()).toBe(0)
    await phone.locator('input[capture]').setInputFiles(await faceFile('IMG_0001.jpg', 20))
    await phone.getByText('已发送 1 张').waitFor()
    await phone.locator('input[multiple]').setInputFiles([await faceFile('IMG_0002.jpg', 40)])
    await phone.getByText('已发送 2 张').waitFor()
    const kind = dialog.getByLabel('第 2 张的类别')
    await kind.waitFor()
    await dialog.getByText('已收到 2 张').waitFor()
    await kind.selectOption({ label: '微笑像' })
    await dialog.getByRole('button', { name: '归档第 2 张' }).click()
    await kind.waitFor({ state: 'detached' })
    await dialog.getByLabel('第 1 张的类别').waitFor()
    await slotOf(desk, 'Smile_Photo').waitFor()
  })

  it('sends by itself what the network held up, and offers no second try of what is no photo', async () => {
    await phone.context().setOffline(true)
    await phone.locator('input[capture]').setInputFiles(await faceFile('IMG_0009.jpg', 30))
    await phone.getByRole('button', { name: '重试第 3 张' }).waitFor()
    await phone.context().setOffline(false)
    await phone.getByText('已发送 3 张').waitFor()
    await phone
      .locator('input[multiple]')
      .setInputFiles([{ name: 'letter.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }])
    await phone.getByText('手机只能发送照片').waitFor()
    expect(await phone.getByRole('button', { name: /^重试/ }).count()).toBe(0)
  })

  it('is in the language of the desk on a phone that never chose one', async () => {
    const other = await (await openContext(browser, 'phone')).newPage()
    await other.goto(`${product.url}/phone?lang=en#nothing`)
    await other.getByText('The link has ended').waitFor()
    await other.reload()
    await other.getByText('The link has ended').waitFor()
    // One chosen here stays.
    await other.getByRole('button', { name: '切换到中文' }).or(other.getByTitle('切换到中文')).first().click()
    await other.goto(`${product.url}/phone?lang=en#other`)
    await other.getByText('链接已失效').waitFor()
    await other.close()
  })

  it('ends when the desk closes: the phone is told, and what it has not sent goes nowhere', async () => {
    await desk.getByRole('dialog').getByRole('button', { name: '完成' }).click()
    await desk.getByRole('dialog').waitFor({ state: 'detached' })
    await phone.locator('input[capture]').setInputFiles(await faceFile('IMG_0003.jpg', 60))
    await phone.getByRole('status').filter({ hasText: '链接已失效' }).waitFor()
    await phone.getByText('有 1 张没有发出').waitFor()
    // Nothing can be sent by this link any more.
    expect(await phone.getByRole('button', { name: /^重试/ }).count()).toBe(0)
    await desk.goto(`${product.url}/intake`)
    await desk
      .getByRole('button', { name: /拍照旅程/ })
      .first()
      .waitFor()
    await expect.poll(() => desk.getByRole('button', { name: /拍照旅程.*手机/ }).count()).toBe(2)
  })
})
