import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import readExcelFile from 'read-excel-file/node'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { openDemoFilm } from '../pages/demo-case'
import { messageShown } from '../pages/own-analysis'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`a report that is kept${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let first = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    await openDemoFilm(page, product, true)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const chosen = async (place: string): Promise<void> => {
    const choosing = page.waitForEvent('filechooser')
    await page.getByRole('dialog').getByRole('button', { name: '选择 PDF' }).click()
    await (await choosing).setFiles(place)
  }

  /** Opens the page of the documents. The designer lists them too, and is shown until the page is there. */
  const openDocuments = async (count: number): Promise<void> => {
    await page.getByRole('link', { name: '文档', exact: true }).click()
    await page.getByRole('button', { name: '新文档' }).waitFor()
    await page.getByText(`${count} 份，冻结不改`).waitFor()
  }

  it('is made, saved and listed; the file had again is the same to the byte', async () => {
    await page.getByRole('link', { name: 'PDF 报告' }).click()
    await page.getByRole('img', { name: /预览 1 \// }).waitFor()
    await page.getByRole('button', { name: '生成并冻结' }).click()
    await messageShown(page, '已存为 D-')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载' }).click()
    first = await (await download).path()
    await page.getByRole('button', { name: /新报告/ }).click()
    await page.getByRole('button', { name: '生成并冻结' }).waitFor()
    await openDocuments(1)
    const again = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载' }).click()
    expect((await readFile(await (await again).path())).equals(await readFile(first))).toBe(true)
    // A browser without a viewer of its own says so instead of showing an empty frame.
    const viewer = await page.evaluate(() => navigator.pdfViewerEnabled)
    await (viewer ? page.getByTitle('文档预览') : page.getByText('此浏览器不在页面内显示 PDF')).waitFor()
  })

  it('is designed by keys, its pages following within sight', async () => {
    await page.getByRole('button', { name: '新文档' }).click()
    await page.getByRole('img', { name: /预览 1 \// }).waitFor()
    const sections = page.getByRole('list', { name: '章节与次序' })
    const names = () => sections.getByRole('listitem').allInnerTexts()
    const [cover = '', photos = ''] = await names()
    await sections.getByRole('checkbox').first().focus()
    await page.keyboard.press('Alt+ArrowDown')
    await expect.poll(async () => (await names())[0]).toBe(photos)
    expect((await names())[1]).toBe(cover)
    const pages = page.getByRole('navigation', { name: '各页' }).getByRole('button')
    const before = await pages.count()
    await sections.getByRole('checkbox', { name: '封面' }).click()
    await expect.poll(() => pages.count()).toBe(before - 1)
    await page.getByText('灰度').click()
    await page.locator('section[data-grey=true]').waitFor()
    await page.goBack()
    await page.getByText('1 份，冻结不改').waitFor()
  })

  it('left unmade is taken up again as it was; started afresh, it can still be had back', async () => {
    await page.getByRole('button', { name: '新文档' }).click()
    const cover = page.getByRole('list', { name: '章节与次序' }).getByRole('checkbox', { name: '封面' })
    await page.getByText('继续上次未生成的草稿').waitFor()
    await expect.poll(() => cover.isChecked()).toBe(false)
    await page.reload()
    await page.getByText('继续上次未生成的草稿').waitFor()
    await expect.poll(() => cover.isChecked()).toBe(false)
    await page.getByRole('button', { name: '从头开始' }).click()
    await expect.poll(() => cover.isChecked()).toBe(true)
    await page.getByRole('button', { name: '取回草稿' }).click()
    await expect.poll(() => cover.isChecked()).toBe(false)
  })

  it('of another record is another draft: neither is shown, or kept, as the other', async () => {
    const cover = page.getByRole('list', { name: '章节与次序' }).getByRole('checkbox', { name: '封面' })
    const records = page.getByRole('radiogroup', { name: '治疗阶段' })
    const here = await records.getByRole('radio', { checked: true }).getAttribute('aria-label')
    await records.getByRole('radio', { checked: false }).first().click()
    await expect.poll(() => cover.isChecked()).toBe(true)
    await records.getByRole('radio', { name: here ?? '', exact: true }).click()
    await page.getByText('继续上次未生成的草稿').waitFor()
    await expect.poll(() => cover.isChecked()).toBe(false)
  })

  it('that cannot be made, or is given up, stays as it is designed; while it is made, how far it is stands beside it', async () => {
    const cover = page.getByRole('list', { name: '章节与次序' }).getByRole('checkbox', { name: '封面' })
    const make = page.getByRole('button', { name: '生成并冻结' })
    await page.route('**/document/make', route => route.abort())
    await make.click()
    await page.getByText('导出失败').waitFor()
    await page.unroute('**/document/make')
    await expect.poll(() => cover.isChecked()).toBe(false)
    let go = (): void => undefined
    const gone = new Promise<void>(resolve => {
      go = resolve
    })
    await page.route('**/document/make', async route => {
      await gone
      // What was given up meanwhile can go nowhere.
      await route.continue().catch(() => undefined)
    })
    await make.click()
    await page.getByRole('progressbar').waitFor()
    await page.getByRole('button', { name: /^取\s*消$/ }).click()
    await page.getByRole('progressbar').waitFor({ state: 'detached' })
    await expect.poll(() => cover.isChecked()).toBe(false)
    await make.click()
    await page.getByRole('progressbar').waitFor()
    await expect.poll(() => page.getByRole('progressbar').count()).toBe(1)
    go()
    await messageShown(page, '已存为 D-')
    await page.unroute('**/document/make')
    await page.getByRole('button', { name: /新报告/ }).click()
    await make.waitFor()
    await expect.poll(() => page.getByText('继续上次未生成的草稿').count()).toBe(0)
    await openDocuments(2)
  })

  it('is told from one that was changed by a byte', async () => {
    const altered = await readFile(first)
    altered[altered.length >> 1] = (altered[altered.length >> 1] ?? 0) ^ 1
    const place = join(product.data, 'altered.pdf')
    await writeFile(place, altered)
    await page.getByRole('button', { name: '核对文件' }).click()
    await chosen(place)
    await page.getByText('文件在生成后被改动').waitFor()
    const whole = join(product.data, 'whole.pdf')
    await writeFile(whole, await readFile(first))
    await chosen(whole)
    await page.getByText('与登记一致', { exact: true }).waitFor()
    await page.keyboard.press('Escape')
  })

  it('goes along with the measurements of the case as a spreadsheet', async () => {
    await page.getByRole('button', { name: '导出', exact: true }).click()
    await page.getByRole('menuitem', { name: '测量值与研究表' }).click()
    const download = page.waitForEvent('download')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /下\s*载/ })
      .click()
    const file = await download
    expect(file.suggestedFilename()).toMatch(/\.xlsx$/)
    const sheets = await readExcelFile(await file.path())
    expect(sheets.map(({ sheet }) => sheet)).toEqual(['2023-09-12', '2024-12-03', '2026-05-20', '方法与记录', '出处'])
  })

  it('is revoked with a reason, and stays', async () => {
    await page.getByRole('button', { name: '撤回' }).click()
    await page.getByLabel('原因').fill('描记有误')
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /撤\s*回/ })
      .click()
    await page.getByText('已撤回', { exact: true }).waitFor()
    await page.getByText('描记有误').waitFor()
    await expect.poll(() => page.getByRole('button', { name: '撤回', exact: true }).isDisabled()).toBe(true)
  })
})
