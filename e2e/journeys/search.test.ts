import { readFile } from 'node:fs/promises'
import { doubtColumns } from '@sella/ceph/tabulate/columns'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { demoDoctor } from '../demo'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** The values of the results, as numbers, by the name of their item. */
const values = (page: Page, item: string): Promise<readonly number[]> =>
  page
    .locator('[data-column=values] span')
    .filter({ hasText: item })
    .locator('b')
    .allInnerTexts()
    .then(texts => texts.map(text => Number(text.replace('−', '-').replace(/[^\d.-]/g, ''))))

const results = (page: Page) => page.getByRole('table', { name: '检索结果' })

describe.skipIf(!chromiumPath)(`search by combined filters${why}`, () => {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  const faults: string[] = []

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    context = await openContext(browser)
    page = await context.newPage()
    page.on('pageerror', error => faults.push(error.message))
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/patients`)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('begins from the menu, says what can be asked, and finds by a measurement with the values that match', async () => {
    await page.getByRole('link', { name: '高级检索' }).click()
    await page.getByText('设定条件开始检索').waitFor()
    await page.getByRole('button', { name: 'ANB > 4' }).click()
    await results(page).waitFor()
    expect(decodeURIComponent(page.url())).toContain('f=gt:4:ANB')
    const shownValues = await values(page, 'ANB')
    expect(shownValues.length).toBeGreaterThan(0)
    expect(Math.min(...shownValues)).toBeGreaterThan(4)
  })

  it('narrows by name in pinyin, keeps the filters in the address, and goes back by the browser', async () => {
    const before = await page.getByRole('row').count()
    await page.keyboard.press('/')
    await page.keyboard.type('emma')
    await page.waitForURL(/name=emma/)
    await expect.poll(() => page.getByRole('row').count()).toBeLessThan(before + 1)
    await page.getByText('Emma Sample').first().waitFor()
    await page.reload()
    await page.getByText('Emma Sample').first().waitFor()
    await expect.poll(() => page.getByRole('textbox', { name: '姓名或拼音' }).inputValue()).toBe('emma')
    await page.getByRole('button', { name: '移除 姓名或拼音 emma' }).click()
    await expect.poll(() => page.getByRole('textbox', { name: '姓名或拼音' }).inputValue()).toBe('')
  })

  it('adds a second measurement from the panel, a length, and shows it with its unit', async () => {
    await page.getByRole('button', { name: '添加测量条件' }).click()
    await page.getByLabel('测量项目').last().fill('Wits')
    await page.keyboard.press('Enter')
    await page.getByLabel('数值').last().fill('-99')
    await page.waitForURL(/Wits/)
    await expect.poll(async () => (await values(page, 'Wits')).length).toBeGreaterThan(0)
    await expect.poll(() => page.locator('[data-column=values]').nth(1).innerText()).toMatch(/ANB \d.*Wits值 −?\d+\.\d mm/)
  })

  it('saves the search, renames it, opens it again and deletes it', async () => {
    const asked = page.url()
    await page.getByRole('button', { name: '已存检索' }).click()
    await page.getByRole('button', { name: '保存当前检索' }).click()
    const dialog = page.getByRole('dialog', { name: '保存检索' })
    await dialog.getByRole('button', { name: '保存', exact: true }).click()
    await dialog.getByText('请输入名称').waitFor()
    await dialog.getByLabel('名称').fill('骨性二类')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '重命名 骨性二类' }).click()
    const rename = page.getByRole('dialog', { name: '重命名检索' })
    await rename.getByLabel('名称').fill('骨性 II 类')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '骨性 II 类', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '清除条件' }).click()
    await page.getByText('设定条件开始检索').waitFor()
    await page.getByRole('button', { name: '已存检索' }).click()
    await page.getByRole('button', { name: '骨性 II 类', exact: true }).click()
    await expect.poll(() => page.url()).toBe(asked)
    await page.getByRole('button', { name: '已存检索' }).click()
    await page.getByRole('button', { name: '删除 骨性 II 类' }).click()
    await page.getByText('还没有保存的检索').waitFor()
    await page.keyboard.press('Escape')
  })

  it('exports all that is found as CSV with Chinese headers', async () => {
    await results(page).waitFor()
    const rows = (await page.getByRole('row').count()) - 1
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('menuitem', { name: '患者名单' }).click()
    const csv = await readFile(await (await download).path(), 'utf8')
    const [head = '', ...lines] = csv.trim().split('\r\n')
    expect(head).toMatch(/^\ufeff?姓名,病历号,.*,ANB \(°\),Wits值 \(mm\),比例,/)
    // After the scale, the points under the values that nobody saw or confirmed.
    expect(head.split(',').slice(-2)).toEqual(doubtColumns.map(column => column.head.zh))
    expect(lines).toHaveLength(rows)
  })

  it('walks the results by keys, opens the record that matches, and comes back to the search', async () => {
    await page.getByRole('heading', { name: '高级检索' }).click()
    await page.keyboard.press('ArrowDown')
    await results(page).locator('[aria-current=true]').waitFor()
    const asked = new URL(page.url()).search
    await page.keyboard.press('Enter')
    await page.waitForURL('**/studioDigitization**')
    await page.getByRole('link', { name: '患者', exact: true }).click()
    await page.waitForURL('**/patientsSearch**')
    expect(new URL(page.url()).search).toBe(asked)
  })

  it('says when nothing is found', async () => {
    await page.getByRole('textbox', { name: '姓名或拼音' }).fill('zzzz')
    await page.getByText('没有符合条件的患者').waitFor()
  })

  it('says of a range from behind, and of a date that is none, why nobody is found', async () => {
    await page.getByLabel('年龄不小于').fill('13')
    await page.getByLabel('年龄不大于').fill('12')
    await page.getByText('前一个值大于后一个，不会有结果').waitFor()
    await page.getByLabel('年龄不大于').fill('')
    await page.getByLabel('年龄不小于').fill('')
    await page.getByText('前一个值大于后一个，不会有结果').waitFor({ state: 'detached' })
    await page.getByLabel('记录日期起').fill('2026-13')
    await page.keyboard.press('Tab')
    await page.getByText('请按 年-月-日 填写').waitFor()
    await page.getByLabel('记录日期起').fill('')
  })

  it('works on a phone: filters from below, results in two lines, nothing cut off sideways', async () => {
    const phone = await openContext(browser, 'phone')
    const small = await phone.newPage()
    await signedIn(small, product.url, demoDoctor)
    await small.goto(`${product.url}/patients`)
    // Two of one name are told apart by their numbers, in the list and among results.
    const rows = async () => (await small.getByRole('row').allInnerTexts()).join()
    await expect.poll(rows).toContain('DEMO-1')
    await small.getByRole('link', { name: '高级检索' }).click()
    await small.getByRole('button', { name: '筛选' }).click()
    const drawer = small.getByRole('dialog')
    await drawer.getByRole('radiogroup', { name: '侧位片' }).getByText('有').click()
    await drawer.getByRole('radiogroup', { name: '定点' }).getByText('无').click()
    await drawer.getByRole('button', { name: /查看 \d+ 位/ }).click()
    await small.getByText('侧位片 有').waitFor()
    await expect.poll(() => small.getByRole('row').count()).toBeGreaterThan(1)
    await expect.poll(rows).toContain('DEMO-')
    expect(await small.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await phone.close()
  })

  it('raised no error in the page', () => {
    expect(faults).toEqual([])
  })
})
