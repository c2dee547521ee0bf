import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { named } from '../pages/commands'
import { openDemoFilm } from '../pages/demo-case'
import { results } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** An item's value as it stands in the table; empty without one. */
const angle = async (page: Page, item: string): Promise<string> =>
  (await results(page)).find(([name]) => name === item)?.find(cell => cell.includes('°')) ?? ''

const bottomOf = (box: { readonly y: number; readonly height: number } | null): number => (box ? box.y + box.height : 0)

describe.skipIf(!chromiumPath)(`automatic points with the shipped weights${why}`, () => {
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

  it('is where the tour leads, once: its one step stands at the button and says what it does', async () => {
    const auto = page.getByRole('button', { name: named('auto') }).first()
    await openDemoFilm(page, product, false, async step => {
      await step.getByText('从这里开始').waitFor()
      await step.getByText('自动定点会放置全部标志点，并列出需要核对的几个。').waitFor()
      // Below the button, and close to it.
      const below = async () => ((await step.boundingBox())?.y ?? 0) - bottomOf(await auto.boundingBox())
      await expect.poll(below).toBeGreaterThan(0)
      expect(await below()).toBeLessThan(40)
    })
    await page.reload()
    await page.getByRole('heading', { name: '开始定点' }).waitFor()
    // The step comes in a part of its own.
    await page.waitForTimeout(500)
    expect(await page.getByRole('button', { name: '知道了' }).count()).toBe(0)
  })

  it('finds the points of a film, and the analysis follows', async () => {
    await page
      .getByRole('button', { name: named('auto') })
      .first()
      .click()
    await expect.poll(() => angle(page, 'SNA')).toMatch(/^\d{2}\.\d/)
    // What the detector saw of the film itself stands at the foot of the points.
    await page
      .getByRole('region', { name: '影像检查' })
      .getByText(/侧位片.*正片/)
      .waitFor()
  })

  it('hands the keyboard to the review: the next Tab takes the point that harms the analysis most', async () => {
    const first = page.getByRole('region', { name: '核对' }).locator('ol > li > button').first()
    await page.keyboard.press('Tab')
    await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
    await page
      .getByRole('region', { name: '核对', exact: true })
      .getByText(/^另有 \d+ 点没有把握，但不改变所选分析的分级$/)
      .waitFor()
  })

  it('leaves the keyboard to the review after a click on a card: Enter confirms its point', async () => {
    const cards = page.getByRole('region', { name: '核对' }).locator('ol > li > button')
    const names = () => cards.evaluateAll(all => all.map(card => card.querySelector('b')?.textContent))
    const [before, second] = [await names(), cards.nth(1)]
    await second.click()
    await expect.poll(() => second.getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Enter')
    await expect.poll(names).toEqual(before.filter((_, i) => i !== 1))
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(before)
  })

  it('colours the points by their expected error, with what the colours mean, until the doctor turns it off', async () => {
    const legend = page.getByRole('region', { name: '预期误差' })
    const colours = () =>
      page
        .locator('[role=application] svg circle')
        .evaluateAll(all => [...new Set(all.map(circle => circle.getAttribute('fill')))])
    await legend.waitFor()
    expect(await colours()).toContain('#4a6ea9')
    const toggle = async () => {
      await page.getByRole('button', { name: '显示', exact: true }).click()
      await page.getByRole('button', { name: '按把握着色', exact: true }).click()
      await page.keyboard.press('Escape')
    }
    await toggle()
    await legend.waitFor({ state: 'detached' })
    expect(await colours()).not.toContain('#4a6ea9')
    await toggle()
    await legend.waitFor()
    await page.getByRole('application').focus()
  })

  it('is one step of undo', async () => {
    await page.keyboard.press('Control+z')
    await expect.poll(() => results(page).then(rows => rows.some(row => /\d°/.test(row.join(' '))))).toBe(false)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(() => results(page).then(rows => rows.some(row => /\d°/.test(row.join(' '))))).toBe(true)
  })

  const select = async (short: string) => {
    await page.keyboard.press('Control+k')
    await page.getByRole('dialog').getByRole('combobox').or(page.getByRole('dialog').locator('input')).first().waitFor()
    await page.keyboard.type(`${short} `)
    await page.getByRole('dialog').getByText(short, { exact: true }).first().waitFor()
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: new RegExp(`^${short}`) }).waitFor()
  }

  it('keeps a stated error of a value whose points were all confirmed, and says whose it is', async () => {
    const error = async (): Promise<number> => {
      const row = (await results(page)).find(([name]) => name === 'SNA')?.join(' ') ?? ''
      return Number(/±(\d+\.\d)/.exec(row)?.[1] ?? Number.NaN)
    }
    const before = await error()
    for (const point of ['S', 'Na', 'A']) {
      await select(point)
      await page.getByRole('application').focus()
      await page.keyboard.press('Enter')
    }
    await select('A')
    await page.getByRole('heading', { name: /^A .*手动/ }).waitFor()
    await page.getByText('阅片者误差：两位医师在 373 张片上的离散').waitFor()
    const after = await error()
    // Half the readers' spread of S, Na and A about their places: some two degrees; never none, and no more than before.
    expect(after).toBeGreaterThan(1.5)
    expect(after).toBeLessThanOrEqual(before)
    for (let i = 0; i < 3; i++) await page.keyboard.press('Control+z')
  })

  const selectPorion = () => select('Po')
  const stated = () => page.getByRole('combobox', { name: '此点取法' })

  it('leaves it to the doctor to state by which definition she placed porion herself', async () => {
    await selectPorion()
    // The detector's own is told, not asked.
    await expect.poll(() => stated().count()).toBe(0)
    await page.keyboard.press('ArrowRight')
    await stated().focus()
    for (const key of ['Enter', 'ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
    await page.getByText('移动该点后需重新选择').waitFor()
    await page.getByTitle('机械耳点（耳杆环）').first().waitFor()
  })
})
