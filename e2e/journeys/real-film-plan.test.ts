import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'
import { realRecord, whyNoRealRecord } from '../real-record'

const why = chromiumPath ? whyNoRealRecord : ' (skipped: Chromium is not installed)'

/** The words of the screen, and the number of the plan made in them. */
const languages = [
  {
    ...{
      lang: '中',
      made: '新建方案',
      plan: '方案',
      n: 1,
      save: '保存',
      saved: '已保存',
      order: '方案的步骤',
      surgical: '手术预测',
    },
    ...{
      forward: /前 \+/,
      extrude: /伸长/,
      gained: /拔除.*下/,
      budget: '牙弓长度预算',
      incisors: /切牙移动/,
      caution: '不代表实际疗效',
    },
    ...{ toReport: '写入报告', sheet: '移动（工作单）', mandible: '下颌对咬合', autorotation: '自动旋转', target: '设为目标' },
    ...{
      accept: '接受',
      reached: '到位',
      moved: /已做：MD/,
      finish: '完成，下一步',
      finished: '已完成',
      closing: /^闭合\s[\d.]+°$/,
    },
  },
  {
    ...{ lang: 'EN', made: 'New plan', plan: 'Plan', n: 2, save: 'Save', saved: 'Saved', order: 'Order of the plan' },
    ...{ surgical: 'Surgical prediction', forward: /forward\s\+/, extrude: /extrude/, gained: /Extraction.*Lower/ },
    ...{ budget: 'Arch-length budget', incisors: /^Incisors/, caution: 'not a promised result', toReport: 'Add to report' },
    ...{
      sheet: 'Movements (work sheet)',
      mandible: 'Mandible to occlusion',
      autorotation: 'Autorotation',
      target: 'Set to target',
    },
    ...{ accept: 'Accept', reached: 'reached', moved: /Done: MD/, finish: 'Step done, next', finished: 'finished' },
    closing: /\d°\sclosing$/,
  },
] as const
type Language = (typeof languages)[number]

/**
 * A film for each plan, by the mean of its two readers, S-Na taken for 71 mm; all of a full permanent dentition and vertebrae of full height:
 * the Class II with an overjet (5.6 mm) that extractions can camouflage, the Class III with one (-6.2 mm) that they cannot, the open bite a steep
 * one (FMA 38 degrees).
 */
const films = [
  { of: 'classII', name: '二类', film: '289.jpg', anb: 5.9, overbite: 4.0 },
  { of: 'classIII', name: '三类', film: '006.jpg', anb: -7.8, overbite: 0.8 },
  { of: 'openBite', name: '开合', film: '081.jpg', anb: 4.6, overbite: -4.7 },
] as const
type Film = (typeof films)[number]['of']

/** What an orthodontist plans, each on a film from a clinic that shows it, its points found by the product. */
describe.skipIf(why !== '')(`treatments are planned on a real film${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  const addresses = new Map<Film, string>()

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    const doctor = await asDemo(product)
    for (const { of, name, film } of films) {
      const { caseUuid, recordUuid } = await realRecord(doctor, name, film)
      addresses.set(of, `${product.url}/studioPlanning?case=${caseUuid}&record=${recordUuid}`)
    }
    await signedIn(page, product.url, demoDoctor)
  }, 900_000)
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const segment = (name: string) => page.locator(`[data-segment=${name}]`)
  const createOn = async (film: Film, { made, plan, n }: Language) => {
    await page.goto(addresses.get(film) ?? '')
    await page.getByRole('button', { name: made, exact: true }).last().click()
    await page.getByTitle(`${plan} ${n}`, { exact: true }).first().waitFor()
  }
  const set = async (name: string, amount: RegExp, value: string) => {
    const head = segment(name).locator('button[aria-expanded]')
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    await segment(name).getByRole('spinbutton', { name: amount }).fill(value)
    await page.keyboard.press('Enter')
    await segment(name).locator('em[data-rest=false]').waitFor()
  }
  const save = async ({ save: button, saved }: Language) => {
    await page.getByRole('button', { name: button, exact: true }).click()
    await page.getByRole('button', { name: saved, exact: true }).waitFor()
  }
  const goBy = async ({ order, surgical }: Language) => {
    await page.getByRole('combobox', { name: order }).click()
    await page.locator('.ant-select-item-option:visible', { hasText: surgical }).click()
  }

  describe.each(languages)('in $lang', words => {
    beforeAll(async () => {
      await page.goto(addresses.get('classII') ?? '')
      await page.getByText(words.lang, { exact: true }).click()
      await page.getByRole('button', { name: words.made, exact: true }).last().waitFor()
    })

    it('Class II camouflage: incisors into extraction spaces with the budget, and the plan in the report', async () => {
      await createOn('classII', words)
      await set('U1', words.forward, '-4')
      await set('L1', words.forward, '-2')
      await page.getByRole('spinbutton', { name: words.gained }).fill('14.2')
      await page.keyboard.press('Enter')
      const budget = page.getByRole('region', { name: words.budget })
      await budget.getByRole('row', { name: words.incisors }).getByText('−4.0').waitFor()
      await page.locator('[data-layer=band] *').first().waitFor({ state: 'attached' })
      await page.getByText(words.caution).waitFor()
      await save(words)
      await page.getByRole('button', { name: words.toReport }).click()
      await page.locator('svg text', { hasText: words.sheet }).first().waitFor({ state: 'attached' })
      await page.goBack()
      await page.getByRole('button', { name: words.toReport }).waitFor()
    })

    it('Class III, two jaws: by the steps of a surgical prediction, each proposal accepted', async () => {
      await createOn('classIII', words)
      await goBy(words)
      await page.locator('[data-step=maxilla-sagittal]').click()
      await set('MX', words.forward, '5')
      await page.locator('[data-step=mandible]').click()
      const step = page.getByRole('region', { name: words.mandible })
      await step.getByRole('button', { name: words.target }).click()
      await step.getByRole('button', { name: words.accept }).waitFor()
      // A proposal is not done before it is accepted, though it lies on the film.
      expect(await step.getByText(words.moved).count()).toBe(0)
      await step.getByRole('button', { name: words.accept }).click()
      await step.getByText(words.reached).waitFor()
      await step.getByText(words.moved).waitFor()
      await step.getByRole('button', { name: words.finish }).click()
      await page.locator('[data-step=mandible]').getByLabel(words.finished).waitFor()
      await save(words)
    })

    it('open bite: molars intruded, the mandible closes to the first contact', async () => {
      await createOn('openBite', words)
      await set('U6', words.extrude, '-2')
      await goBy(words)
      await page.locator('[data-step=autorotation]').click()
      const step = page.getByRole('region', { name: words.autorotation })
      await step.getByRole('button', { name: words.target }).click()
      await step.getByRole('button', { name: words.accept }).click()
      await step.getByText(words.reached).waitFor()
      await segment('MDA').locator('em', { hasText: words.closing }).waitFor()
      await page.getByText(words.caution).waitFor()
      await save(words)
      await expect.poll(() => page.locator('[data-layer=plan] *').count()).toBeGreaterThan(0)
    })
  })
})
