import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { openNewRecord } from '../pages/cases'
import { cutOnPaper, onPaper } from '../pages/paper'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'doctor.file', name: '李医生', password: 'a long enough password' }

describe.skipIf(!chromiumPath)(`the file of a case${why}`, () => {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  const faults: string[] = []
  const saved = () => page.getByText('已保存', { exact: true }).first().waitFor()
  const rows = () => page.getByRole('table', { name: '患者列表' }).getByRole('row')
  const none = async (typed: string) => {
    await page.getByLabel('搜索患者').fill(typed)
    await page.getByText('找到 0 位').waitFor()
  }
  const search = async (typed: string) => {
    if (new URL(page.url()).pathname !== '/patients') await page.goto(`${product.url}/patients`)
    // Between two searches nobody is listed: what then stands there is of this one.
    await none('没有这个人')
    await page.getByLabel('搜索患者').fill(typed)
    await page.getByText(/^找到 [1-9]\d* 位/).waitFor()
  }

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    context = await openContext(browser)
    page = await context.newPage()
    page.on('pageerror', error => faults.push(error.message))
    const fields = { name: '陈雨桐', birthday: '2012-03-18', caseNo: 'F-1' }
    await openNewRecord(page, product.url, { doctor, fields, day: '2026-01-05' })
    await page.getByRole('link', { name: '病历', exact: true }).click()
    await page.waitForURL('**/patientFile**')
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('is written, saves itself and stands there after a reload', async () => {
    await page.getByLabel('诊断').fill('安氏 II 类 1 分类，骨性 II 类')
    await page.getByLabel('问题列表').fill('下前牙拥挤 6 mm\n深覆合')
    await page.getByLabel('2026-01-05 初始的备注').fill('颏兜已取')
    await page.getByRole('button', { name: '4 周后' }).click()
    await page.getByLabel('复诊内容').fill('换弓丝')
    await page.getByLabel('标签').fill('拔牙')
    await page.keyboard.press('Enter')
    // The visit is written behind its day, not before it.
    await page.getByRole('button', { name: '插入今天的日期' }).click()
    await page.keyboard.insertText('粘接托槽')
    expect(await page.getByLabel('治疗进展').inputValue()).toMatch(/^\d{4}-\d\d-\d\d 粘接托槽\n$/)
    await saved()
    await page.reload()
    await saved()
    await expect.poll(() => page.getByLabel('诊断').inputValue()).toBe('安氏 II 类 1 分类，骨性 II 类')
    await expect.poll(() => page.getByLabel('2026-01-05 初始的备注').inputValue()).toBe('颏兜已取')
    await expect.poll(() => page.getByLabel('复诊内容').inputValue()).toBe('换弓丝')
  })

  it('takes a day as people write it, shows it year first whatever the browser speaks, and keeps it where nonsense is typed', async () => {
    const visit = page.getByLabel('下次复诊', { exact: true })
    const stored = () => visit.inputValue()
    await visit.fill('18 Mar 2027')
    await visit.press('Tab')
    await expect.poll(stored).toBe('2027-03-18')
    // Two days could be meant: neither is taken, and that of before stays.
    await visit.fill('05/03/2027')
    await page.getByLabel('复诊内容').focus()
    await page.getByText('无法识别这个日期').waitFor()
    expect(await visit.getAttribute('aria-invalid')).toBe('true')
    await visit.fill('1899-12-31')
    await page.getByLabel('复诊内容').focus()
    await page.getByText('日期不能早于 1900-01-01').waitFor()
    await saved()
    await page.reload()
    await saved()
    await expect.poll(stored).toBe('2027-03-18')
  })

  it('opens a calendar in the language of the interface, for the keyboard too, that writes into the same field', async () => {
    const visit = page.getByLabel('下次复诊', { exact: true })
    const inField = () => visit.evaluate(field => field === document.activeElement)
    const calendar = page.getByRole('dialog', { name: '选择日期' })
    await visit.press('Alt+ArrowDown')
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))
    await expect.poll(focused).toBe('2027年3月18日 星期四')
    expect(await calendar.getByLabel('月份').locator('option:checked').textContent()).toBe('3月')
    await page.keyboard.press('Escape')
    await calendar.waitFor({ state: 'detached' })
    expect([await inField(), await visit.inputValue()]).toEqual([true, '2027-03-18'])
    await visit.press('Alt+ArrowDown')
    await expect.poll(focused).toBe('2027年3月18日 星期四')
    await page.keyboard.press('PageDown')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await expect.poll(() => visit.inputValue()).toBe('2027-04-17')
    expect(await inField()).toBe(true)
    await page.getByRole('button', { name: '打开日历' }).first().click()
    await calendar.getByLabel('年份').selectOption('2028')
    await calendar.getByRole('button', { name: /2028年4月3日/ }).click()
    await expect.poll(() => visit.inputValue()).toBe('2028-04-03')
    // A press elsewhere closes it, and nothing is chosen.
    await page.getByRole('button', { name: '打开日历' }).first().click()
    await calendar.waitFor()
    await page.getByLabel('问题列表').click()
    await calendar.waitFor({ state: 'detached' })
    await saved()
  })

  it('keeps what is written without a network, through a closed tab, and saves it when the network is back', async () => {
    await context.setOffline(true)
    await page.getByLabel('治疗计划').fill('拔除 14、24、34、44')
    await page.getByText('未能保存').waitFor()
    await page.close()
    await context.setOffline(false)
    page = await context.newPage()
    page.on('pageerror', error => faults.push(error.message))
    // The session lives with the tab.
    await signedIn(page, product.url, doctor)
    await page.goto(`${product.url}/patients`)
    await page.getByRole('button', { name: '病历', exact: true }).click()
    await saved()
    await expect.poll(() => page.getByLabel('治疗计划').inputValue()).toBe('拔除 14、24、34、44')
  })

  it('is found by what was written, which says where; by mixed pinyin and the name turned round', async () => {
    for (const [typed, where] of [
      ['拥挤', '问题 下前牙拥挤'],
      ['拔牙', '标签 拔牙'],
      ['颏兜', '记录备注 颏兜已取'],
      ['chenyt', '陈雨桐'],
      ['yutong chen', '陈雨桐'],
    ] as const) {
      await search(typed)
      await expect.poll(async () => (await rows().nth(1).innerText()).replace(/\s+/g, ' ')).toContain(where)
      await expect.poll(() => page.getByText('找到 1 位').count()).toBe(1)
    }
  })

  it('is found by the last four digits of the phone, which it says', async () => {
    await search('陈雨桐')
    await rows().nth(1).click()
    await page.getByRole('button', { name: '编辑患者' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('电话').fill('13800138021')
    await drawer.getByRole('button', { name: '保存', exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    await search('8021')
    await expect.poll(async () => (await rows().nth(1).innerText()).replace(/\s+/g, ' ')).toMatch(/陈雨桐.*电话 13800138021/)
    expect(await page.getByText('找到 1 位').count()).toBe(1)
    await none('8022')
  })

  it('is printed whole, and nothing else of the page', async () => {
    await page.goto(`${product.url}/patients`)
    await page.getByRole('button', { name: '病历', exact: true }).click()
    await saved()
    await page.emulateMedia({ media: 'print' })
    const seen = (await page.locator('body').innerText()).replace(/\s+/g, ' ')
    for (const text of ['陈雨桐', '安氏 II 类 1 分类', '深覆合', '拔除 14、24、34、44', '颏兜已取', '换弓丝', '打印于'])
      expect(seen).toContain(text)
    expect(seen).not.toContain('4 周后')
    await page.emulateMedia({ media: 'screen' })
  })

  it('leaves the pages that come after it in the same window to be printed as they are', async () => {
    await page.getByRole('link', { name: '患者', exact: true }).click()
    await rows().nth(1).waitFor()
    await onPaper(page, async () => {
      expect(await page.locator('body').innerText()).toContain('陈雨桐')
      expect(await cutOnPaper(page)).toEqual([])
    })
    await page.goBack()
    await saved()
  })

  it('stands among the visits due this week once its day has come', async () => {
    await page.getByLabel('下次复诊').fill('2026-01-20')
    await page.getByText('已过').waitFor()
    await saved()
    await page.goto(`${product.url}/patients`)
    await page.getByRole('button', { name: /^本周复诊/ }).click()
    await expect.poll(async () => rows().nth(1).innerText()).toContain('2026-01-20')
  })

  it('goes for good out of the bin with the password only, and is found nowhere', async () => {
    await page.getByRole('button', { name: '移到回收站' }).click()
    await page.getByRole('button', { name: /^回收站/ }).click()
    await rows().nth(1).click()
    // With movement antd puts the dialog in later; what is typed must not go to its first button.
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    await page.getByRole('button', { name: '永久删除' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('备份').waitFor()
    await expect.poll(() => dialog.getByLabel('输入登录密码以确认').evaluate(box => box === document.activeElement)).toBe(true)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await dialog.getByLabel('输入登录密码以确认').fill('not the password')
    await dialog.getByRole('button', { name: '永久删除' }).click()
    await dialog.getByText('密码不正确，未删除任何内容').waitFor()
    await dialog.getByLabel('输入登录密码以确认').fill(doctor.password)
    await dialog.getByRole('button', { name: '永久删除' }).click()
    await page.getByText('回收站是空的').waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('患者列表')
    await page.goto(`${product.url}/patients`)
    await none('拥挤')
    expect(faults).toEqual([])
  })
})
