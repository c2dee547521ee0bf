import { execFileSync, spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { named } from '../pages/commands'
import { openDemoFilm } from '../pages/demo-case'
import { messageShown } from '../pages/own-analysis'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const poppler = spawnSync('pdftotext', ['-v']).error === undefined

describe.skipIf(!chromiumPath)(`the doctor’s settings and what leaves the workbench${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const context = await openContext(browser)
    await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: product.url })
    page = await context.newPage()
    await openDemoFilm(page, product, true)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const strokes = (colour: string) =>
    page.getByRole('application').evaluate((stage, wanted) => stage.querySelectorAll(`[stroke="${wanted}" i]`).length, colour)

  it('colours change on the film at once and are remembered on the server', async () => {
    await page.getByRole('button', { name: '颜色', exact: true }).click()
    await page.getByRole('button', { name: /^轮廓 / }).click()
    const hex = page.locator('.ant-color-picker-hex-input input')
    await hex.fill('12ab34')
    await hex.press('Enter')
    await expect.poll(() => strokes('#12ab34')).toBeGreaterThan(3)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog', { name: '颜色' }).getByRole('button', { name: '保存' }).click()
    await messageShown(page, '颜色设置保存成功')
    await page.reload()
    await expect.poll(() => strokes('#12ab34')).toBeGreaterThan(3)
  })

  it('what is drawn is saved beside the colours, and both stay', async () => {
    await page.getByRole('button', { name: '显示', exact: true }).click()
    await page.getByRole('button', { name: '辅助线', exact: true }).click()
    await page.getByRole('button', { name: '保存为默认' }).click()
    await messageShown(page, '保存成功')
    await page.reload()
    await expect.poll(() => strokes('#12ab34')).toBeGreaterThan(3)
    await page.getByRole('button', { name: '显示', exact: true }).click()
    await expect.poll(() => page.getByRole('button', { name: '辅助线', exact: true }).getAttribute('aria-pressed')).toBe('false')
    await page.keyboard.press('Escape')
  })

  it('results leave as text a spreadsheet takes', async () => {
    await page.getByRole('button', { name: '复制为文本' }).click()
    await messageShown(page, '结果已复制')
    const text = await page.evaluate(() => navigator.clipboard.readText())
    const [, head = '', ...lines] = text.split('\n')
    expect(head.split('\t')[1]).toBe('测量项目')
    expect(new Set(lines.map(line => line.split('\t').length))).toEqual(new Set([11]))
  })

  it('the tracing leaves as a drawing of texts and lines, with the film or without', async () => {
    const dialog = page.getByRole('dialog')
    const saved = async (): Promise<string> => {
      const download = page.waitForEvent('download')
      await dialog.getByRole('button', { name: '导出 SVG', exact: true }).click()
      return readFile(await (await download).path(), 'utf8')
    }
    const open = async (): Promise<void> => {
      await page.getByRole('button', { name: named('export'), exact: true }).click()
      await dialog.getByText('图片', { exact: true }).click()
      await dialog.getByText('SVG', { exact: true }).click()
    }
    await open()
    const whole = await saved()
    expect(whole).toMatch(/<image [^>]*href="data:image\/jpeg;base64,/)
    expect(whole).toMatch(/<tspan[^>]*>SNA <\/tspan>/)
    expect(whole.indexOf('id="layer-legend"')).toBeGreaterThan(whole.indexOf('id="layer-outlines"'))
    await dialog.waitFor({ state: 'detached' })
    await open()
    await dialog.getByRole('switch', { name: '含影像', exact: true }).click()
    const alone = await saved()
    expect(alone).not.toContain('<image')
    expect(alone).toContain('id="layer-outlines"')
    await dialog.waitFor({ state: 'detached' })
  })

  it('the comprehensive report leaves with the overlap scheme that was chosen, both languages side by side', async () => {
    await page.getByRole('link', { name: 'PDF 报告' }).click()
    await page.getByRole('combobox', { name: '重叠方案' }).click()
    await page.getByTitle('示例重叠').click()
    await page.getByRole('img', { name: /预览 1 \// }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('checkbox', { name: '中英对照', exact: true }).check()
    await page.locator('svg[data-abreast="2"]').first().waitFor()
    await page.getByRole('button', { name: '生成并冻结' }).click()
    await messageShown(page, '综合 PDF 报告导出中')
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '下载' }).click()
    const path = await (await download).path()
    if (!poppler) return
    const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
    expect(execFileSync('pdfinfo', [path], { encoding: 'utf8' })).toMatch(/Page size: +1190\.56 x 841\.89/)
    for (const words of ['头影测量分析报告', 'CEPH Analysis Report', '示例重叠', '照片对比', '分析对比', 'Photo comparison'])
      expect(text).toContain(words)
  })
})
