import { execFileSync, spawnSync } from 'node:child_process'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { named } from '../pages/commands'
import { signedIn } from '../pages/sign-in'
import { results } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const poppler = spawnSync('pdftotext', ['-v']).error === undefined

/** The day some years and months before another. */
const before = (day: string, years: number, months: number): string => {
  const [year = 0, month = 0, date = 0] = day.slice(0, 10).split('-').map(Number)
  return new Date(Date.UTC(year - years, month - 1 - months, Math.min(date, 28))).toISOString().slice(0, 10)
}

describe.skipIf(!chromiumPath)(`the age group that judges a record${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    const doctor = await asDemo(product)
    const { rows } = await doctor.call('patientGet', {})
    const patient =
      rows.find(({ records }) => records.length === 1 && records[0]?.hasTracing) ??
      rows.find(({ records }) => records[0]?.hasTracing)
    const record = patient?.records.find(each => each.hasTracing)
    if (!patient || !record) throw new Error('the demo has a traced record')
    const { uuid, name, caseNo, phone, notes, agency } = patient
    const birthday = before(record.createday, 8, 3)
    await doctor.call('patientUpdate', {
      ...{ uuid, name, sex: 'female', birthday, caseNo, phone, notes, agencyUuid: agency?.uuid ?? null },
    })
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioDigitization?case=${uuid}&record=${record.uuid}`)
    await page.getByRole('application').waitFor()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const panel = () => page.getByRole('region', { name: '测量结果' })
  const normOf = async (item: string): Promise<string> =>
    (await results(page)).find(cells => cells.some(cell => cell.startsWith(item)))?.find(cell => cell.includes('±')) ?? ''
  const choose = async (box: string, option: string) => {
    await panel().getByRole('combobox', { name: box }).click()
    await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click()
  }
  const judgedBy = (text: string) => panel().getByText(text).waitFor()
  const reload = async () => {
    await page.reload()
    await page.getByRole('application').waitFor()
  }

  /** The one-page export as text; empty without poppler. */
  const exported = async (): Promise<string> => {
    await page.getByRole('button', { name: named('export'), exact: true }).click()
    const dialog = page.getByRole('dialog').filter({ hasText: '导出' })
    await dialog.getByRole('img', { name: /预览/ }).first().waitFor()
    const download = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '导出 PDF' }).click()
    const path = await (await download).path()
    return poppler ? execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' }) : ''
  }

  it('is that of a child of eight, coming from an analysis without groups, and after a reload', async () => {
    await judgedBy('男女合并（1 项女性），不分年龄组，8岁3个月')
    await choose('分析方法', 'ABO分析法')
    await judgedBy('男女合并，乳牙/替牙期，8岁3个月')
    await expect.poll(() => normOf('ANB')).toBe('4.7 ± 1.4')
    await reload()
    await judgedBy('男女合并，乳牙/替牙期，8岁3个月')
    await expect.poll(() => normOf('ANB')).toBe('4.7 ± 1.4')
  })

  it('that the doctor chooses judges the record, is shown as a choice, and printed so', async () => {
    await choose('年龄组', '恒牙期（自选）')
    await judgedBy('男女合并，恒牙期（自选），8岁3个月')
    await expect.poll(() => normOf('ANB')).toBe('2.7 ± 2.0')
    const text = await exported()
    if (poppler) for (const printed of ['男女合并，恒牙期（自选），8岁3个月', '2.7 ± 2.0']) expect(text).toContain(printed)
    await choose('年龄组', '按年龄：乳牙/替牙期')
    await expect.poll(() => normOf('ANB')).toBe('4.7 ± 1.4')
  })
})
