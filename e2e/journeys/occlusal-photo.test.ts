import { noReadings } from '@sella/ceph/study-models/readings'
import { jaws } from '@sella/ceph/study-models/tooth'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { modelReadingsFrom, modelReadingsText } from '@sella/contract/documents/model-readings'
import { someone } from '@sella/server/testing/samples'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { archPhoto, flatTeeth } from '../arch-photo'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

const arches = bothArches({ widths: { '16': 10.3 } }, { widths: { '46': 11.6 }, room: 0.96 })
const flat = flatTeeth(arches.teeth)
/** The lower second incisor is left for the journey to read. */
const { '42': _, ...teeth } = flat

const distance = (a: { x: number; y: number }, b: { x: number; y: number }): number => Math.hypot(a.x - b.x, a.y - b.y)

describe.skipIf(why !== '')(`arches of known widths on occlusal photographs${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let doctor: Awaited<ReturnType<typeof asDemo>>
  let caseUuid: string

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    doctor = await asDemo(product)
    ;({ uuid: caseUuid } = await doctor.call('patientAdd', someone('合面照')))
    const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2025-09-01T09:00', type: 1 })
    for (const jaw of jaws) {
      const type = jaw === 'upper' ? ('Upper_Occlusal' as const) : ('Lower_Occlusal' as const)
      await doctor.upload({ recordUuid: uuid, type, name: `${jaw}.png` }, await archPhoto(arches, jaw))
    }
    const [record] = await doctor.call('timebarGet', { caseUuid })
    const shown = (type: string) => record?.photos.find(photo => photo.type === type)?.shown ?? null
    const files = { upper: shown('Upper_Occlusal'), lower: shown('Lower_Occlusal') }
    const modelReadings = modelReadingsText({ ...noReadings, on: { upper: 'photo', lower: 'photo' }, files, teeth })
    await doctor.call('timebarUpdate', { uuid, caseUuid, version: record?.version ?? 1, modelReadings })
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioModels?case=${caseUuid}&record=${uuid}`)
    await page.locator('canvas[data-state=shown]').waitFor()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const cell = (tooth: string) =>
    page.getByRole('region', { name: '牙冠宽度' }).getByRole('button', { name: new RegExp(`^${tooth}`) })
  const placeOf = async (point: string) => {
    const box = await page.locator(`[data-point="${point}"]`).boundingBox()
    if (!box) throw new Error(`${point} is not shown`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  const click = async (at: { x: number; y: number }) => page.mouse.click(at.x, at.y)
  const kept = async () => {
    const [record] = await doctor.call('timebarGet', { caseUuid })
    return modelReadingsFrom(record?.modelReadings)
  }

  it('gives no millimetres before a scale is set, and says why', async () => {
    await page.getByText('下颌合面照没有比例：请量取', { exact: false }).waitFor()
    await page.getByText('照片还没有比例，不给出毫米值与比值').first().waitFor()
    expect(await cell('46').textContent()).toContain('—')
    expect(await page.getByText('左右可能颠倒', { exact: false }).count()).toBe(0)
    expect(await page.getByRole('button', { name: '上下翻转' }).count()).toBe(0)
    expect(await page.getByRole('button', { name: '正面', exact: true }).count()).toBe(0)
  })

  it('two clicks on a known length of each picture bring the widths it was made with, marked as less exact', async () => {
    const rules = [
      { jaw: '上颌', ends: ['16 MC', '26 MC'] },
      { jaw: '下颌', ends: ['46 MC', '36 MC'] },
    ] as const
    for (const [i, { jaw, ends }] of rules.entries()) {
      const [a, b] = [flat[ends[0].slice(0, 2) as '16'], flat[ends[1].slice(0, 2) as '16']].map(read => read?.contacts[0]?.MC)
      if (!a || !b) throw new Error('no contacts')
      const [from, to] = [await placeOf(ends[0]), await placeOf(ends[1])]
      await page.getByRole('button', { name: '设比例', exact: true }).first().click()
      await page.getByText(`${jaw}：点击已知长度的一端`).waitFor()
      await click(from)
      await page.getByText(`${jaw}：再点击另一端`).waitFor()
      await click(to)
      await page.getByText(`${jaw}合面照还没有比例：请填写所量一段的长度`).waitFor()
      const length = page.getByRole('spinbutton', { name: `${jaw}所量长度` })
      await length.fill((distance(a, b) / 18).toFixed(3))
      await length.press('Enter')
      await page.getByRole('button', { name: '重设比例' }).nth(i).waitFor()
    }
    for (const [tooth, mm] of [
      ['16', 10.3],
      ['46', 11.6],
    ] as const) {
      await cell(tooth)
        .getByText(/^\d+\.\d$/)
        .waitFor()
      expect(Math.abs(Number(await cell(tooth).locator('b').textContent()) - mm)).toBeLessThanOrEqual(0.15)
    }
    await page.getByText('下颌读自合面照：二维，较模型不准确', { exact: false }).waitFor()
    await page.getByText('Spee 曲线、覆盖、覆合需要高度', { exact: false }).waitFor()
    // Under the widths what the arches measure, and in the picture the widths across them, before any cusp is asked for.
    await page.getByText(/^牙弓深度 上颌 \d+\.\d ±\d\.\d · 下颌 \d+\.\d ±\d\.\d mm$/).waitFor()
    await expect.poll(() => page.locator('svg text', { hasText: /^磨牙间宽 \d+\.\d mm$/ }).count()).toBe(2)
  })

  it('a tooth read by two clicks completes the ratios; everything is kept and exported with its mark', async () => {
    const [first, second] = [await placeOf('43 MC'), await placeOf('41 DC')]
    await cell('42').click()
    await page.getByText('42 右下侧切牙：近中接触点').waitFor()
    const beside = ({ x, y }: { x: number; y: number }, other: { x: number; y: number }) => {
      const long = distance({ x, y }, other)
      return { x: x + (7 * (other.x - x)) / long, y: y + (7 * (other.y - y)) / long }
    }
    await click(beside(second, first))
    await page.getByText('42 右下侧切牙：远中接触点').waitFor()
    await click(beside(first, second))
    await cell('42')
      .getByText(/^\d+\.\d$/)
      .waitFor()
    await page
      .getByRole('region', { name: 'Bolton 指数' })
      .getByText(/^\d\d\.\d\d%$/)
      .first()
      .waitFor()
    await page.getByRole('button', { name: '已保存', exact: true }).waitFor()
    const readings = await kept()
    expect(readings).toMatchObject({ on: { upper: 'photo', lower: 'photo' } })
    expect(readings.teeth['42']?.contacts[0]).toMatchObject({ MC: { z: 0 }, DC: { z: 0 } })
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '导出 CSV' }).click()])
    const { readFile } = await import('node:fs/promises')
    const csv = await readFile(await download.path(), 'utf8')
    expect(csv).toContain('照片，较不准确')
    expect(csv).not.toMatch(/Spee|覆盖/)
  })
})
