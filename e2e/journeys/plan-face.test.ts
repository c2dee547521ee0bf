import { readFile } from 'node:fs/promises'
import { latestOf } from '@sella/ceph/planning/own-ratio-table'
import { ownRatiosSetting } from '@sella/contract/documents/own-ratios'
import { readPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from '../axe'
import { openBrowser, viewports } from '../browser'
import { asDemo } from '../demo'
import { openDemoFilm } from '../pages/demo-case'
import { patience } from '../patience'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** How many of the pixels of a box (shares of the picture) are lighter by more than 25 grey levels in the first picture. */
const lighter = async (first: Buffer, second: Buffer, [x, y, w, h]: readonly [number, number, number, number], size: number) => {
  const grey = async (picture: Buffer) => {
    const { width = 0 } = await sharp(picture).metadata()
    const scaled = await sharp(picture)
      .resize({ width: Math.round((size * width) / width) })
      .toBuffer()
    const box = {
      left: Math.round(x * size),
      top: Math.round(y * size),
      width: Math.round(w * size),
      height: Math.round(h * size),
    }
    return sharp(scaled).extract(box).greyscale().raw().toBuffer()
  }
  const [a, b] = [await grey(first), await grey(second)]
  return a.filter((value, i) => value - (b[i] ?? 0) > 25).length
}

describe.skipIf(!chromiumPath)(`the face of a plan${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let recordUuid = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const laptop = { viewport: viewports.laptop, locale: 'zh-CN', bypassCSP: true, reducedMotion: 'reduce' } as const
    page = await (await browser.newContext(laptop)).newPage()
    page.setDefaultTimeout(patience)
    await openDemoFilm(page, product, true)
    recordUuid = new URL(page.url()).searchParams.get('record') ?? ''
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const laying = () => page.getByRole('region', { name: '侧貌照片' })
  const panel = () => page.getByRole('region', { name: '照片变形' })
  const picture = () => panel().getByRole('img').screenshot()
  const create = async () => {
    await page.getByRole('button', { name: '新建方案' }).last().click()
    await page.locator('[data-segment=U1]').waitFor()
  }
  const back = async (value: string) => {
    const row = page.locator('[data-segment=U1] button[aria-expanded]')
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
    await page.locator('[data-segment=U1]').getByRole('spinbutton', { name: /前 \+/ }).fill(value)
    await page.keyboard.press('Enter')
  }
  const save = async () => {
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await page.getByRole('button', { name: '已保存' }).waitFor()
  }
  const plans = async () =>
    (await (await asDemo(product)).call('planList', { recordUuid })).map(({ name, content }) => {
      const read = readPlanDocument(content)
      if (!read.ok) throw new Error(read.at)
      return { name, own: read.document.plan.ownRatios.map(({ ratio }) => ratio), from: read.document.ownTable?.version ?? null }
    })
  const keepRatio = async (ratio: string, button: RegExp) => {
    await page.getByRole('button', { name: '自己的比例…' }).click()
    const dialog = page.getByRole('dialog', { name: '自己的比例' })
    const row = dialog.locator('[data-ratio="incisor.UpperLip.x.T.U1tip.x"]')
    await row.getByRole('spinbutton', { name: /自己的比例/ }).fill(ratio)
    await row.getByRole('spinbutton', { name: /标准差/ }).fill('0.1')
    await row.getByRole('textbox').fill('本院 40 例')
    expect(await serious(page)).toEqual([])
    await dialog.getByRole('button', { name: button }).click()
    await dialog.waitFor({ state: 'hidden' })
  }

  it('the photo laid on the film goes with the plan by the slider', async () => {
    await page.getByRole('button', { name: '显示', exact: true }).click()
    await page.getByRole('button', { name: '侧貌照片', exact: true }).click()
    await page.getByRole('button', { name: '显示', exact: true }).click()
    await laying().getByRole('button', { name: '检测并对齐', exact: true }).click()
    await laying()
      .getByText(/轮廓相差 (< )?0\.\d mm/)
      .waitFor()
    await page.getByRole('link', { name: '治疗计划' }).click()
    await create()
    await back('-8')
    await panel().getByRole('img').waitFor()
    const slider = panel().getByRole('slider', { name: '现在到方案' })
    await slider.focus()
    await page.keyboard.press('Home')
    const now = await picture()
    await page.keyboard.press('End')
    await expect.poll(async () => Buffer.compare(await picture(), now)).not.toBe(0)
    expect(await serious(page)).toEqual([])
  })

  it('the picture that is saved has the watermark in itself and says below what it rests on', async () => {
    const saving = page.waitForEvent('download')
    await panel().getByRole('button', { name: /PNG/ }).click()
    const png = await readFile(await (await saving).path())
    const record = (
      await (await asDemo(product)).call('timebarGet', { caseUuid: new URL(page.url()).searchParams.get('case') ?? '' })
    ).find(({ uuid }) => uuid === recordUuid)
    const photo = record?.photos.find(({ type }) => type === 'Lateral_Photo')
    const original = Buffer.from(await (await page.request.get(new URL(photo?.url ?? '', product.url).href)).body())
    const [{ width = 0, height = 0 }, whole] = await Promise.all([sharp(original).metadata(), sharp(png).metadata()])
    const share = (whole.width ?? 0) / width
    expect(whole.height).toBeGreaterThan(height * share + 40)
    const high = height / width
    // Across the upper third, above the face's carried part; and a corner of the wall, where nothing is written and nothing moves.
    expect(await lighter(png, original, [0.3, high / 6 - 0.1, 0.4, 0.2], 800)).toBeGreaterThan(800)
    expect(await lighter(png, original, [0.01, 0.01, 0.1, 0.1], 800)).toBeLessThan(20)
  })

  it('keeps own ratios as versions of one table: plans made keep theirs, a new plan starts with the last', async () => {
    await keepRatio('0.4', /保存为第 1 版并使用/)
    await page.getByText(/自己的比例：第 1 版/).waitFor()
    await save()
    await create()
    await back('-8')
    await page.getByText(/自己的比例：第 1 版/).waitFor()
    await keepRatio('0.3', /保存为第 2 版并使用/)
    await save()
    expect(await plans()).toMatchObject([
      { own: [0.4], from: 1 },
      { own: [0.3], from: 2 },
    ])
    const { content } = await (await asDemo(product)).call('settingGet', { name: ownRatiosSetting.name })
    expect(latestOf(ownRatiosSetting.read(content))).toMatchObject({ version: 2, ratios: [{ ratio: 0.3, source: '本院 40 例' }] })
  })

  it('an older plan says that there is a newer version and takes it, or the published ratios, only when asked', async () => {
    await page.getByRole('combobox', { name: '方案', exact: true }).click({ force: true })
    await page.locator('.ant-select-item-option:visible', { hasText: '方案 1' }).click()
    await page.getByText(/自己的比例：第 1 版.*已有第 2 版/).waitFor()
    await page.getByRole('button', { name: '自己的比例…' }).click()
    const dialog = page.getByRole('dialog', { name: '自己的比例' })
    await dialog.getByRole('combobox', { name: '此方案使用' }).click()
    await page.locator('.ant-select-item-option:visible', { hasText: '仅用已发表的比例' }).click()
    await dialog.getByRole('button', { name: '确定' }).click()
    await page.getByText(/自己的比例：第 1 版/).waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByText(/自己的比例：第 1 版.*已有第 2 版/).waitFor()
  })

  it('ratios of another doctor’s table are told as such, and who saved a plan stands beside its name', async () => {
    const doctor = await asDemo(product)
    const mine = (await doctor.call('planList', { recordUuid })).find(({ name }) => name === '方案 1')
    const read = readPlanDocument(mine?.content ?? '')
    if (!read.ok || !read.document.ownTable) throw new Error('the first plan has no table')
    const theirs = { ...read.document.ownTable, table: crypto.randomUUID() }
    const content = writePlanDocument({ ...read.document, ownTable: theirs })
    await doctor.call('planAdd', { recordUuid, name: '同事的方案', content })
    await page.reload()
    await page.getByRole('combobox', { name: '方案', exact: true }).click({ force: true })
    const option = page.locator('.ant-select-item-option:visible', { hasText: '同事的方案' })
    await option.getByText(/^示例医生 · \d{4}/).waitFor()
    await option.click()
    await page.getByText(/自己的比例：其他医生的比例表/).waitFor()
  })
})
