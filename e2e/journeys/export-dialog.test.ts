import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { named } from '../pages/commands'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`the dialog of the report${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  /** A case of one traced record, without schemes, and with a record that has no film; then one whose film waits for its points. */
  let alone = ''
  let untraced = ''
  let filmless = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const doctor = await asDemo(product)
    const { rows } = await doctor.call('patientGet', {})
    const single = rows.find(({ records }) => records.length === 1 && records[0]?.hasTracing)
    const waiting = rows.flatMap(({ uuid, records }) =>
      records.filter(({ hasFilm, hasTracing }) => hasFilm && !hasTracing).map(record => `?case=${uuid}&record=${record.uuid}`),
    )
    untraced = waiting[0] ?? ''
    alone = `?case=${single?.uuid}&record=${single?.records[0]?.uuid}`
    const later = await doctor.call('timebarAdd', { caseUuid: single?.uuid ?? '', createday: '2026-11-01T09:00', type: 3 })
    filmless = `?case=${single?.uuid}&record=${later.uuid}`
    const added = await doctor.raw('analysisAdd', { name: '我的分析', content: '{"funcs":["SNA","SNB"],"lines":["SN plane"]}' })
    expect(await added.json()).toMatchObject({ code: 200 })
    page = await (await openContext(browser)).newPage()
    await signedIn(page, product.url, demoDoctor)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const dialog = () => page.getByRole('dialog').filter({ has: page.getByRole('combobox', { name: '阶段' }) })
  const open = async (work: string): Promise<void> => {
    await page.goto(`${product.url}/studioDigitization${work}`)
    await page.getByRole('application').waitFor()
    await page.getByRole('button', { name: named('export'), exact: true }).click()
    await dialog().waitFor()
  }
  const offered = async (field: string, first: string | RegExp): Promise<readonly string[]> => {
    await dialog().getByRole('combobox', { name: field }).click()
    const list = page.locator('.ant-select-dropdown:visible')
    await list.locator('.ant-select-item').first().waitFor()
    // It opens where the chosen one stands.
    await list.evaluate(box => {
      for (const node of box.querySelectorAll('*')) node.scrollTop = 0
    })
    await list.getByText(first, { exact: true }).first().waitFor()
    const all = await list.locator('.ant-select-item').allTextContents()
    await page.keyboard.press('Escape')
    await list.waitFor({ state: 'hidden' })
    return all
  }

  it('offers records with a lateral film only, by date, and own analyses before the built-in ones, apart', async () => {
    await open(alone)
    const stages = await offered('阶段', /^\d{4}-\d\d-\d\d/)
    expect(stages).toHaveLength(1)
    expect(stages[0]).toMatch(/^\d{4}-\d\d-\d\d/)
    const methods = await offered('分析方法', '自建')
    expect(methods.slice(0, 4)).toEqual(['自建', '我的分析', '内置', 'ABO分析法'])
  })

  it('is left by cancel, and nothing was made', async () => {
    await dialog().getByRole('button', { name: '取消', exact: true }).click()
    await dialog().waitFor({ state: 'hidden' })
    expect(await page.getByText('综合 PDF 报告导出中').count()).toBe(0)
  })

  it('says that there is no overlap method, and goes on: it closes, then the export is told', async () => {
    await open(alone)
    await dialog().getByText('综合报告', { exact: true }).click()
    await dialog().getByText('当前没有重叠方法！').waitFor()
    const download = page.waitForEvent('download')
    await dialog().getByRole('button', { name: '导出 PDF', exact: true }).click()
    await dialog().waitFor({ state: 'hidden' })
    await page.getByText('综合 PDF 报告导出中').first().waitFor()
    await page.getByText('当前没有重叠方法！').first().waitFor()
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/)
  })

  it('is not to be had on a record without a film: that there is none stands in its place, with the way to add one', async () => {
    await page.goto(`${product.url}/studioDigitization${filmless}`)
    const notice = page.getByRole('status').filter({ hasText: '当前阶段未找到头颅侧位片' })
    await notice.waitFor()
    expect(await page.getByRole('button', { name: named('export'), exact: true }).count()).toBe(0)
    await notice.getByRole('button', { name: '添加侧位片' }).click()
    await page.waitForURL(url => url.pathname === '/patientImage' && url.search === filmless)
  })

  it('asks for points first where the film has none, as the workbench does', async () => {
    await page.goto(`${product.url}/studioDigitization${untraced}`)
    await page.getByRole('button', { name: '知道了' }).click()
    await page.getByText('分析前请先进行 AI 自动定点').first().waitFor()
    await page.getByRole('button', { name: named('export'), exact: true }).click()
    await dialog().waitFor()
    await dialog().getByRole('alert').getByText('当前阶段侧位片未自动定点，请先自动定点').waitFor()
  })
})
