import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from '../axe'
import { openBrowser } from '../browser'
import { named } from '../pages/commands'
import { openDemoFilm } from '../pages/demo-case'
import { settled } from '../pages/settled'
import { patience } from '../patience'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`every screen is usable without sight of it${why}`, () => {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(patience)
    page = await context.newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('the workbench', async () => {
    await openDemoFilm(page, product, true)
    await page.getByRole('table').first().waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('the workbench with the profile photo, at rest and in hand', async () => {
    await page.keyboard.press('o')
    const strip = page.getByRole('region', { name: '侧貌照片' })
    await strip.getByRole('button', { name: '手动摆放' }).waitFor()
    expect(await serious(page)).toEqual([])
    await strip.getByRole('button', { name: '手动摆放' }).click()
    await page.locator('[data-grip=move]').waitFor()
    expect(await serious(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.keyboard.press('o')
  })

  it.each([
    ['the palette', 'Control+k'],
    ['the sheet of keys', '?'],
  ])('%s over the workbench', async (_, key) => {
    await page.keyboard.press(key)
    await page.getByRole('dialog').waitFor()
    expect(await serious(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it.each(['显示', '视图', '测量'])('the panel %s over the workbench', async name => {
    const button = page.getByRole('button', { name, exact: true })
    await button.click()
    await page.getByRole('tooltip').last().locator('input, button').first().waitFor()
    expect(await serious(page)).toEqual([])
    await button.click()
  })

  it.each(['export', 'colour', 'custom'].map(named))('the dialog %s over the workbench', async name => {
    await page.getByRole('button', { name, exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await serious(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  })

  it('the workbench while editing and in guided placement', async () => {
    await page.keyboard.press('e')
    await page.getByRole('button', { name: '取消', exact: true }).waitFor()
    expect(await serious(page)).toEqual([])
    await page.getByRole('button', { name: '取消', exact: true }).click()
  })

  it.each(['side', 'frontal', 'smile'])('the %s photo, at rest and in guided placement', async view => {
    const at = new URL(page.url())
    at.searchParams.set('view', view)
    await page.goto(at.href)
    await page.getByRole('application', { name: '照片定点区' }).waitFor()
    expect(await serious(page)).toEqual([])
    await page.keyboard.press('g')
    await page.getByRole('button', { name: '取消', exact: true }).waitFor()
    expect(await serious(page)).toEqual([])
    await page.getByRole('button', { name: '取消', exact: true }).click()
  })

  it('the builder of own analyses of a photo', async () => {
    await page.goto(page.url().replace('view=smile', 'view=side'))
    await page.getByRole('button', { name: '自定义分析', exact: true }).click()
    await page.getByRole('dialog').waitFor()
    expect(await serious(page)).toEqual([])
    await page.keyboard.press('Escape')
  })

  it('the images of the same record', async () => {
    await page.goto(page.url().replace('studioDigitization', 'patientImage'))
    await page.getByRole('heading').first().waitFor({ state: 'attached' })
    expect(await serious(page)).toEqual([])
  })

  it('the search by a measurement', async () => {
    await page.goto(`${product.url}/patientsSearch?f=gt:2:ANB`)
    await settled(page)
    expect(await serious(page)).toEqual([])
  })

  it('what a doctor reads about the models in the personal centre', async () => {
    await page.goto(`${product.url}/user`)
    await page.getByRole('button', { name: '查看说明' }).click()
    const dialog = page.getByRole('dialog', { name: '关于 Sella' })
    await dialog
      .getByText(/^ceph-\d{4}/)
      .first()
      .waitFor()
    expect(await serious(page)).toEqual([])
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'hidden' })
  })
})
