import { calls } from '@sella/contract/calls/index'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { signIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const colleague = { loginName: 'dr.lin', password: 'a long enough password' }

describe.skipIf(!chromiumPath)(`two doctors of a clinic plan for one patient${why}`, () => {
  let product: Product
  let browser: Browser
  let first: Page
  let second: Page
  let record: Awaited<ReturnType<typeof joins>>

  /** The second doctor comes by an invitation of the first, whose cases the clinic has. */
  const joins = async () => {
    const owner = await asDemo(product)
    await owner.call('clinicFound', { name: '城中正畸', withCases: true })
    const { token } = await owner.call('invitationAdd', { name: '林', role: 'orthodontist', days: 3 })
    await fetch(`${product.url}/portal${calls.regist.path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ ...colleague, userName: '林若溪', phone: '13900000000', invitation: token }),
    })
    return tracedRecord(owner)
  }
  const openPlanning = async (doctor: typeof colleague) => {
    const { caseUuid, recordUuid } = record
    const page = await (await openContext(browser)).newPage()
    await signIn(page, product.url, doctor)
    await page.goto(`${product.url}/studioPlanning?case=${caseUuid}&record=${recordUuid}`)
    await page.getByRole('button', { name: '新建方案', exact: true }).first().waitFor()
    return page
  }

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    record = await joins()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const planBack = async (page: Page, plan: string) => {
    await page.getByRole('button', { name: '新建方案', exact: true }).last().click()
    await page.getByTitle(plan, { exact: true }).first().waitFor()
    const row = page.locator('[data-segment=U1]')
    const head = row.locator('button[aria-expanded]')
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    const back = row.getByRole('spinbutton', { name: /前 \+/ })
    await back.fill('-4')
    await back.press('Enter')
    await row.locator('em').getByText('后 4.0 mm', { exact: true }).waitFor()
  }
  const keepRatio = async (page: Page, ratio: string) => {
    await page.getByRole('button', { name: '自己的比例…' }).click()
    const dialog = page.getByRole('dialog', { name: '自己的比例' })
    const row = dialog.locator('[data-ratio="incisor.UpperLip.x.T.U1tip.x"]')
    await row.getByRole('spinbutton', { name: /自己的比例/ }).fill(ratio)
    await row.getByRole('spinbutton', { name: /标准差/ }).fill('0.1')
    await row.getByRole('textbox').fill('本院 40 例')
    await dialog.getByRole('button', { name: /保存为第 1 版并使用/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByText(/自己的比例：第 1 版/).waitFor()
  }
  const save = async (page: Page) => {
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('button', { name: '已保存', exact: true }).waitFor()
  }

  it('the first plans with ratios of her own', async () => {
    first = await openPlanning(demoDoctor)
    await planBack(first, '方案 1')
    await keepRatio(first, '0.4')
    await save(first)
  })

  it('the second sees whose plan it is, and that its ratios are of another doctor’s table', async () => {
    second = await openPlanning(colleague)
    await second.getByText(/自己的比例：其他医生的比例表/).waitFor()
    await second.getByRole('combobox', { name: '方案', exact: true }).click()
    await second
      .locator('.ant-select-item-option:visible', { hasText: '方案 1' })
      .getByText(/^示例医生 · \d{4}/)
      .waitFor()
    await second.keyboard.press('Escape')
  })

  it('her own plan begins with her own ratios, of which she has none, and her first version is hers alone', async () => {
    await planBack(second, '方案 2')
    await second.getByText(/自己的比例：/).waitFor({ state: 'hidden' })
    await keepRatio(second, '0.3')
    await save(second)
    await first.reload()
    await first.getByText(/自己的比例：其他医生的比例表/).waitFor()
    await planBack(first, '方案 3')
    await first.getByText(/自己的比例：第 1 版/).waitFor()
  })
})
