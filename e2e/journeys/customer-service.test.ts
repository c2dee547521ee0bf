import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { serious } from '../axe'
import { openBrowser, openContext } from '../browser'
import { account, inbox, openAs, supportWindow } from '../pages/customer-service'
import { patience } from '../patience'
import { chromiumPath, type Product, root, startProduct } from '../product'

/** A red square, 2 x 2. */
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg==',
  'base64',
)

describe.skipIf(!chromiumPath)('customer service', () => {
  let product: Product
  let browser: Browser
  let doctor: Page
  let operator: Page
  const pageOf = async (token: string, path: string): Promise<Page> => {
    const page = await (await openContext(browser)).newPage()
    await openAs(page, product.url, { token, path })
    return page
  }
  const tokens = { doctor: '', operator: '' }
  beforeAll(async () => {
    product = await startProduct()
    browser = await openBrowser()
    tokens.doctor = await account(product.url, 'asking', '王医生')
    tokens.operator = await account(product.url, 'answering', '林客服')
    const sella = join(root, 'bin/sella.mjs')
    execFileSync(process.execPath, [sella, 'staff', 'add', 'answering', '--data', product.data], { stdio: 'ignore' })
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  test('a doctor leaves a message; the staff find it waiting, read it and answer, and each sees the other at once', async () => {
    doctor = await pageOf(tokens.doctor, '/patients')
    const her = supportWindow(doctor)
    await her.entry.click()
    await her.box.getByText('现在没有客服在线', { exact: true }).waitFor()
    await her.field.fill('SN-MP 的参考值能改吗？')
    await her.field.press('Enter')
    await her.log.getByText('已送达').waitFor()
    await expect.poll(() => her.field.inputValue()).toBe('')

    operator = await pageOf(tokens.operator, '/inbox')
    const desk = inbox(operator)
    await desk.row('王医生').getByText('1 条未读').waitFor()
    await desk.row('王医生').click()
    await desk.log.getByText('SN-MP 的参考值能改吗？').waitFor()
    await her.log.getByText('已读').waitFor()
    await desk.field.fill('可以新建分析方法')
    await desk.send.click()
    await her.log.getByText('可以新建分析方法').waitFor()
    await desk.log.getByText('已读').waitFor()
    await her.box.getByText('客服在线').waitFor()
  })

  test('while the window is shut a badge counts up to ten; opening it ends that', async () => {
    const [her, desk] = [supportWindow(doctor), inbox(operator)]
    await doctor.keyboard.press('Escape')
    await expect.poll(() => her.entry.evaluate(entry => entry === document.activeElement)).toBe(true)
    await desk.field.fill('还有问题吗？')
    await desk.send.click()
    await her.entry.getByText('1 条未读消息').waitFor()
    for (let i = 0; i < 10; i += 1) {
      await desk.field.fill(`第 ${i} 点`)
      await desk.send.click()
    }
    await her.entry.getByText('10+').waitFor()
    await her.entry.click()
    await her.log.getByText('第 9 点').waitFor()
    await her.entry.getByText('10+').waitFor({ state: 'detached' })
  })

  test('what is written without a network waits, outlives the page and goes by itself', async () => {
    const [her, desk] = [supportWindow(doctor), inbox(operator)]
    await her.field.fill('写到一半的话')
    await doctor.route('**/portal/chat/send', route => route.abort())
    await her.field.press('Enter')
    await her.log.getByText('离线，联网后自动发送').waitFor()
    await her.field.fill('另一句草稿')
    await doctor.reload()
    await doctor.unroute('**/portal/chat/send')
    await her.entry.click()
    await desk.log.getByText('写到一半的话').waitFor()
    await her.log.getByText('已读').waitFor()
    await expect.poll(() => her.field.inputValue()).toBe('另一句草稿')
    await her.field.fill('')
  })

  test('a picture is shown before it goes, with a reminder of the patient’s name, and arrives', async () => {
    const [her, desk] = [supportWindow(doctor), inbox(operator)]
    await her.box.locator('input[type=file]').setInputFiles({ name: 'screen.png', mimeType: 'image/png', buffer: png })
    await her.box.getByText('请先遮住患者姓名').waitFor()
    await her.send.click()
    await desk.log.getByRole('button', { name: '查看图片' }).click()
    await operator.getByRole('dialog', { name: '图片' }).waitFor()
    await operator.keyboard.press('Escape')
    await operator.getByRole('dialog', { name: '图片' }).waitFor({ state: 'detached' })
  })

  test('window and inbox are usable without sight, and fit a phone as a sheet and one page after the other', async () => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      locale: 'zh-CN',
      bypassCSP: true,
      hasTouch: true,
    })
    context.setDefaultTimeout(patience)
    const small = await context.newPage()
    await openAs(small, product.url, { token: tokens.doctor, path: '/patients' })
    await supportWindow(small).entry.click()
    const sheet = small.getByRole('dialog', { name: '客服' })
    await sheet.getByText('写到一半的话').waitFor()
    expect(await sheet.boundingBox()).toEqual({ x: 0, y: 0, width: 390, height: 844 })
    expect(await serious(small)).toEqual([])
    await openAs(small, product.url, { token: tokens.operator, path: '/inbox' })
    const desk = inbox(small)
    expect(await serious(small)).toEqual([])
    await desk.row('王医生').click()
    await desk.log.getByText('写到一半的话').waitFor()
    expect(await serious(small)).toEqual([])
    await small.getByRole('button', { name: '返回对话列表' }).click()
    await desk.row('王医生').waitFor()
    await context.close()
  })

  test('the staff close a conversation and the doctor’s next word opens it; she herself never gets to the inbox', async () => {
    const [her, desk] = [supportWindow(doctor), inbox(operator)]
    await desk.end.click()
    await her.box.getByText('对话已结束').waitFor()
    await desk.list.getByText('没有待处理的对话').waitFor()
    await her.field.fill('再问一句')
    await her.field.press('Enter')
    await desk.row('王医生').waitFor()
    expect(await doctor.getByRole('link', { name: '客服台' }).count()).toBe(0)
    await doctor.goto(`${product.url}/inbox`)
    await doctor.waitForURL('**/patients')
  })
})
