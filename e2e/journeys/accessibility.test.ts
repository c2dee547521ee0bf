import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from '../axe'
import { openBrowser, openContext } from '../browser'
import { openDemoFilm } from '../pages/demo-case'
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
    page = await context.newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it.each(['/home', '/tutorial', '/about', '/login'])('%s before signing in', async path => {
    await page.goto(product.url + path)
    await page.getByRole('heading').first().waitFor({ state: 'attached' })
    expect(await serious(page)).toEqual([])
  })

  it('the workbench', async () => {
    await openDemoFilm(page, product, true)
    await page.getByRole('table').first().waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('the images of the same record', async () => {
    await page.goto(page.url().replace('studioDigitization', 'patientImage'))
    await page.getByRole('heading').first().waitFor({ state: 'attached' })
    expect(await serious(page)).toEqual([])
  })

  it.each(['/patients', '/user'])('%s', async path => {
    await page.goto(product.url + path)
    await page.getByRole('heading').first().waitFor({ state: 'attached' })
    await page.waitForTimeout(500)
    expect(await serious(page)).toEqual([])
  })

  it('nothing is cut off sideways on a phone', async () => {
    const phone = await openContext(browser, 'phone')
    const small = await phone.newPage()
    for (const path of ['/home', '/tutorial', '/about', '/login']) {
      await small.goto(product.url + path)
      await small.waitForTimeout(400)
      const over = await small.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(over, path).toBe(0)
    }
    await phone.close()
  })
})
