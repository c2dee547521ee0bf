import { distance3, middle3, type Point3 } from '@sella/ceph/geometry/space'
import { showMm } from '@sella/ceph/study-models/as-read'
import { modelAnalysis } from '@sella/ceph/study-models/model-analysis'
import { type ModelReadings, noReadings } from '@sella/ceph/study-models/readings'
import { type Jaw, jawOf, jaws, kindOf, type Tooth } from '@sella/ceph/study-models/tooth'
import { archStl, asScanned } from '@sella/ceph/testing/arch-stl'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { modelReadingsFrom, modelReadingsText } from '@sella/contract/documents/model-readings'
import { someone } from '@sella/server/testing/samples'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, viewports } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** Two jaws of known widths, the upper one 6 mm above the lower. */
const arches = bothArches({ widths: { '16': 10.3 }, place: at => ({ ...at, y: at.y + 6 }) }, { room: 0.96 })

/** The same in the bite: the upper jaw also 3 mm in front, the lower one sunk by up to 2 mm between its ends, as a curve of Spee. */
const sunk = ({ x, y, z }: Point3): Point3 => ({ x, y: y - Math.max(0, 2 * (1 - ((z - 6.25) / 17.75) ** 2)), z })
const bitten = bothArches({ place: at => ({ ...at, y: at.y + 6, z: at.z + 3 }) }, { place: sunk })

/** The top of a crown as `archStl` makes it: 4 mm from the middle of its contacts. */
const topOf = (tooth: Tooth): Point3 => {
  const { MC, DC } = bitten.teeth[tooth]?.contacts[0] ?? {}
  if (!MC || !DC) throw new Error(`${tooth} has no contacts`)
  const middle = middle3(MC, DC)
  return { ...middle, y: middle.y + (jawOf(tooth) === 'lower' ? 4 : -4) }
}

/** Every cusp on the top of its crown. */
const topped: ModelReadings['teeth'] = Object.fromEntries(
  Object.entries(bitten.teeth).map(([name, read]) => {
    const tooth = name as Tooth
    const top = topOf(tooth)
    const { CU: _, DB: __, ...rest } = read ?? { contacts: [] }
    return [tooth, { ...rest, ...(kindOf(tooth) === 'M2' ? { DB: top } : { CU: top }) }]
  }),
)

/** The cusps left to be clicked, in the order in which they are asked for. */
const open: Readonly<Record<Jaw, readonly Tooth[]>> = { upper: ['11', '21'], lower: ['47', '45', '41', '31', '35', '37'] }

