import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { demoDoctor } from '../demo'
import { keyFor, named } from '../pages/commands'
import { cutOnPaper, onPaper } from '../pages/paper'
import { signedIn } from '../pages/sign-in'
import { openFilm, pointOf, tracedFilm } from '../pages/traced-film'
import { drag, onScreen, results } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** The mean grey of the film as it stands on the stage, 0 to 255. */
const meanGrey = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const film = document.querySelector('[role=application] canvas')
    const small = new OffscreenCanvas(40, 40)
    const context = small.getContext('2d')
    context.drawImage(film, 0, 0, 40, 40)
    const bytes = context.getImageData(0, 0, 40, 40).data
    let sum = 0
    for (let i = 0; i < bytes.length; i += 4) sum += bytes[i]
    return sum / 1600
  })()`)

const drawn = (page: Page, layer: string): Promise<number> => page.locator(`[data-layer=${layer}] > *`).count()

/** The matrix by which the drawing lies on the film. */
const zoom = (page: Page): Promise<number> =>
  page.evaluate(`document.querySelector('[role=application] svg > g').getScreenCTM().a`)

const command = async (page: Page, words: string): Promise<void> => {
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox', { name: '命令面板' }).fill(words)
  await page.keyboard.press('Enter')
  await page.getByRole('combobox', { name: '命令面板' }).waitFor({ state: 'hidden' })
}

describe.skipIf(!chromiumPath)(`the tools of the workbench${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let film: Awaited<ReturnType<typeof tracedFilm>>
  const faults: string[] = []

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    film = await tracedFilm(product)
    page = await (await openContext(browser)).newPage()
    page.on('pageerror', error => faults.push(error.message))
    await signedIn(page, product.url, demoDoctor)
    await openFilm(page, film.address)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  describe('looking', () => {
    it('every layer has its key, and the film too', async () => {
      for (const [id, layer] of [
        ['show.points', 'points'],
        ['show.auxiliaryLines', 'lines'],
        ['show.results', 'values'],
      ] as const) {
        // Lines of lengths come once the other films of the case have been looked at.
        await expect.poll(() => drawn(page, layer), { message: layer }).toBeGreaterThan(0)
        const [key, before] = [keyFor(id), await drawn(page, layer)]
        await page.keyboard.press(key)
        await expect.poll(() => drawn(page, layer)).toBe(0)
        await page.keyboard.press(key)
        await expect.poll(() => drawn(page, layer)).toBe(before)
      }
      await page.keyboard.press('x')
      await expect.poll(() => page.locator('[role=application] canvas').count()).toBe(0)
      await page.keyboard.press('x')
      await expect.poll(() => page.locator('[role=application] canvas').count()).toBe(1)
    })

    it('invert, local contrast, sharpening and gamma change what is seen, and come back to the film as taken', async () => {
      const plain = await meanGrey(page)
      await page.getByRole('button', { name: '视图', exact: true }).click()
      for (const name of ['负片', '局部对比度', '锐化']) {
        await page.getByRole('switch', { name, exact: true }).click()
        await expect.poll(() => meanGrey(page), { message: name }).not.toBe(plain)
        await page.getByRole('switch', { name, exact: true }).click()
        await expect.poll(() => meanGrey(page), { message: name }).toBe(plain)
      }
      await page.getByRole('slider', { name: '伽马' }).press('ArrowRight')
      await expect.poll(() => meanGrey(page)).toBeGreaterThan(plain)
      await page.getByRole('button', { name: '恢复原样' }).click()
      await expect.poll(() => meanGrey(page)).toBe(plain)
      await page.getByRole('button', { name: '视图', exact: true }).click()
      await page.getByRole('switch', { name: '负片', exact: true }).waitFor({ state: 'hidden' })
    })

    it('wheel, double click, space and right drag: zoom, fit, pan, window', async () => {
      const fitted = await zoom(page)
      const at = await onScreen(page, pointOf((await film.stored()).tracing, 'S'))
      await page.mouse.move(at.x, at.y)
      await page.mouse.wheel(0, -400)
      await expect.poll(() => zoom(page)).toBeGreaterThan(fitted * 1.3)
      const grey = await meanGrey(page)
      await page.mouse.down({ button: 'right' })
      await page.mouse.move(at.x + 90, at.y + 60, { steps: 3 })
      await page.mouse.up({ button: 'right' })
      await expect.poll(() => meanGrey(page)).not.toBe(grey)
      await page.mouse.dblclick(at.x + 10, at.y - 160)
      await expect.poll(() => zoom(page)).toBeCloseTo(fitted, 3)
      const left = () => page.evaluate(`document.querySelector('[role=application] svg > g').getScreenCTM().e`)
      const before = Number(await left())
      await page.keyboard.down(' ')
      await page.mouse.down()
      await page.mouse.move(at.x + 60, at.y - 140, { steps: 3 })
      await page.mouse.up()
      await page.keyboard.up(' ')
      await expect.poll(async () => Math.abs(Number(await left()) - before)).toBeGreaterThan(20)
      await page.keyboard.press('f')
    })

    it('a row lights its lines on the film, and leaving it puts them out', async () => {
      const row = page.getByRole('row', { name: /^SNA/ })
      await row.hover()
      await expect.poll(() => page.locator('[data-lit=true]').count()).toBeGreaterThan(0)
      const lit = await page.locator('[data-layer=lines]').innerHTML()
      await page.mouse.move(700, 5)
      await expect.poll(() => page.locator('[data-layer=lines]').innerHTML()).not.toBe(lit)
    })

    it('is printed as the whole film with every row and finding, and nothing else of the screen', async () => {
      const rows = await page.locator('[role=row][data-item]').count()
      const paper = page.locator('body > article')
      await expect.poll(() => onPaper(page, () => paper.count())).toBe(1)
      await onPaper(page, async () => {
        expect(await cutOnPaper(page)).toEqual([])
        expect(await paper.locator('tbody th:not([colspan])').count()).toBe(rows)
        expect(await paper.locator('dl dt').count()).toBeGreaterThan(0)
        expect(Number(await paper.locator('canvas').getAttribute('width'))).toBeGreaterThan(500)
        expect(await page.locator('#root').isVisible()).toBe(false)
      })
      expect(await paper.count()).toBe(0)
    })

    it('is not printed as the bare screen before its paper has come: the key waits', async () => {
      const early = await page.context().newPage()
      await signedIn(early, product.url, demoDoctor)
      await early.addInitScript(`window.print = () => {
        dispatchEvent(new Event('beforeprint'))
        window.printedArticles = document.querySelectorAll('body > article').length
        dispatchEvent(new Event('afterprint'))
      }`)
      let arrive = (): void => undefined
      const arrival = new Promise<void>(resolve => {
        arrive = resolve
      })
      await early.route('**/unseen*.js', async route => {
        await arrival
        await route.continue()
      })
      // A quick browser is idle, and asks for it by itself, before the film is on the screen.
      const unseen = early.waitForRequest('**/unseen*.js')
      await openFilm(early, film.address)
      await early.keyboard.press('Control+p')
      await unseen
      expect(await early.evaluate('window.printedArticles')).toBe(undefined)
      arrive()
      await expect.poll(() => early.evaluate('window.printedArticles')).toBe(1)
      await early.close()
    })

    it('the palette finds a point by its code, an analysis by its name, and a setting', async () => {
      await command(page, 'gonion')
      await page.getByRole('heading', { name: /^Go/ }).waitFor()
      await command(page, 'downs')
      await expect.poll(async () => (await results(page)).some(([item]) => item === 'Y-axis' || item?.includes('Y'))).toBe(true)
      await command(page, 'steiner')
      await command(page, '辅助线')
      await expect.poll(() => drawn(page, 'lines')).toBe(0)
      await command(page, '辅助线')
      await expect.poll(() => drawn(page, 'lines')).toBeGreaterThan(0)
      await page.keyboard.press('Escape')
    })
  })

  describe('editing', () => {
    it('blocks what must wait, with its message; nothing changed is not saved', async () => {
      await page.keyboard.press('e')
      await page.getByRole('button', { name: named('export'), exact: true }).click({ force: true })
      await page.getByText('当前处于编辑状态，请先保存或取消修改').first().waitFor()
      await page.keyboard.press('Control+s')
      await page.getByText('没有任何改动，无需保存').first().waitFor()
    })

    it('arrows move a pixel, with Shift ten; Delete clears; undo takes each back', async () => {
      const { tracing } = await film.stored()
      const at = await onScreen(page, pointOf(tracing, 'S'))
      await page.mouse.click(at.x, at.y)
      const position = () => page.getByText(/^x \d/).innerText()
      const x = async () => Number(/x ([\d.]+)/.exec(await position())?.[1])
      const start = await x()
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('Shift+ArrowRight')
      await expect.poll(x).toBeCloseTo(start + 11, 1)
      await page.keyboard.press('Control+z')
      await page.keyboard.press('Control+z')
      await expect.poll(x).toBeCloseTo(start, 1)
      await page.keyboard.press('Delete')
      await expect.poll(async () => (await results(page)).find(([item]) => item === 'SNA')?.join(' ')).toContain('缺')
      await page.keyboard.press('Control+z')
      await expect.poll(async () => (await results(page)).find(([item]) => item === 'SNA')?.join(' ')).toContain('°')
    })

    it('Escape in the middle of a drag: it never was; Cancel brings the saved points back', async () => {
      const before = await results(page)
      const at = await onScreen(page, pointOf((await film.stored()).tracing, 'S'))
      await page.mouse.move(at.x, at.y)
      await page.mouse.down()
      await page.mouse.move(at.x + 40, at.y, { steps: 3 })
      await page.keyboard.press('Escape')
      await page.mouse.up()
      await expect.poll(() => results(page)).toEqual(before)
      const S = pointOf((await film.stored()).tracing, 'S')
      await drag(page, S, { x: S.x + 60, y: S.y })
      await expect.poll(() => results(page)).not.toEqual(before)
      await page.getByRole('button', { name: '取消', exact: true }).click()
      await expect.poll(() => results(page)).toEqual(before)
    })
  })

  describe('measuring', () => {
    const tool = async (name: string): Promise<void> => {
      await page.getByRole('button', { name: '测量', exact: true }).click()
      await page.getByRole('button', { name: new RegExp(`^${name}`) }).click()
    }
    const note = (text: RegExp) => page.locator('[data-layer=notes] text', { hasText: text })

    it('distance and angle stand on the film with their figures, strokes without; all are cleared at once', async () => {
      await tool('距离')
      await drag(page, { x: 300, y: 300 }, { x: 600, y: 300 })
      await note(/mm/).waitFor({ state: 'attached' })
      await tool('角度')
      for (const at of [
        { x: 300, y: 600 },
        { x: 300, y: 500 },
        { x: 400, y: 500 },
      ]) {
        const spot = await onScreen(page, at)
        await page.mouse.click(spot.x, spot.y)
      }
      await note(/90\.0°/).waitFor({ state: 'attached' })
      await tool('画笔')
      await drag(page, { x: 500, y: 700 }, { x: 600, y: 760 })
      expect(await drawn(page, 'notes')).toBeGreaterThan(5)
      await page.keyboard.press('Escape')
      await tool('清除结果')
      await expect.poll(() => drawn(page, 'notes')).toBe(0)
    })

    it('the ruler gives the film its scale, decimals too, and refuses a length that is none without changing it', async () => {
      await page.keyboard.press('r')
      const length = page.getByLabel('标尺长度')
      await length.waitFor()
      await drag(page, { x: 200, y: 200 }, { x: 200, y: 600 })
      // The length is what comes next: it is typed over the usual one, and the keys go on at the film.
      const isFocused = (where: typeof length) => where.evaluate(element => element === document.activeElement)
      await expect.poll(() => isFocused(length)).toBe(true)
      await page.keyboard.type('62.5')
      await page.keyboard.press('Enter')
      await expect.poll(() => isFocused(page.getByRole('application'))).toBe(true)
      await page.getByText(/标尺 62\.5 mm · 0\.156 mm\/px/).waitFor()
      for (const typed of ['1000', '0', '12.5.5']) {
        await length.fill(typed)
        const note = page.getByRole('alert').filter({ hasText: '标尺长度须为 1 至 100 mm，可带小数' })
        await note.getByText('标尺仍为 62.5 mm').waitFor()
        await length.blur()
        expect([await length.inputValue(), await length.getAttribute('aria-invalid')]).toEqual([typed, 'true'])
        await page.getByText(/标尺 62\.5 mm/).waitFor()
      }
      await page.getByRole('button', { name: '取消', exact: true }).click()
    })

    it('raised no error in the page', () => {
      expect(faults).toEqual([])
    })
  })
})
