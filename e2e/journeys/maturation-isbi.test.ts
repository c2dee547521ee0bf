import { readerErrors } from '@sella/ceph/data/reader-errors'
import { maturationOf } from '@sella/ceph/maturation/maturation'
import { likelyStagesText } from '@sella/ceph/maturation/words'
import { shareText } from '@sella/ceph/measure/share-text'
import { fromStored } from '@sella/contract/documents/tracing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { signedIn } from '../pages/sign-in'
import { onScreen } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'
import { realRecord, whyNoRealRecord } from '../real-record'

const why = chromiumPath ? whyNoRealRecord : ' (skipped: Chromium is not installed)'

const wording = {
  zh: {
    ...{ column: '右列内容', tab: '颈椎', panel: '颈椎成熟度', own: '本片的 C2 至 C4', strip: '各期示意与比例' },
    ...{ caution: '相邻分期之间的判读差异常见', groups: /三组：之前 .* · 附近 .* · 之后/ },
  },
  en: {
    ...{ column: 'Right column', tab: 'Vertebrae', panel: 'Vertebral maturation', own: 'C2 to C4 of this film' },
    ...{ strip: 'The stages in outline', caution: 'neighbouring stages are often confused' },
    groups: /In three groups: before .* · around .* · after/,
  },
} as const

describe.skipIf(why !== '')(`vertebral maturation of an ISBI film${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let address = ''
  let record = { caseUuid: '', recordUuid: '' }

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    record = await realRecord(await asDemo(product), '颈椎')
    address = `${product.url}/studioDigitization?case=${record.caseUuid}&record=${record.recordUuid}`
    page = await (await openContext(browser)).newPage()
    await signedIn(page, product.url, demoDoctor)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  /** The stage of the points that the server keeps. */
  const staged = async () => {
    const [stored] = await (await asDemo(product)).call('timebarGet', { caseUuid: record.caseUuid })
    const read = fromStored(stored?.cephPoints ?? '')
    const answer = read.ok ? maturationOf(read.value.points, { hindrance: null, readers: readerErrors }) : null
    if (answer?.status !== 'staged') throw new Error('the vertebrae of the film have no stage')
    return answer
  }

  it.each(['zh', 'en'] as const)('is told in %s with its doubt, the own vertebrae beside the sketches', async lang => {
    const words = wording[lang]
    const answer = await staged()
    await page.goto(address)
    await page.getByRole('application').waitFor()
    if (lang === 'en') await page.getByRole('button', { name: 'EN', exact: true }).click()
    await page.getByLabel(words.column).getByText(words.tab).click()
    const panel = page.getByRole('region', { name: words.panel })
    await panel.getByRole('heading', { name: likelyStagesText(answer.likelyStages) }).waitFor()
    await panel.getByText(words.groups).waitFor()
    await panel.getByText(words.caution).waitFor()
    // Three vertebrae of the film, and the six sketches each with its share.
    const own = panel.getByRole('img', { name: words.own })
    await expect.poll(() => own.locator('path').count()).toBe(3)
    const shares = await panel
      .getByLabel(words.strip)
      .locator('li')
      .filter({ hasText: /CS\d/ })
      .locator('small')
      .allTextContents()
    expect(shares).toEqual(Object.values(answer.shares).map(shareText))
  })

  it('a row of its table and the lines on the film light each other', async () => {
    const panel = page.getByRole('region', { name: wording.en.panel })
    const lit = () => panel.locator('tr[data-lit=true] th').allTextContents()
    const neck = page.locator('[data-layer=neck]')
    const before = await neck.innerHTML()
    await panel.getByRole('row', { name: /^C4 height/ }).hover()
    await expect.poll(async () => (await lit()).length).toBe(1)
    expect(await neck.innerHTML()).not.toBe(before)
    const [stored] = await (await asDemo(product)).call('timebarGet', { caseUuid: record.caseUuid })
    const read = fromStored(stored?.cephPoints ?? '')
    const { C3_SP, C3_SA } = read.ok ? read.value.points : {}
    if (!C3_SP || !C3_SA) throw new Error('C3 has no top')
    const { x, y } = await onScreen(page, { x: (C3_SP.x + C3_SA.x) / 2, y: (C3_SP.y + C3_SA.y) / 2 })
    await page.mouse.move(x, y)
    await expect.poll(lit).toEqual([expect.stringMatching(/^C3 height/)])
  })

  it('is to be read on a phone as well, and moves nothing', async () => {
    const phone = await openContext(browser, 'phone')
    const small = await phone.newPage()
    await signedIn(small, product.url, demoDoctor)
    await small.goto(address)
    const summary = small.getByRole('region', { name: wording.zh.panel })
    await summary.getByRole('heading', { name: likelyStagesText((await staged()).likelyStages) }).waitFor()
    await summary.getByText(wording.zh.caution).waitFor()
    expect(await small.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)).toBe(0)
    await phone.close()
  })
})
