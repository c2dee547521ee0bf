import type { Point } from '@sella/ceph/geometry/point'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext, viewports } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { signedIn } from '../pages/sign-in'
import { placeGuided } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`a film traced again blind${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let record = { caseUuid: '', recordUuid: '' }
  let truth: Record<string, Point> = {}

  const stored = async () =>
    (await (await asDemo(product)).call('timebarGet', { caseUuid: record.caseUuid })).find(
      each => each.uuid === record.recordUuid,
    )

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    record = await tracedRecord(await asDemo(product))
    const text = (await stored())?.cephPoints ?? '{}'
    const points = (JSON.parse(text) as { Lateral_Ceph: { landmark: string; x: number; y: number }[] }).Lateral_Ceph
    const wanted = ['S', 'Na', 'A', 'B']
    truth = Object.fromEntries(
      points.filter(({ landmark }) => wanted.includes(landmark)).map(({ landmark, x, y }) => [landmark, { x, y }]),
    )
    await signedIn(page, product.url, demoDoctor)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('is chosen from the traced films and opened without its points and values', async () => {
    await page.goto(`${product.url}/reliability`)
    await page.getByRole('button', { name: '全选' }).click()
    await page.getByRole('button', { name: '按随机次序重描' }).click()
    await page.waitForURL('**/studioDigitization**again=self**')
    // The one whose truth is known, whichever comes first.
    await page.goto(`${product.url}/studioDigitization?case=${record.caseUuid}&record=${record.recordUuid}&again=self`)
    await page.getByRole('application').waitFor()
    await page.getByText('原来的点和测量值不显示').waitFor()
    expect(await page.locator('[role=application] svg circle').count()).toBe(0)
    expect(await page.getByRole('table').count()).toBe(0)
  })

  it('is not made on a phone, whose points would show no usual error', async () => {
    const wide = page.viewportSize() ?? viewports.laptop
    await page.setViewportSize(viewports.phone)
    await page.getByText('重描请使用 768 px 以上的屏幕').waitFor()
    expect(await page.getByRole('application').count()).toBe(0)
    await page
      .getByRole('button', { name: '返回' })
      .or(page.getByRole('button', { name: /可靠性/ }))
      .first()
      .click()
    await page.getByRole('button', { name: '全选' }).click()
    expect(await page.getByRole('button', { name: '按随机次序重描' }).isDisabled()).toBe(true)
    await page.setViewportSize(wide)
    await page.goto(`${product.url}/studioDigitization?case=${record.caseUuid}&record=${record.recordUuid}&again=self`)
    await page.getByRole('application').waitFor()
  })

  it('keeps the new reading beside the tracing, which is not touched', async () => {
    const before = await stored()
    const { S, Na, ...later } = truth
    expect(await placeGuided(page, { S, Na })).toBe(2)
    await page.getByRole('status').filter({ hasText: '已保存' }).waitFor()
    // Left in the middle, it is taken up where it was.
    await page.goto(`${product.url}/reliability`)
    await page.getByText('未完成的重描').waitFor()
    await page.getByRole('button', { name: /^继续/ }).click()
    await page.getByText('已放 2 /').waitFor()
    expect(await (await asDemo(product)).call('rereadList', {})).toEqual([])
    expect(await placeGuided(page, later)).toBe(2)
    await page.getByRole('button', { name: '完成并保存' }).click()
    await page.waitForURL('**/reliability')
    const [film] = await (await asDemo(product)).call('rereadList', {})
    expect(film).toMatchObject({ recordUuid: record.recordUuid, reader: 'self' })
    const after = await stored()
    expect([after?.cephPoints, after?.version]).toEqual([before?.cephPoints, before?.version])
    expect(await (await asDemo(product)).call('rereadDrafts', {})).toEqual([])
  })

  it('shows how the two readings agree, and deletes the new one', async () => {
    await page.getByRole('row', { name: /SNA/ }).first().waitFor()
    await page.getByRole('img', { name: /Bland-Altman/ }).waitFor()
    await page.getByText('不足 10 张，不给 ICC').waitFor()
    await page.getByRole('tab', { name: '标志点' }).click()
    // A click lands within a pixel of where it was aimed.
    await page
      .getByRole('row', { name: /鞍点|蝶鞍/ })
      .first()
      .getByText('100%')
      .waitFor()
    await page.getByText(/各次重描 \(1\)/).click()
    await page.getByRole('button', { name: /^删除重描/ }).click()
    await page.getByText('还没有重描').waitFor()
  })
})
