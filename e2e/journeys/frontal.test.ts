import { frontalLandmarkNames } from '@sella/ceph/data/frontal/landmarks'
import { frontalTemplate } from '@sella/ceph/data/frontal/template'
import type { Point } from '@sella/ceph/geometry/point'
import { storedFrontalFilm } from '@sella/contract/documents/frontal-points'
import { placedToStored } from '@sella/contract/documents/placed-points'
import { someone } from '@sella/server/testing/samples'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, viewports } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { cutOnPaper, onPaper } from '../pages/paper'
import { signedIn } from '../pages/sign-in'
import { asked, onScreen, placeGuided } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

const size = { width: 1920, height: 1900 } as const
const scale = 8

/** The template's face on the film, its chin and left jaw 4 mm to the patient's left. */
const place = (name: string, { x, y }: Point): Point => {
  const aside = ['Me_PA', 'Ag_R', 'Ag_L'].includes(name) ? 4 : 0
  return { x: Math.round(960 + scale * (x + aside)), y: Math.round(640 + scale * y) }
}
const truth: Readonly<Record<string, Point>> = Object.fromEntries(
  frontalLandmarkNames.filter(name => name !== 'Mark_L').map(name => [name, place(name, frontalTemplate[name])]),
)
const at = (name: string): Point => truth[name] ?? { x: 0, y: 0 }

