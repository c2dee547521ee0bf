import type { Tracing } from '@sella/ceph/tracing/tracing'
import { fromStored } from '@sella/contract/documents/tracing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { named } from '../pages/commands'
import { signedIn } from '../pages/sign-in'
import { openFilm } from '../pages/traced-film'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`a film that lies sideways${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let caseUuid = ''
  let stored: () => Promise<{ readonly tracing: Tracing; readonly width: number; readonly height: number }>

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const doctor = await asDemo(product)
    const { rows } = await doctor.call('patientGet', {})
    // No overlap rests on the film of a case with one record.
    const single = rows.find(({ records }) => records.length === 1 && records[0]?.hasTracing)
    caseUuid = single?.uuid ?? ''
    stored = async () => {
      const [record] = await doctor.call('timebarGet', { caseUuid })
      const film = record?.photos.find(({ type }) => type === 'Lateral_Ceph')
      const read = fromStored(record?.cephPoints ?? '')
      if (!film || !read.ok) throw new Error('the demo record has no traced film')
      return { tracing: read.value, width: film.width, height: film.height }
    }
    page = await (await openContext(browser)).newPage()
    await signedIn(page, product.url, demoDoctor)
    await openFilm(page, `${product.url}/studioDigitization?case=${caseUuid}&record=${single?.records[0]?.uuid}`)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const values = async (): Promise<readonly string[]> => {
    await page.getByRole('row', { name: /^SNA/ }).waitFor()
    return page.getByRole('row').allInnerTexts()
  }
  /**
   * The panel goes when the film is drawn anew, also between the look at its button and the click. Pressed in the page itself: a click that
   * is given up may have been heard, and be heard twice when it is repeated.
   */
  const press = async (id: string): Promise<void> => {
    const button = page.getByRole('group', { name: '影像' }).getByRole('button', { name: named(id), exact: true })
    const pressed = async () => {
      if (!(await button.isVisible())) await page.getByRole('button', { name: '视图', exact: true }).click()
      return button.evaluateAll(([own]) => {
        if (!(own instanceof HTMLButtonElement) || own.disabled) return false
        own.click()
        return true
      })
    }
    await expect.poll(pressed, { interval: 1000 }).toBe(true)
  }

  it('is set upright from the workbench: every point goes with its pixel, no value changes', async () => {
    const [before, shown] = [await stored(), await values()]
    await press('film.right')
    await page.getByText('影像已移动，定点随之移动').first().waitFor()
    await expect.poll(async () => (await stored()).width).toBe(before.height)
    const after = await stored()
    expect(after.height).toBe(before.width)
    const names = Object.keys(before.tracing.points) as (keyof Tracing['points'])[]
    expect(names.length).toBeGreaterThan(20)
    expect(Object.keys(after.tracing.points)).toEqual(names)
    for (const name of names) {
      const [from, to] = [before.tracing.points[name], after.tracing.points[name]]
      // A quarter turn to the right: what was at the top is at the right.
      expect(to?.x).toBeCloseTo(before.height - (from?.y ?? 0), 6)
      expect(to?.y).toBeCloseTo(from?.x ?? 0, 6)
    }
    await expect.poll(values).toEqual(shown)
  })

  it('is taken back as it was, to the last pixel', async () => {
    const notice = page.getByRole('listitem').filter({ hasText: '影像已移动' })
    // What the server has stored the page has yet to hear: it is ready for the next turn when it has told of this one.
    const noticed = notice.waitFor()
    await press('film.restore')
    await expect
      .poll(async () => {
        const { width, height } = await stored()
        return width < height
      })
      .toBe(true)
    await noticed
    const before = await stored()
    await notice.waitFor({ state: 'hidden' })
    await press('film.mirror')
    // It stays while it is pointed at.
    await notice.hover()
    await expect.poll(async () => (await stored()).tracing.points.S?.x).not.toBe(before.tracing.points.S?.x)
    await notice.getByRole('button', { name: named('undo') }).click()
    await expect.poll(async () => (await stored()).tracing.points).toEqual(before.tracing.points)
  })
})
