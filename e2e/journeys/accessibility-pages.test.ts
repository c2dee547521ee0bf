import { noReadings } from '@sella/ceph/study-models/readings'
import { jaws } from '@sella/ceph/study-models/tooth'
import { archStl } from '@sella/ceph/testing/arch-stl'
import { bothArches } from '@sella/ceph/testing/dental-arch'
import { modelReadingsText } from '@sella/contract/documents/model-readings'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { someone } from '@sella/server/testing/samples'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from '../axe'
import { openBrowser } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { settled } from '../pages/settled'
import { signedIn } from '../pages/sign-in'
import { openWithin } from '../pages/within'
import { patience } from '../patience'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`the newer screens are usable without sight of them${why}`, () => {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  /** Queries of the traced record of the demo, and of a record with models. */
  let traced = ''
  let modelled = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const doctor = await asDemo(product)
    const film = await tracedRecord(doctor)
    traced = `case=${film.caseUuid}&record=${film.recordUuid}`
    await doctor.call('planAdd', { recordUuid: film.recordUuid, name: '方案', content: writePlanDocument(emptyPlanDocument) })
    const { uuid: caseUuid } = await doctor.call('patientAdd', someone('模型'))
    const { uuid } = await doctor.call('timebarAdd', { caseUuid, createday: '2025-09-01T09:00', type: 1 })
    const arches = bothArches({ place: at => ({ ...at, y: at.y + 6 }) }, { room: 0.96 })
    for (const jaw of jaws) {
      const type = jaw === 'upper' ? ('Upper_Model' as const) : ('Lower_Model' as const)
      await doctor.upload({ recordUuid: uuid, type, name: `${jaw}.stl` }, Buffer.from(archStl(arches, jaw)))
    }
    const read = Object.fromEntries(Object.entries(arches.teeth).map(([tooth, at]) => [tooth, { contacts: at?.contacts ?? [] }]))
    const modelReadings = modelReadingsText({ ...noReadings, teeth: read } as Parameters<typeof modelReadingsText>[0])
    const [record] = await doctor.call('timebarGet', { caseUuid })
    await doctor.call('timebarUpdate', { uuid, caseUuid, version: record?.version ?? 1, modelReadings })
    modelled = `case=${caseUuid}&record=${uuid}`
    context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(patience)
    page = await context.newPage()
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/patients`)
    await settled(page)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const open = (path: string) => openWithin(page, `/${path}`)

  it('the treatment plan', async () => {
    await open(`studioPlanning?${traced}`)
    await page.locator('[data-segment=U1]').waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('the vertebral maturation', async () => {
    await open(`studioDigitization?${traced}`)
    await page.getByLabel('右列内容').getByText('颈椎').click()
    await page.getByRole('region', { name: '颈椎成熟度' }).getByRole('heading').first().waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('the study models', async () => {
    await open(`studioModels?${modelled}`)
    await page.locator('canvas[data-state=shown]').waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('the frontal film, which the record does not have', async () => {
    await open(`studioDigitization?${traced}&view=pa`)
    await page.getByText('当前阶段没有头颅正位片').waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('the reliability of points', async () => {
    await open('reliability')
    await page.getByText('选择要重描的片').waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('the intake with its waiting room', async () => {
    await open('intake')
    await settled(page)
    expect(await serious(page)).toEqual([])
  })

  it('the patient’s file with the worklist', async () => {
    await open(`patientFile?${traced}`)
    await page.getByRole('textbox').first().waitFor()
    expect(await serious(page)).toEqual([])
    await page.getByRole('button', { name: '打开日历' }).first().click()
    await page.getByRole('dialog', { name: '选择日期' }).waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('the migration', async () => {
    await open('migration')
    await settled(page)
    expect(await serious(page)).toEqual([])
  })

  it('the result of a treatment', async () => {
    await open(`treatmentResult?${traced}`)
    await settled(page)
    expect(await serious(page)).toEqual([])
  })

  it('the designer of reports', async () => {
    await open(`reportDesign?${traced}`)
    await page.getByRole('img', { name: /预览 1 \// }).waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('the documents of a case', async () => {
    await open(`documents?${traced}`)
    await page.getByRole('button', { name: '新文档' }).waitFor()
    expect(await serious(page)).toEqual([])
  })

  it('a clinic, before there is one and after', async () => {
    await open('clinic')
    await page.getByLabel('诊所名称').waitFor()
    expect(await serious(page)).toEqual([])
    await page.getByLabel('诊所名称').fill('示例诊所')
    await page.getByRole('button', { name: '建立诊所' }).click()
    await page.getByRole('region', { name: '成员' }).waitFor()
    expect(await serious(page)).toEqual([])
    // On a phone one role at a time: five columns were cut at its edge.
    await page.setViewportSize({ width: 390, height: 844 })
    const roles = page.getByRole('region', { name: '角色能做什么' }).getByRole('table')
    await roles.getByLabel('角色').selectOption({ label: '只读' })
    await roles.getByRole('cell', { name: '指定' }).waitFor()
    expect(await roles.evaluate(table => table.scrollWidth - (table.parentElement?.clientWidth ?? 0))).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it.each(['invite', 'share', 'phone', 'verify'])('the page that a link leads to: %s', async path => {
    await open(path)
    await page.locator('main').first().waitFor()
    // Not each of them has a heading.
    await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    expect(await serious(page)).toEqual([])
  })
})