/** No frontal film may be shipped, and none is among the films for development: a drawn one, 24 cm wide, so that air lies beside the face, bone and teeth bright on dark air, the letter R at the patient's right. */
const drawnFilm = (negative: boolean): Promise<Buffer> => {
  const dot = ({ x, y }: Point, r: number, grey: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="rgb(${grey},${grey},${grey})"/>`
  const teeth = ['U1M', 'L1M', 'U6b_R', 'U6b_L', 'L6b_R', 'L6b_L', 'L3_R', 'L3_L'].map(name => dot(at(name), 26, 235)).join('')
  const letter = `<text x="${at('Mark_R').x - 24}" y="${at('Mark_R').y + 28}" font-size="80" fill="#fff">R</text>`
  const skull = '<ellipse cx="960" cy="1010" rx="470" ry="720" fill="rgb(150,150,150)"/>'
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size.width}" height="${size.height}"><rect width="100%" height="100%" fill="rgb(12,12,12)"/>${skull}${teeth}${letter}</svg>`
  const film = sharp(Buffer.from(svg)).removeAlpha()
  return (negative ? film.negate() : film).jpeg({ quality: 92 }).toBuffer()
}

describe.skipIf(!chromiumPath)(`a frontal film, drawn${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page

  const recordWith = async (name: string, negative: boolean) => {
    const doctor = await asDemo(product)
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone(name))
    const { uuid: recordUuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2025-09-01T09:00', type: 1 })
    await doctor.upload({ recordUuid, type: 'Frontal_Ceph', name: 'pa.jpg' }, await drawnFilm(negative))
    return {
      doctor,
      caseUuid,
      recordUuid,
      address: `${product.url}/studioDigitization?case=${caseUuid}&record=${recordUuid}&view=pa`,
    }
  }

  interface Placing {
    readonly negative: boolean
    readonly left?: readonly string[]
    /** Where points stand elsewhere than in truth. */
    readonly elsewhere?: Readonly<Record<string, Point>>
  }
  /** A record whose film has all its points but those left out, and a ruler of 8 pixels a mm. */
  const placed = async (name: string, { negative, left = [], elsewhere = {} }: Placing) => {
    const { doctor, caseUuid, recordUuid, address } = await recordWith(name, negative)
    const [record] = await doctor.call('timebarGet', { caseUuid })
    const hash = record?.photos.find(({ type }) => type === 'Frontal_Ceph')?.hash ?? ''
    const points = Object.fromEntries(
      Object.entries({ ...truth, ...elsewhere })
        .filter(([point]) => !left.includes(point))
        .map(([point, where]) => [point, { ...where, origin: 'manual' as const }]),
    )
    const ends = [
      { x: 200, y: 1800 },
      { x: 200 + 100 * scale, y: 1800 },
    ] as const
    const stored = placedToStored(
      storedFrontalFilm,
      { points, ruler: { ends, mm: 100 }, fileScale: null },
      { previous: null, of: hash },
    )
    if (!stored.ok) throw new Error('the points cannot be stored')
    await doctor.call('timebarUpdate', { uuid: recordUuid, caseUuid, version: record?.version ?? 1, facePoints: stored.value })
    await page.goto(address)
    await page.getByRole('application').waitFor()
  }

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    await signedIn(page, product.url, demoDoctor)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('asks for the letter first, and names no side before it is there', async () => {
    await placed('无标记', { negative: false, left: ['Mark_R'] })
    await page.getByText('未标出左右').first().waitFor()
    await page.keyboard.press('g')
    await page.getByRole('button', { name: '取消', exact: true }).waitFor()
    const { x, y } = await onScreen(page, at('Mark_R'))
    await page.mouse.click(x, y)
    await page.getByText('图像右侧 = 患者左侧').waitFor()
    await page.getByText('标记与各点一致').waitFor()
  })

  it('tells the chin and the jaw that stand aside, by side, and what two neighbouring levels share', async () => {
    await placed('偏斜', { negative: false })
    await page.getByText('图像右侧 = 患者左侧').waitFor()
    await page.getByText('偏左 4.0 mm').first().waitFor()
    await page.getByText('影像似为负片').waitFor({ state: 'detached' })
  })

  it('is printed with both sides compared, each difference with its error, and every caution', async () => {
    const paper = page.locator('body > article')
    const sides = paper.locator('table').first()
    await expect.poll(() => onPaper(page, () => sides.count())).toBe(1)
    await onPaper(page, async () => {
      expect(await cutOnPaper(page)).toEqual([])
      expect(await sides.locator('tbody tr').count()).toBe(7)
      expect(await sides.getByText('Ag 角前切迹').count()).toBe(1)
      const error = sides.locator('tr', { hasText: 'Ag 角前切迹' }).locator('td[data-difference]')
      expect(await error.evaluate(cell => getComputedStyle(cell, '::after').content)).toMatch(/±\d/)
      expect(await paper.getByText(/^正中参考线 MSR：用 Cg/).count()).toBe(1)
      expect(await paper.locator('td', { hasText: '偏左 4.0 mm' }).count()).toBe(1)
      expect(await paper.locator('th', { hasText: '上颌宽度' }).count()).toBe(1)
      expect(await paper.getByText(/数值仅供参考/).count()).toBe(1)
      expect(await paper.getByText('左右对称比较见完整报告').count()).toBe(0)
    })
  })

  it('the film lights the rows that are measured from what the pointer is on, a row lights its lines', async () => {
    const lit = () =>
      page.locator('tr[data-lit=true] th, li[data-lit=true] label').evaluateAll(all => all.map(each => each.textContent?.trim()))
    const over = async (place: Point) => {
      const { x, y } = await onScreen(page, place)
      await page.mouse.move(x, y)
    }
    const between = (a: Point, b: Point): Point => ({ x: a.x + 0.3 * (b.x - a.x), y: a.y + 0.3 * (b.y - a.y) })
    await over(at('NC_L'))
    await expect.poll(lit).toEqual(['NC 鼻腔外侧'])
    await over(between(at('J_R'), at('J_L')))
    await expect.poll(lit).toEqual(['J 平面', 'J 平面'])
    const lines = page.locator('[data-layer=lines]')
    const before = await lines.innerHTML()
    await page.getByRole('row', { name: /^ZA 颧弓/ }).hover()
    await expect.poll(lit).toEqual(['ZA 颧弓'])
    expect(await lines.innerHTML()).not.toBe(before)
    await page.mouse.move(700, 5)
    await expect.poll(lit).toEqual([])
    await expect.poll(() => lines.innerHTML()).toBe(before)
  })

  it('is judged by Ricketts’ norms on a phone too, with their caution, and says whose side its right is', async () => {
    await page.setViewportSize(viewports.phone)
    const note = page.getByText('图像右侧 = 患者左侧')
    await note.waitFor()
    const seen = await note.evaluate(node => {
      const { left, top, width, height } = node.getBoundingClientRect()
      ;(node as HTMLElement).style.pointerEvents = 'auto'
      return document.elementFromPoint(left + width / 2, top + height / 2) === node
    })
    expect(seen).toBe(true)
    const method = page.getByRole('combobox', { name: '分析方法' })
    await method.selectOption('Ricketts frontal')
    await page.getByText('毫米参考值来自白人儿童').waitFor()
    await page.getByRole('listitem').filter({ hasText: '上颌宽度' }).waitFor()
    await method.selectOption('Grummons')
    await page.getByText('毫米参考值来自白人儿童').waitFor({ state: 'detached' })
    await page.setViewportSize(viewports.laptop)
  })

  it('names no side of the patient where its letter contradicts the points, and says so on every screen', async () => {
    const { x, y } = at('Mark_R')
    await placed('镜像', { negative: false, elsewhere: { Mark_R: { x: size.width - x, y } } })
    const warning = page.getByText('片上标记与各点的左右名称相反').last()
    for (const viewport of ['laptop', 'tablet', 'phone'] as const) {
      await page.setViewportSize(viewports[viewport])
      await warning.waitFor()
      await page.getByText('颏点偏图像右 4.0 mm').waitFor()
    }
    await page.setViewportSize(viewports.tablet)
    await page.getByText('图像左大 ↔ 图像右大').waitFor()
    await page.getByText('标记与各点相反', { exact: true }).waitFor()
    // English names the sides of the image at length: the levels keep their room all the same.
    await page.getByRole('button', { name: 'EN', exact: true }).click()
    const level = page.getByRole('rowheader', { name: /Antegonial notch/ })
    await level.waitFor()
    const box = await level.boundingBox()
    expect(box?.width).toBeGreaterThanOrEqual(80)
    const table = page.getByRole('table').filter({ has: level })
    expect(await table.evaluate(node => node.getBoundingClientRect().right)).toBeLessThanOrEqual(viewports.tablet.width)
    // A difference stays on one line, beside its side's name.
    const lines = await table.locator('td[data-difference]').evaluateAll(cells =>
      cells.map(cell => {
        const text = document.createRange()
        text.selectNodeContents(cell)
        return new Set([...text.getClientRects()].map(({ bottom }) => Math.round(bottom))).size
      }),
    )
    expect(new Set(lines)).toEqual(new Set([1]))
    await page.getByRole('button', { name: '中', exact: true }).click()
    await page.setViewportSize(viewports.laptop)
  })

  it('is traced whole by hand: the letter first, then every point where it was clicked', async () => {
    const { doctor, caseUuid, address } = await recordWith('引导', false)
    await page.goto(address)
    await page.getByRole('application').waitFor()
    await page.keyboard.press('g')
    await expect.poll(() => asked(page, frontalLandmarkNames)).toBe('Mark_R')
    expect(await placeGuided(page, truth, frontalLandmarkNames)).toBe(Object.keys(truth).length)
    await page.getByText('标记与各点一致').waitFor()
    // No ruler: ratios only.
    await page.getByText('所见以毫米计：请先画标尺。').waitFor()
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const kept = async () => {
      const [record] = await doctor.call('timebarGet', { caseUuid })
      return (JSON.parse(record?.facePoints ?? '{}').Frontal_Ceph ?? []) as readonly ({
        landmark: string
        origin: string
      } & Point)[]
    }
    await expect.poll(async () => (await kept()).length).toBe(Object.keys(truth).length)
    // A pixel of the screen is three of the film.
    for (const { landmark, x, y, origin } of await kept())
      expect([landmark, Math.hypot(x - at(landmark).x, y - at(landmark).y) < 4, origin]).toEqual([landmark, true, 'manual'])
  })

  it('knows a negative by its teeth, and shows it as a film when told to', async () => {
    await placed('负片', { negative: true })
    await page.getByText('影像似为负片：牙比空气暗').waitFor()
    await page.getByRole('button', { name: '反相显示' }).click()
    await page.getByText('影像似为负片').waitFor({ state: 'detached' })
    await expect.poll(() => page.getByText('图像右侧 = 患者左侧').count()).toBeGreaterThan(0)
  })
})