describe.skipIf(why !== '')(`study models of known widths${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let doctor: Awaited<ReturnType<typeof asDemo>>
  let caseUuid = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    doctor = await asDemo(product)
    caseUuid = (await doctor.call('patientAdd', someone('模型'))).uuid
    const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2025-09-01T09:00', type: 1 })
    for (const jaw of jaws) {
      const type = jaw === 'upper' ? ('Upper_Model' as const) : ('Lower_Model' as const)
      await doctor.upload({ recordUuid: uuid, type, name: `${jaw}.stl` }, Buffer.from(archStl(arches, jaw, asScanned)))
    }
    const read = arches.teeth['16']
    const modelReadings = modelReadingsText({ ...noReadings, teeth: read ? { '16': { contacts: read.contacts } } : {} })
    const [record] = await doctor.call('timebarGet', { caseUuid })
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
    const dot = page.locator(`[data-point="${point}"]`)
    const box = await dot.boundingBox()
    if (!box) throw new Error(`${point} is not shown`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  /** Where a place of the file lies on the screen, in an occlusal view, from three cusps that are shown: the view is not in perspective. */
  const projection = async ([a, b, c]: readonly [Tooth, Tooth, Tooth]) => {
    const [p, q, r] = [topOf(a), topOf(b), topOf(c)]
    const [u, v, w] = [await placeOf(`${a} CU`), await placeOf(`${b} CU`), await placeOf(`${c} CU`)]
    const whole = (q.x - p.x) * (r.z - p.z) - (r.x - p.x) * (q.z - p.z)
    return ({ x, z }: Point3) => {
      const s = ((x - p.x) * (r.z - p.z) - (r.x - p.x) * (z - p.z)) / whole
      const t = ((q.x - p.x) * (z - p.z) - (x - p.x) * (q.z - p.z)) / whole
      return { x: u.x + s * (v.x - u.x) + t * (w.x - u.x), y: u.y + s * (v.y - u.y) + t * (w.y - u.y) }
    }
  }

  it('a width read on the file is the width it was made with', async () => {
    await cell('16').getByText('10.3').waitFor()
    await page.getByText('还缺').first().waitFor()
  })

  it('a second reading clicked beside the contacts is led to them: the same width within 0.1 mm', async () => {
    const [mesial, distal] = [await placeOf('16 MC'), await placeOf('16 DC')]
    await page.getByRole('button', { name: '再测一次' }).click()
    // 0.4 mm from each contact of a tooth of 10.3 mm.
    for (const share of [0.04, 0.96])
      await page.mouse.click(mesial.x + share * (distal.x - mesial.x), mesial.y + share * (distal.y - mesial.y))
    await page.getByText('15 右上第二前磨牙：近中接触点').waitFor()
    await page.getByRole('button', { name: '结束再测' }).click()
    const again = async () => {
      const [record] = await doctor.call('timebarGet', { caseUuid })
      const { MC, DC } = modelReadingsFrom(record?.modelReadings).teeth['16']?.contacts[1] ?? {}
      return MC && DC ? distance3(MC, DC) : null
    }
    await expect.poll(again).not.toBeNull()
    expect(Math.abs(((await again()) ?? Number.NaN) - 10.3)).toBeLessThanOrEqual(0.1)
    for (const _ of ['distal', 'mesial']) await page.getByRole('button', { name: '撤销' }).click()
    await expect.poll(again).toBeNull()
  })

  it('a second reading on the surface that lies apart is asked about; undo takes it back; all of it is saved', async () => {
    const [mesial, distal] = [await placeOf('16 MC'), await placeOf('16 DC')]
    const between = (share: number) => ({
      x: mesial.x + share * (distal.x - mesial.x),
      y: mesial.y + share * (distal.y - mesial.y),
    })
    await page.getByRole('button', { name: '再测一次' }).click()
    await page.getByRole('button', { name: '吸附到嵴' }).click()
    for (const share of [0.2, 0.8]) await page.mouse.click(between(share).x, between(share).y)
    await page.getByText('15 右上第二前磨牙：近中接触点').waitFor()
    await page.getByRole('button', { name: '结束再测' }).click()
    await page.getByRole('button', { name: '再测第三次' }).waitFor()
    await page.getByRole('button', { name: '撤销' }).click()
    await page.getByRole('button', { name: '撤销' }).click()
    await cell('16').getByText('10.3').waitFor()
    await page.getByRole('button', { name: '已保存' }).waitFor()
    await expect.poll(() => page.getByRole('button', { name: '再测第三次' }).count()).toBe(0)
  })

  it('a contact that lies on its neighbour’s is placed by a click on it, which moves no other', async () => {
    const contacts = async (tooth: '15' | '16') => {
      const [record] = await doctor.call('timebarGet', { caseUuid })
      return modelReadingsFrom(record?.modelReadings).teeth[tooth]?.contacts[0]
    }
    const before = await contacts('16')
    await cell('15').click()
    // The mesial contact of 15 somewhere on its crown, then the distal one, which lies on the mesial one of 16.
    const [mesial, distal] = [await placeOf('16 MC'), await placeOf('16 DC')]
    await page.mouse.click(mesial.x + 0.4 * (mesial.x - distal.x), mesial.y + 0.4 * (mesial.y - distal.y))
    await page.getByText('15 右上第二前磨牙：远中接触点').waitFor()
    await page.mouse.click(mesial.x, mesial.y)
    await expect.poll(async () => (await contacts('15'))?.DC ?? null).not.toBeNull()
    expect(await contacts('16')).toEqual(before)
  })

  it('the keys lead from tooth to tooth and from view to view', async () => {
    await page.locator('canvas').focus()
    await page.keyboard.press('Tab')
    await expect.poll(() => page.locator('button[aria-pressed=true]', { hasText: '双颌合面' }).count()).toBe(1)
    await page.keyboard.press('4')
    await page.locator('button[aria-pressed=true]', { hasText: '正面' }).waitFor()
  })

  it('a curve of Spee, an overjet and an overbite clicked on arches in the bite are those they were made with', async () => {
    const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2025-10-01T09:00', type: 2 })
    for (const jaw of jaws) {
      const type = jaw === 'upper' ? ('Upper_Model' as const) : ('Lower_Model' as const)
      await doctor.upload({ recordUuid: uuid, type, name: `${jaw}.stl` }, Buffer.from(archStl(bitten, jaw, asScanned)))
    }
    const bare = (tooth: string) => jaws.some(jaw => open[jaw].includes(tooth as Tooth))
    const teeth = Object.fromEntries(
      Object.entries(topped).map(([tooth, read]) => {
        const { CU: _, DB: __, ...rest } = read ?? { contacts: [] }
        return [tooth, bare(tooth) ? rest : (read ?? rest)]
      }),
    )
    const stored = async () => (await doctor.call('timebarGet', { caseUuid })).find(record => record.uuid === uuid)
    const modelReadings = modelReadingsText({ ...noReadings, teeth, inBite: true })
    await doctor.call('timebarUpdate', { uuid, caseUuid, version: (await stored())?.version ?? 1, modelReadings })
    await page.goto(`${product.url}/studioModels?case=${caseUuid}&record=${uuid}`)
    await page.locator('canvas[data-state=shown]').waitFor()
    await page.getByRole('button', { name: '继续放牙尖' }).click()
    for (const jaw of jaws) {
      await page
        .getByRole('group', { name: '视图' })
        .getByRole('button', { name: jaw === 'upper' ? '上颌' : '下颌', exact: true })
        .click()
      const quadrants = jaw === 'upper' ? (['13', '23', '16'] as const) : (['43', '33', '46'] as const)
      const on = await projection(quadrants)
      for (const tooth of open[jaw]) {
        const at = on(topOf(tooth))
        await page.mouse.click(at.x, at.y)
      }
    }
    const read = async () => modelReadingsFrom((await stored())?.modelReadings)
    await expect.poll(async () => (await read()).teeth['37']?.DB ?? null).not.toBeNull()
    const [clicked, made] = [modelAnalysis(await read()), modelAnalysis({ ...bitten, teeth: topped, inBite: true })]
    // By construction 2 mm, and a little more: the plane through the sunk arch is not level.
    expect(Math.abs((made.bite?.overbite ?? Number.NaN) - 2)).toBeLessThan(0.15)
    expect(made.spee?.right).toBeGreaterThan(1.5)
    for (const [own, wanted] of [
      [clicked.spee?.right, made.spee?.right],
      [clicked.spee?.left, made.spee?.left],
      [clicked.bite?.overjet, made.bite?.overjet],
      [clicked.bite?.overbite, made.bite?.overbite],
    ])
      expect(Math.abs((own ?? Number.NaN) - (wanted ?? Number.NaN))).toBeLessThanOrEqual(0.1)
    const { spee, bite } = clicked
    await page
      .getByText(`右 ${showMm(spee?.right ?? 0)} · 左 ${showMm(spee?.left ?? 0)} mm`)
      .first()
      .waitFor()
    await page.getByText(`覆盖 ${showMm(bite?.overjet ?? 0)} mm · 覆合 ${showMm(bite?.overbite ?? 0)} mm`).waitFor()
  })

  it.each(['laptop', 'tablet', 'phone'] as const)(
    'no width lies under the name of its arch on a %s, in English either',
    async on => {
      const box = (all: Element[]) => all.map(each => each.getBoundingClientRect().toJSON() as DOMRect)
      await page.setViewportSize(viewports[on])
      await page.reload()
      await page.locator('canvas[data-state=shown]').waitFor()
      await page.getByRole('button', { name: 'EN', exact: true }).click()
      const legend = page.locator('p[data-jaw]')
      await legend.filter({ hasText: 'Lower' }).waitFor()
      const widths = await page.locator('svg text', { hasText: /^\d+\.\d$/ }).evaluateAll(box)
      expect(widths.length).toBe(24)
      const names = await legend.evaluateAll(box)
      await page.getByRole('button', { name: '中', exact: true }).click()
      await page.setViewportSize(viewports.laptop)
      expect(names.length).toBe(2)
      for (const name of names)
        for (const { left, right, top, bottom } of widths)
          expect(left < name.right && right > name.left && top < name.bottom && bottom > name.top).toBe(false)
    },
  )
})
