import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { mainPlaces, publicPlaces, workPlaces } from '../../packages/web/app/routes'
import { serious } from '../axe'
import { openBrowser, viewports } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { settled } from '../pages/settled'
import { openWithin } from '../pages/within'
import { patience } from '../patience'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

const langs = ['zh', 'en'] as const
type Lang = (typeof langs)[number]

/** A browser window, the sizes it is drawn to, in which language axe looks at all its pages, and how each after the first is opened. */
const windows = [
  { name: 'desktop', sizes: ['laptop', 'tablet'], axe: 'en', by: 'address' },
  { name: 'phone', sizes: ['phone'], axe: 'zh', by: 'router' },
] as const
type Window = (typeof windows)[number]

/** Pages at which axe looks in both languages on the desktop; at the others in Chinese accessibility.test.ts does. */
const inBothLanguages: ReadonlySet<string> = new Set(['/home', '/tutorial', '/about', '/login', '/patients', '/user'])

/** What of a page reaches beyond the window to the right, unless it scrolls inside something that does not. */
const beyond = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - document.documentElement.clientWidth
    const isClipped = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || isClipped(element.parentElement))
    const over = [...document.body.querySelectorAll('*')].filter(
      element => element.getBoundingClientRect().right > innerWidth + 1 && !isClipped(element.parentElement),
    )
    return [...(wide > 0 ? [`${wide} px too wide`] : []), ...over.slice(0, 3).map(element => element.outerHTML.slice(0, 160))]
  })

/** Buttons, fields and choices on a phone that are lower than a finger. */
const tooLow = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.ant-btn:visible, .ant-select:visible, .ant-input:visible, .ant-segmented:visible')
    .evaluateAll(all => all.filter(each => each.getBoundingClientRect().height < 39.5).map(each => each.outerHTML.slice(0, 160)))

describe.skipIf(!chromiumPath)(`every page fits every window${why}`, () => {
  let product: Product
  let browser: Browser
  let work = ''
  let token = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const { caseUuid, recordUuid } = await tracedRecord(await asDemo(product))
    work = `?case=${caseUuid}&record=${recordUuid}`
    const body = JSON.stringify(demoDoctor)
    const headers = { 'content-type': 'application/json' }
    const reply = await fetch(`${product.url}/portal/login/login`, { method: 'POST', headers, body })
    token = (await reply.json()).data.token
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const openWindow = async ({ sizes: [size] }: Window, token: string): Promise<BrowserContext> => {
    const phone = size === 'phone'
    const context = await browser.newContext({
      viewport: viewports[size],
      locale: 'zh-CN',
      reducedMotion: 'reduce',
      bypassCSP: true,
      isMobile: phone,
      hasTouch: phone,
    })
    context.setDefaultTimeout(patience)
    await context.addInitScript(signedIn => {
      if (signedIn) sessionStorage.setItem('sella.token', signedIn)
    }, token)
    return context
  }

  const fits = async (page: Page, path: string, size: keyof typeof viewports): Promise<void> => {
    await page.setViewportSize(viewports[size])
    await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
    expect({ path, size, beyond: await beyond(page) }).toEqual({ path, size, beyond: [] })
    if (size === 'phone') expect({ path, low: await tooLow(page) }).toEqual({ path, low: [] })
  }

  /** Changes the language by the page's own switch, pressed where it stands; opens a page anew that shows none on a phone. */
  const speak = async (page: Page, lang: Lang): Promise<void> => {
    const title = { zh: '切换到中文', en: 'Switch to English' }[lang]
    const button = page.locator(`button[title="${title}"]`).first()
    if ((await button.count()) > 0) await button.dispatchEvent('click')
    else {
      await page.evaluate(to => localStorage.setItem('sella.lang', to), lang)
      await page.reload()
    }
    await page.waitForFunction(to => document.documentElement.lang.startsWith(to), lang)
    await settled(page)
  }

  /**
   * Each page in one window, opened in one language, the next page in the other, and changed to the other there: nothing reaches
   * beyond it, nothing is complained of, and axe has nothing serious to say.
   */
  const look = async (paths: readonly string[], window: Window, token: string): Promise<void> => {
    const context = await openWindow(window, token)
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', message => message.type() === 'error' && complaints.push(message.text()))
    page.on('pageerror', error => complaints.push(error.message))
    let spoken: Lang = 'zh'
    for (const [i, path] of paths.entries()) {
      if (i === 0 || window.by === 'address') await page.goto(product.url + path)
      else await openWithin(page, path)
      await settled(page)
      expect({ path, at: new URL(page.url()).pathname }).toEqual({ path, at: path.replace(/\?.*/, '') })
      const inTurn: readonly Lang[] = spoken === 'zh' ? ['zh', 'en'] : ['en', 'zh']
      for (const lang of inTurn) {
        if (lang !== spoken) await speak(page, lang)
        spoken = lang
        if (window.axe === lang || (window.name === 'desktop' && inBothLanguages.has(path)))
          expect({ path, lang, axe: await serious(page) }).toEqual({ path, lang, axe: [] })
        for (const size of [...window.sizes].reverse()) await fits(page, path, size)
      }
    }
    expect(complaints).toEqual([])
    await context.close()
  }

  const forVisitors = publicPlaces.map(place => place.path)

  it.each(windows)('to a visitor, $name, in both languages', window => look(forVisitors, window, ''))

  it.each(windows)(
    'to a doctor, $name, in both languages',
    window => look([...mainPlaces.map(place => place.path), ...workPlaces.map(place => place.path + work)], window, token),
    360_000,
  )
})
