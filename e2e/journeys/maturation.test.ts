import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { someone } from '@sella/server/testing/samples'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { named } from '../pages/commands'
import { cutOnPaper, onPaper } from '../pages/paper'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, sharedFolder, startProduct } from '../product'

const film = join(sharedFolder, 'data', 'ceph', 'hamedan', '033.jpg')
const why = !chromiumPath ? ' (skipped: Chromium is not installed)' : existsSync(film) ? '' : ' (skipped: no real films)'

describe.skipIf(why !== '')(`vertebral maturation of a real film${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let caseUuid = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    const doctor = await asDemo(product)
    caseUuid = (await doctor.call('patientAdd', someone('颈椎'))).uuid
    const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2025-09-01T09:00', type: 1 })
    await doctor.upload({ recordUuid, type: 'Lateral_Ceph', name: 'film.jpg' }, await readFile(film))
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioDigitization?case=${caseUuid}&record=${recordUuid}`)
    await page.getByRole('application').waitFor()
    await page.getByRole('button', { name: '知道了' }).click()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const panel = () => page.getByRole('region', { name: '颈椎成熟度' })

  it('says which points are missing until they are found', async () => {
    await page.getByLabel('右列内容').getByText('颈椎').click()
    await panel()
      .getByText(/^尚缺 13 点/)
      .waitFor()
  })

  it('finds the 13 points, stages the vertebrae and says how sure that is', async () => {
    await panel()
      .getByRole('button', { name: named('auto') })
      .click()
    await panel()
      .getByRole('heading', { name: /^CS[1-6] \d+%/ })
      .waitFor()
    await panel()
      .getByText(/之前 .* · 附近 .* · 之后/)
      .waitFor()
    // Base line and depth of three notches with their values are drawn on the film.
    const values = await page
      .locator('[role=application] svg text', { hasText: /^C[234] 凹度 \d\.\d{3} [有无]凹$/ })
      .allTextContents()
    expect(new Set(values).size).toBe(3)
  })

  it('lists its points with their errors in place of the face’s, and draws nothing of the analysis over the vertebrae', async () => {
    const points = page.getByRole('region', { name: '颈椎点' })
    await points.getByText('13 / 13 点').waitFor()
    const rows = points.getByRole('button', { name: /±\d\.\d mm$/ })
    expect(await rows.count()).toBe(13)
    await points.getByRole('region', { name: 'C3' }).getByRole('button', { name: /^ID/ }).click()
    expect(await points.locator('[aria-pressed=true]').allInnerTexts()).toEqual([expect.stringMatching(/^ID/)])
    expect(await page.getByRole('region', { name: '核对', exact: true }).count()).toBe(0)
    expect(await page.locator('[role=application] [data-layer=outlines] *').count()).toBe(0)
    await page.getByLabel('右列内容').getByText('分析').click()
    await page.locator('[role=application] [data-layer=outlines] *').first().waitFor({ state: 'attached' })
    await page.getByLabel('右列内容').getByText('颈椎').click()
  })

  it('keeps the doctor’s own stage with the record, through a reload', async () => {
    await panel().getByRole('region', { name: '医生判断' }).getByText('CS4', { exact: true }).click()
    await panel()
      .getByText(/示例医生 · \d{4}-\d\d-\d\d/)
      .waitFor()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page
      .getByText(/已保存/)
      .first()
      .waitFor()
    await page.reload()
    await panel()
      .getByText(/示例医生 · \d{4}-\d\d-\d\d/)
      .waitFor()
    await expect.poll(() => panel().getByRole('radio', { name: 'CS4' }).isChecked()).toBe(true)
  })

  it('is printed with the vertebrae, their stage, every measurement and the doctor’s own stage', async () => {
    const paper = page.locator('body > article')
    const neck = paper.locator('section', { has: page.getByRole('heading', { name: '颈椎成熟度', includeHidden: true }) })
    await expect.poll(() => onPaper(page, () => neck.count())).toBe(1)
    await onPaper(page, async () => {
      expect(await cutOnPaper(page)).toEqual([])
      expect(await neck.locator('canvas').count()).toBe(1)
      const values = await neck.locator('svg text', { hasText: /^C[234] 凹度/ }).allTextContents()
      expect(new Set(values).size).toBe(3)
      expect(await neck.locator('tbody tr').count()).toBe(7)
      expect(await neck.getByText(/^医生判断 CS4 示例医生 · \d{4}-\d\d-\d\d$/).count()).toBe(1)
      expect(await paper.getByText('颈椎分期见完整报告').count()).toBe(0)
    })
  })

  it('finds the case again by that stage', async () => {
    const doctor = await asDemo(product)
    const named = async (neck: 'CS1' | 'CS4') =>
      (await doctor.call('caseSearch', { filter: { necks: [neck] }, today: '2026-11-22' })).rows.map(row => row.uuid)
    expect(await named('CS4')).toContain(caseUuid)
    expect(await named('CS1')).not.toContain(caseUuid)
    await page.goto(`${product.url}/patientsSearch?neck=CS4`)
    await page.getByRole('row', { name: /颈椎 CS4 示例医生 判读/ }).waitFor()
  })
})
