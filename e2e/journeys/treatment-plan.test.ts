import { readPlanDocument } from '@sella/contract/documents/plan'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from '../axe'
import { openBrowser, patience } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { signIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** Three plans an orthodontist makes, on one traced film. */
describe.skipIf(!chromiumPath)(`a treatment is planned${why}`, () => {
  let product: Product
  let browser: Awaited<ReturnType<typeof openBrowser>>
  let page: Page
  let at = { caseUuid: '', recordUuid: '' }
  const faults: string[] = []

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const laptop = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN', bypassCSP: true, reducedMotion: 'reduce' } as const
    page = await (await browser.newContext(laptop)).newPage()
    page.setDefaultTimeout(patience)
    page.on('pageerror', error => faults.push(error.message))
    at = await tracedRecord(await asDemo(product))
    await signIn(page, product.url, demoDoctor)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const kept = async () => (await asDemo(product)).call('planList', { recordUuid: at.recordUuid })
  const open = async (segment: string) => {
    const row = page.locator(`[data-segment=${segment}] button[aria-expanded]`)
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  }
  const set = async (segment: string, amount: RegExp, value: string) => {
    await open(segment)
    await page.locator(`[data-segment=${segment}]`).getByRole('spinbutton', { name: amount }).fill(value)
    await page.keyboard.press('Enter')
  }
  const save = async () => {
    const stored = page.waitForResponse(reply => reply.url().includes('/plan/save'))
    await page.getByRole('button', { name: '保存', exact: true }).click()
    expect((await stored).status()).toBe(200)
    await page.getByRole('button', { name: '已保存' }).waitFor()
  }
  const create = async () => {
    const added = page.waitForResponse(reply => reply.url().includes('/plan/add'))
    await page.getByRole('button', { name: '新建方案' }).last().click()
    await added
    await page.locator('[data-segment=U1]').waitFor()
  }
  const rowText = (row: string) => page.getByRole('row', { name: row }).first().innerText()

  it('starts without a plan and says what to do; the tracing is never altered', async () => {
    await page.goto(`${product.url}/studioPlanning?case=${at.caseUuid}&record=${at.recordUuid}`)
    await page.getByText('还没有方案').waitFor()
    await create()
    await page.getByText('尚未移动').waitFor()
    expect(await page.locator('[data-layer=band] *').count()).toBe(0)
    expect(await serious(page)).toEqual([])
  })

  it('camouflage: incisors back into extraction spaces, with the budget, the band and the caution', async () => {
    const before = await rowText('U1-NA')
    await set('U1', /前/, '-4.6')
    await set('L1', /前/, '-2')
    await set('U6', /近中/, '1.7')
    await set('L6', /近中/, '2.7')
    await page.getByRole('spinbutton', { name: /拔除.*下/ }).fill('14.2')
    await page.keyboard.press('Enter')
    expect(await rowText('U1-NA')).not.toBe(before)
    expect(await page.locator('[data-layer=band] *').count()).toBeGreaterThan(0)
    expect(await page.locator('[data-layer=pins]').innerHTML()).toContain('后 2.3 ±2.7')
    const budget = page.getByRole('region', { name: '牙弓长度预算' })
    expect(await budget.getByRole('row', { name: /切牙移动/ }).innerText()).toContain('−4.0')
    expect(await budget.getByRole('row', { name: /切牙移动/ }).innerText()).toContain('−9.2')
    await page.getByText('不代表实际疗效').waitFor()
    await page.getByText(/最弱一项：存疑/).waitFor()
    expect(await serious(page)).toEqual([])
    await save()
  })

  it('undoes, redoes, nudges by arrows and drags by the handle', async () => {
    const amount = page.locator('[data-segment=U1] em')
    await open('U1')
    await page.getByRole('button', { name: /现在 \/ 方案/ }).focus()
    await page.keyboard.press('ArrowLeft')
    expect(await amount.innerText()).toBe('−4.7')
    await page.keyboard.press('Control+z')
    expect(await amount.innerText()).toBe('−4.6')
    const grip = await page.locator('[data-grip=U6] circle').first().boundingBox()
    if (!grip) throw new Error('the molar has no handle')
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
    await page.mouse.down()
    await page.mouse.move(grip.x + grip.width / 2 + 25, grip.y + grip.height / 2, { steps: 4 })
    await page.mouse.up()
    expect(await page.locator('[data-segment=U6] em').innerText()).not.toBe('+1.7')
    await page.keyboard.press('Control+z')
    expect(await page.locator('[data-segment=U6] em').innerText()).toBe('+1.7')
  })

  it('takes a suggested movement for a target, one step of undo', async () => {
    const target = page.locator('[data-target]', { hasText: '差' }).first()
    const key = await target.getAttribute('data-target')
    await target.getByRole('button', { name: '建议移动' }).click()
    await page.getByRole('button', { name: '接受' }).click()
    await page.locator(`[data-target="${key}"]`, { hasText: '到位' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.locator(`[data-target="${key}"]`, { hasText: '差' }).waitFor()
  })

  it('two jaws: the maxilla forward, the mandible back, the chin; a limit warns and blocks nothing', async () => {
    await create()
    await set('MX', /前/, '10')
    await set('MD', /前/, '-5')
    await set('CH', /前/, '3')
    await page.getByText(/上颌.*超过提醒界限/).waitFor()
    await save()
  })

  it('open bite: molars intruded, the mandible turns until they touch and the chin comes forward', async () => {
    await create()
    await set('U6', /伸长/, '-2')
    await open('MDA')
    await page.locator('[data-segment=MDA]').getByRole('combobox').first().click()
    await page.getByTitle('磨牙接触').click()
    const turned = Number((await page.locator('[data-segment=MDA] em').innerText()).replace('−', '-').replace('°', ''))
    expect(turned).toBeLessThan(-0.5)
    await save()
    const plans = await kept()
    expect(plans).toHaveLength(3)
    for (const { content } of plans) expect(readPlanDocument(content).ok).toBe(true)
    expect(faults).toEqual([])
  })

  it('is all there after a reload, in English too, and asks before unsaved movements are left', async () => {
    await page.reload()
    await page.locator('[data-segment=U6] em').getByText('−2.0').waitFor()
    await page.getByText('EN', { exact: true }).click()
    await page.getByText('not a promised result').waitFor()
    await page.locator('[data-segment=U6] button[aria-expanded]').click()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('link', { name: 'Ceph' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL(/studioDigitization/)
  })
})
