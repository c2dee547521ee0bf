import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, viewports } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { named } from '../pages/commands'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** Sentences of the specification's section 2 that only the whole page shows. */
describe.skipIf(!chromiumPath)(`the shell of the pages${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let work = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const { caseUuid, recordUuid } = await tracedRecord(await asDemo(product))
    work = `?case=${caseUuid}&record=${recordUuid}`
    page = await (await openContext(browser)).newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const place = (): string => new URL(page.url()).pathname
  /** Waits until the body is as light, or as dark: its colour follows the page that comes. */
  const bodyIs = (want: 'light' | 'dark') =>
    page.waitForFunction(wanted => {
      const rgb = (getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).slice(0, 3).map(Number)
      const mean = rgb.reduce((sum, part) => sum + part, 0) / 3
      return wanted === 'light' ? mean > 200 : mean < 60
    }, want)

  it('has no badge where nothing is unread', async () => {
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/patients`)
    await bodyIs('light')
    const entry = page.locator('[data-support-entry]').first()
    await entry.waitFor()
    await expect.poll(() => entry.innerText()).not.toMatch(/\d/)
  })

  it('is dark in the work table and light again behind it', async () => {
    await page.goto(`${product.url}/studioDigitization${work}`)
    await page.getByRole('application').waitFor()
    await bodyIs('dark')
    await page.getByTitle('返回患者列表').click()
    await page.waitForURL('**/patients')
    await bodyIs('light')
  })

  it('keeps the open page without a network, and opens the wanted one, styled, once it is back', async () => {
    const context = page.context()
    await context.setOffline(true)
    await page.getByRole('link', { name: '诊所', exact: true }).click()
    await page.getByText('网络已断开，恢复后将打开此页').waitFor()
    expect(place()).toBe('/patients')
    await context.setOffline(false)
    await page.getByRole('heading', { name: '建立诊所' }).waitFor()
    // The rules of a sheet that could not be fetched cannot be read: Chromium throws.
    const rules = () =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ sheet }) => sheet?.cssRules.length ?? 0)
    expect(Math.min(...(await page.evaluate(rules)))).toBeGreaterThan(0)
  })

  it('says without a network that a dialog waits for it, keeps the workbench, and opens the dialog once it is back', async () => {
    await page.goto(`${product.url}/studioDigitization${work}`)
    await page.getByRole('application').waitFor()
    const context = page.context()
    await context.setOffline(true)
    await page.getByRole('button', { name: named('colour'), exact: true }).click()
    await page.getByText('网络已断开，恢复后将自动显示').waitFor()
    expect([await page.getByRole('application').count(), await page.getByRole('dialog').count()]).toEqual([1, 0])
    await context.setOffline(false)
    await page.getByRole('dialog').waitFor()
    await expect.poll(() => page.getByText('网络已断开').count()).toBe(0)
  })

  it('a part that the server does not send while there is a network: said, the workbench stays, and it comes when asked again', async () => {
    await page.goto(`${product.url}/studioDigitization${work}`)
    await page.getByRole('application').waitFor()
    const parts = '**/assets/**'
    await page.route(parts, route => route.abort('connectionrefused'))
    await page.getByRole('button', { name: named('colour'), exact: true }).click()
    const line = page.getByRole('alert').filter({ hasText: '页面的一部分加载失败' })
    await line.waitFor()
    expect([await page.getByRole('application').count(), await page.getByRole('dialog').count()]).toEqual([1, 0])
    await line.getByRole('button', { name: '重试' }).click()
    await line.getByRole('button', { name: '重新加载' }).waitFor()
    await page.unroute(parts)
    await line.getByRole('button', { name: '重试' }).click()
    await page.getByRole('dialog').waitFor()
    // Parts that the workbench fetched meanwhile were missing too; what came after the click is asked for by another.
    await expect
      .poll(async () => {
        const again = line.getByRole('button', { name: '重试' })
        if (await again.count()) await again.click({ timeout: 1000 }).catch(() => undefined)
        return line.count()
      })
      .toBe(0)
    await page.keyboard.press('Escape')
  })

  it('a page that the server does not send says so in its place, and opens when asked again', async () => {
    await page.goto(`${product.url}/patients`)
    await page.getByRole('table', { name: '患者列表' }).waitFor()
    const parts = '**/assets/**'
    await page.route(parts, route => route.fulfill({ status: 404, body: '' }))
    await page.getByRole('link', { name: '个人中心', exact: true }).click()
    await page.getByText('此页加载失败').waitFor()
    expect(await page.getByRole('link', { name: '诊所', exact: true }).count()).toBeGreaterThan(0)
    await page.unroute(parts)
    await page.getByRole('button', { name: '重试' }).click()
    await page.getByRole('heading', { name: '语言' }).first().waitFor()
  })

  it('after an update of the server a page that comes no more says so at once and offers the reload, which opens it', async () => {
    const missing = { status: 404, body: '' }
    await page.goto(`${product.url}/patients`)
    await page.getByRole('table', { name: '患者列表' }).waitFor()
    await page.route('**/assets/**', route => route.fulfill(missing))
    // The page of another build, which names other scripts.
    await page.route(`${product.url}/`, route =>
      route.fulfill({ contentType: 'text/html', body: '<script type="module" src="/assets/index-other.js"></script>' }),
    )
    await page.getByRole('link', { name: '诊所', exact: true }).click()
    await page.getByText('Sella 已更新，请重新加载页面').waitFor()
    expect(await page.getByRole('button', { name: '重试' }).count()).toBe(0)
    await page.unrouteAll()
    await page.getByRole('button', { name: '重新加载' }).click()
    await page.getByRole('heading', { name: '诊所' }).first().waitFor()
  })

  it('a language whose words the server does not send: said, and the page is there in the other one until they come', async () => {
    await page.goto(`${product.url}/user`)
    const english = '**/assets/en-*.js'
    await page.route(english, route => route.abort('connectionrefused'))
    await page.getByRole('button', { name: 'EN', exact: true }).first().click()
    await page.getByText('另一种语言加载失败').waitFor()
    await page.evaluate(() => localStorage.setItem('sella.lang', 'en'))
    await page.reload()
    await page.getByRole('heading', { name: '语言' }).waitFor()
    await page.unroute(english)
    await page.getByRole('heading', { name: 'Language' }).waitFor()
    await page.getByRole('button', { name: '中', exact: true }).first().click()
    await page.getByRole('heading', { name: '语言' }).waitFor()
  })

  it('opens the work table at the patient, keeping the case', async () => {
    await page.goto(`${product.url}/patientInfo${work}`)
    await page.waitForURL('**/patientFile**')
    expect([place(), new URL(page.url()).search]).toEqual(['/patientFile', work])
  })

  it('has lists of 250 at most in the dialog of the report', async () => {
    await page.goto(`${product.url}/studioDigitization${work}`)
    await page.getByRole('application').waitFor()
    await page.getByRole('button', { name: named('export'), exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox', { name: '分析方法' }).click()
    const list = page.locator('.ant-select-dropdown:visible')
    await list.getByTitle('ABO分析法', { exact: true }).waitFor()
    const scrolled = await list.evaluate(box =>
      [...box.querySelectorAll('*')].filter(node => node.scrollHeight > node.clientHeight + 20).map(node => node.clientHeight),
    )
    expect(scrolled.length).toBeGreaterThan(0)
    expect(Math.max(...scrolled)).toBeLessThanOrEqual(250)
  })

  it('shows a long name whole over the film on every screen, and every button beside it', async () => {
    const doctor = await asDemo(product)
    const uuid = new URLSearchParams(work).get('case') ?? ''
    const { agency, ...patient } = await doctor.call('patientFind', { uuid })
    const { sex, birthday, caseNo, phone, notes } = patient
    const name = '阿依古丽·买买提吐尔逊·欧阳诸葛司马明远慕容'
    const fields = { sex, birthday, caseNo, phone, notes, name, agencyUuid: agency?.uuid ?? null }
    await doctor.call('patientUpdate', { uuid, ...fields })
    for (const viewport of ['laptop', 'tablet', 'phone'] as const) {
      await page.setViewportSize(viewports[viewport])
      await page.goto(`${product.url}/studioDigitization${work}`)
      await page.getByRole('application').waitFor()
      const shown = page.locator('header h1 b').filter({ hasText: name })
      await shown.waitFor()
      expect(await shown.evaluate(box => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
      const far = page
        .locator('header button')
        .evaluateAll(all => Math.max(...all.map(button => button.getBoundingClientRect().right)))
      expect(await far).toBeLessThanOrEqual(viewports[viewport].width)
    }
    // The superimposition's bar holds most, and Latin names are the longest.
    const latin = 'Alexandrina Wilhelmina Josephine Montgomery-Fitzgerald-Smythe'
    await doctor.call('patientUpdate', { uuid, ...fields, name: latin })
    for (const viewport of ['laptop', 'tablet', 'phone'] as const) {
      await page.setViewportSize(viewports[viewport])
      await page.goto(`${product.url}/studioOverlapping${work}`)
      const shown = page.locator('header h1 b').filter({ hasText: latin })
      await shown.waitFor()
      expect(await shown.evaluate(box => box.scrollHeight - box.clientHeight)).toBeLessThanOrEqual(1)
      const facts = await page.locator('header h1 + div').evaluate(box => box.getBoundingClientRect().bottom)
      expect(facts).toBeLessThanOrEqual(
        await page
          .locator('header')
          .first()
          .evaluate(bar => bar.getBoundingClientRect().bottom),
      )
    }
    await page.setViewportSize(viewports.laptop)
  })
})
