import { distance3 } from '@sella/ceph/geometry/space'
import { noReadings } from '@sella/ceph/study-models/readings'
import { jaws } from '@sella/ceph/study-models/tooth'
import { archStl, asScanned } from '@sella/ceph/testing/arch-stl'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { modelReadingsFrom, modelReadingsText } from '@sella/contract/documents/model-readings'
import { someone } from '@sella/server/testing/samples'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** Two jaws of known widths, the upper one 6 mm above the lower. */
const arches = bothArches({ widths: { '16': 10.3 }, place: at => ({ ...at, y: at.y + 6 }) }, { room: 0.96 })

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
})
