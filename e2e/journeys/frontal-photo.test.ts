import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, viewports } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`the photo from the front${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const stored = async () => {
    const at = new URL(page.url()).searchParams
    const records = await (await asDemo(product)).call('timebarGet', { caseUuid: at.get('case') ?? '' })
    const record = records.find(({ uuid }) => uuid === at.get('record'))
    return (JSON.parse(record?.facePoints ?? '{}').Frontal_Photo ?? []) as readonly { landmark: string; origin: string }[]
  }
  const unsaved = () => page.getByText('未保存 1 步')

  it('has its points found, to be checked one by one; what the mesh does not know is said', async () => {
    const { caseUuid, recordUuid } = await tracedRecord(await asDemo(product))
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioDigitization?case=${caseUuid}&record=${recordUuid}&view=frontal`)
    await page.getByRole('application', { name: '照片定点区' }).waitFor()
    await page.getByRole('button', { name: '自动定点' }).first().click()
    await page.getByText('已检测 20 点').waitFor()
    await page.getByText(/其中 \d+ 点为估计，以空心显示/).waitFor()
    const still = await page.getByText(/请逐点核对。还需放置：/).textContent()
    for (const name of ['发际点', '右耳外缘点', '左颧点', '右下颌角点']) expect(still).toContain(name)
    await page.getByRole('button', { name: /逐点核对/ }).waitFor()
  })

  it('goes back in one step and forth again', async () => {
    await unsaved().waitFor()
    await page.keyboard.press('Control+z')
    await unsaved().waitFor({ state: 'hidden' })
    await page.keyboard.press('Control+y')
    await unsaved().waitFor()
  })

  it('lies level by the pupils that were found', async () => {
    await page.getByRole('button', { name: '视图', exact: true }).click()
    const level = page.getByRole('switch', { name: '瞳孔连线水平' })
    await level.click()
    await expect.poll(() => level.getAttribute('aria-checked')).toBe('true')
    await level.click()
    await page.getByRole('button', { name: '视图', exact: true }).click()
  })

  it('is stored as found, never as placed by hand', async () => {
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect.poll(async () => (await stored()).length).toBe(20)
    const points = await stored()
    expect(new Set(points.map(({ origin }) => origin))).toEqual(new Set(['detected', 'estimated']))
    const estimated = points.filter(({ origin }) => origin === 'estimated').map(({ landmark }) => landmark)
    expect(estimated).toEqual(expect.arrayContaining(['SoftTissueGlabella', 'SoftTissueNa', 'SoftTissueMe']))
    expect(estimated).not.toContain('Subnasale')
    expect(points.map(({ landmark }) => landmark)).toEqual(expect.arrayContaining(['PupilR', 'PupilL', 'Stomion']))
  })

  it('is laid level by its pupils on a phone too', async () => {
    await page.setViewportSize(viewports.phone)
    const level = page.getByRole('button', { name: '瞳孔连线水平', exact: true })
    await level.click()
    await expect.poll(() => level.getAttribute('aria-pressed')).toBe('true')
    await level.click()
    await expect.poll(() => level.getAttribute('aria-pressed')).toBe('false')
  })
})
