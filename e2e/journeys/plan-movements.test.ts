import type { Browser, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** Of each piece: the field, what is entered, how the row then reads, an arrow, and how it reads after it. */
const pieces = [
  ['U1', /前 \+/, '-2', '后 2.0 mm', 'ArrowLeft', '后 2.1 mm'],
  ['U6', /近中/, '1.5', '近中 1.5 mm', 'ArrowRight', '近中 1.6 mm'],
  ['L1', /伸长/, '-1', '压低 1.0 mm', 'ArrowDown', '压低 1.1 mm'],
  ['L6', /近中/, '2', '近中 2.0 mm', 'ArrowRight', '近中 2.1 mm'],
  ['MX', /下 \+/, '-3', '上 3.0 mm', 'ArrowUp', '上 3.1 mm'],
  ['MD', /前 \+/, '-4', '后 4.0 mm', 'ArrowLeft', '后 4.1 mm'],
  ['MDA', /张开/, '2', '张开 2.0°', 'ArrowRight', '张开 2.1°'],
  ['CH', /前 \+/, '3', '前 3.0 mm', 'ArrowRight', '前 3.1 mm'],
] as const

describe.skipIf(!chromiumPath)(`every piece is moved by number, arrow and hand, and each is undone${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    const { caseUuid, recordUuid } = await tracedRecord(await asDemo(product))
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioPlanning?case=${caseUuid}&record=${recordUuid}`)
    await page.getByText('还没有方案').waitFor()
    await page.getByRole('button', { name: '新建方案' }).last().click()
    await page.locator('[data-segment=U1]').waitFor()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const middleOf = async (grip: Locator) => {
    const box = await grip.boundingBox()
    if (!box) throw new Error('no handle')
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }

  it('a plan in which nothing was done says so on undo, which keeps the keyboard after the last step back', async () => {
    const undo = page.getByRole('button', { name: '撤销', exact: true })
    await expect.poll(() => undo.getAttribute('title')).toBe('没有可撤销的步骤')
    const row = page.locator('[data-segment=CH]')
    const head = row.locator('button[aria-expanded]')
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    const amount = row.getByRole('spinbutton', { name: /前 \+/ })
    await amount.fill('1')
    await amount.press('Enter')
    await expect.poll(() => undo.getAttribute('title')).toBeNull()
    await undo.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => undo.getAttribute('title')).toBe('没有可撤销的步骤')
    expect(await undo.evaluate(button => button === document.activeElement)).toBe(true)
  })

  it.each(pieces)('%s', async (segment, field, entered, reads, arrow, after) => {
    const row = page.locator(`[data-segment=${segment}]`)
    const amount = row.locator('em')
    const head = row.locator('button[aria-expanded]')
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    const input = row.getByRole('spinbutton', { name: field })
    await input.fill(entered)
    await input.press('Enter')
    await amount.getByText(reads, { exact: true }).waitFor()
    await page.getByRole('button', { name: /现在 \/ 方案/ }).focus()
    await page.keyboard.press(arrow)
    await amount.getByText(after, { exact: true }).waitFor()
    await row.getByRole('button', { name: `清除 ${segment}` }).click()
    await row.locator('em[data-rest=true]').waitFor()
    const grip = page.locator(`[data-grip=${segment}] [data-kind=${segment === 'MDA' ? 'turn' : 'shift'}]`)
    const from = await middleOf(grip)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x, from.y + 12, { steps: 3 })
    await page.mouse.up()
    await row.locator('em[data-rest=false]').waitFor()
    // One step of undo takes the hand's movement back, the next the clearing.
    await page.keyboard.press('Control+z')
    await row.locator('em[data-rest=true]').waitFor()
    await page.keyboard.press('Control+z')
    await amount.getByText(after, { exact: true }).waitFor()
    await row.getByRole('button', { name: `清除 ${segment}` }).click()
    await row.locator('em[data-rest=true]').waitFor()
  })

  it.each(['MX', 'MD', 'CH'])('%s is turned by its circle, and no other piece', async segment => {
    const row = page.locator(`[data-segment=${segment}]`)
    const head = row.locator('button[aria-expanded]')
    if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    const circle = page.locator(`[data-grip=${segment}] [data-kind=turn]`)
    await circle.waitFor()
    const from = await middleOf(circle)
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    // Aslant: straight up would be straight towards what the mandible turns about.
    await page.mouse.move(from.x - 12, from.y - 12, { steps: 3 })
    await page.mouse.up()
    await row.locator('em').getByText(/°$/).waitFor()
    await expect.poll(() => page.locator('[data-segment] em[data-rest=false]').count()).toBe(1)
    await page.keyboard.press('Control+z')
    await row.locator('em[data-rest=true]').waitFor()
  })

  it('growth is set by a slider from zero, with the keys too, and one step takes it back', async () => {
    const growth = page.getByRole('region', { name: '生长 · 平均变化' })
    await growth.getByRole('button', { name: /生长 · 平均变化/ }).click()
    const years = growth.getByRole('slider', { name: '年数', exact: true })
    expect(await years.isDisabled()).toBe(true)
    await growth.getByRole('checkbox', { name: /患者仍在生长/ }).check()
    await growth.getByText(/^仍在生长：.+，\d{4}-\d\d-\d\d$/).waitFor()
    await years.focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await years.press(key)
    await growth.getByText('1.5 年（18 个月）', { exact: true }).waitFor()
    await growth.getByRole('slider', { name: '下颌体轴', exact: true }).focus()
    await page.keyboard.press('End')
    await growth.getByRole('spinbutton', { name: '下颌体轴', exact: true }).and(page.locator('[value="3.0"]')).waitFor()
    await expect.poll(() => page.locator('[data-layer=band] *').count()).toBeGreaterThan(0)
    await page.getByRole('button', { name: '撤销', exact: true }).click()
    await page.getByRole('button', { name: '撤销', exact: true }).click()
    await growth.getByText('关闭', { exact: true }).waitFor()
  })

  it('takes the handle that is nearest, though edges lie a few pixels apart', async () => {
    for (const segment of ['U1', 'L1']) {
      const at = await middleOf(page.locator(`[data-grip=${segment}] [data-kind=shift]`))
      const top = await page.evaluate(
        ({ x, y }) => document.elementFromPoint(x, y)?.closest('[data-grip]')?.getAttribute('data-grip'),
        at,
      )
      expect(top).toBe(segment)
    }
  })
})
