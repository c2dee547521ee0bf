import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { signIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'
import { realRecord, whyNoRealRecord } from '../real-record'

const why = chromiumPath ? whyNoRealRecord : ' (skipped: Chromium is not installed)'

/** What an orthodontist plans, on a film from a clinic, its points found by the product. */
describe.skipIf(why !== '')(`treatments are planned on a real film${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    const { caseUuid, recordUuid } = await realRecord(await asDemo(product), '方案')
    await signIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioPlanning?case=${caseUuid}&record=${recordUuid}`)
    await page.getByText('还没有方案').waitFor()
  }, 900_000)
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const segment = (name: string) => page.locator(`[data-segment=${name}]`)
  const create = async (name: string, plan: string) => {
    await page.getByRole('button', { name }).last().click()
    await page.getByTitle(plan, { exact: true }).first().waitFor()
  }
  const set = async (name: string, amount: RegExp, value: string) => {
    const head = segment(name).locator('button[aria-expanded]')
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    await segment(name).getByRole('spinbutton', { name: amount }).fill(value)
    await page.keyboard.press('Enter')
    await segment(name).locator('em[data-rest=false]').waitFor()
  }
  const save = async (button: string, saved: string) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('button', { name: saved, exact: true }).waitFor()
  }
  const goBy = async (choice: string, guide: string) => {
    await page.getByRole('combobox', { name: choice }).click()
    await page.locator('.ant-select-item-option', { hasText: guide }).click()
  }

  it('Class II camouflage: incisors into extraction spaces with the budget, and the plan in the report', async () => {
    await create('新建方案', '方案 1')
    await set('U1', /前 \+/, '-4.6')
    await set('L1', /前 \+/, '-2')
    await page.getByRole('spinbutton', { name: /拔除.*下/ }).fill('14.2')
    await page.keyboard.press('Enter')
    const budget = page.getByRole('region', { name: '牙弓长度预算' })
    await budget
      .getByRole('row', { name: /切牙移动/ })
      .getByText('−4.0')
      .waitFor()
    await page.locator('[data-layer=band] *').first().waitFor({ state: 'attached' })
    await page.getByText('不代表实际疗效').waitFor()
    await save('保存', '已保存')
    await page.getByRole('button', { name: '写入报告' }).click()
    await page.locator('svg text', { hasText: '移动（工作单）' }).first().waitFor({ state: 'attached' })
    await page.goBack()
    await page.getByRole('button', { name: '写入报告' }).waitFor()
  })

  it('Class III, two jaws: by the steps of a surgical prediction, each proposal accepted', async () => {
    await create('新建方案', '方案 2')
    await goBy('方案的步骤', '手术预测')
    await page.locator('[data-step=maxilla-sagittal]').click()
    await set('MX', /前 \+/, '8')
    await page.locator('[data-step=mandible]').click()
    const step = page.getByRole('region', { name: '下颌对咬合' })
    await step.getByRole('button', { name: '设为目标' }).click()
    await step.getByRole('button', { name: '接受' }).click()
    await step.getByText('到位').waitFor()
    await step.getByText(/已做：MD/).waitFor()
    await step.getByRole('button', { name: '完成，下一步' }).click()
    await page.locator('[data-step=mandible]').getByLabel('已完成').waitFor()
    await save('保存', '已保存')
  })

  it('open bite in English: molars intruded, the mandible closes to the first contact', async () => {
    await page.getByText('EN', { exact: true }).click()
    await create('New plan', 'Plan 3')
    await set('U6', /extrude/, '-2')
    await goBy('Order of the plan', 'Surgical prediction')
    await page.locator('[data-step=autorotation]').click()
    const step = page.getByRole('region', { name: 'Autorotation' })
    await step.getByRole('button', { name: 'Set to target' }).click()
    await step.getByRole('button', { name: 'Accept' }).click()
    await step.getByText('reached').waitFor()
    await segment('MDA')
      .locator('em', { hasText: /\d°\sclosing$/ })
      .waitFor()
    await page.getByText('not a promised result').waitFor()
    await save('Save', 'Saved')
    await expect.poll(() => page.locator('[data-layer=plan] *').count()).toBeGreaterThan(0)
  })
})
