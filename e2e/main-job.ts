import { execFileSync } from 'node:child_process'
import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { measureAll } from '@sella/ceph/measure/measure'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from './browser'
import type { Film } from './film'
import { addCase, addRecord } from './pages/cases'
import { named } from './pages/commands'
import { register, signIn } from './pages/sign-in'
import { drag, placeGuided, results } from './pages/workbench'
import { type Product, startProduct } from './product'

const doctor = { loginName: 'doctor.chen', name: '陈医生', password: 'a long enough password' }
interface Job {
  readonly title: string
  /** Why it cannot run here; empty when it can. */
  readonly why: string
  readonly open: () => Promise<Film>
  /** Whether it shows the film's part alone: not what another film has shown already and no film has a part in. */
  readonly filmOnly?: boolean
}

/** The whole way from an empty clinic to a printed page, on one film. */
export const mainJob = ({ title, why, open, filmOnly = false }: Job): void => {
  /** What is the same on any film. */
  const onAny = (name: string, run: () => Promise<void>): void => {
    if (!filmOnly) it(name, run)
  }
  describe.skipIf(why !== '')(`the main job on ${title}${why && ` (skipped: ${why})`}`, () => {
    let product: Product
    let browser: Browser
    let context: BrowserContext
    let page: Page
    let film: Film
    const faults: string[] = []

    beforeAll(async () => {
      ;[product, browser, film] = await Promise.all([startProduct(), openBrowser(), open()])
      context = await openContext(browser)
      page = await context.newPage()
      page.on('pageerror', error => faults.push(error.message))
    })
    afterAll(async () => {
      await browser?.close()
      await product?.close()
    })

    it('registers a doctor and finds an empty list that says what to do', async () => {
      await register(page, product.url, doctor)
      await page.getByText('还没有患者').waitFor()
    })

    it('adds a case and a record, and takes the film as it is', async () => {
      await addCase(page, { name: '欧阳·阿卜杜热依木江', birthday: '2012-03-18', caseNo: 'OR-1' })
      await addRecord(page, '2026-05-20')
      const chooser = page.waitForEvent('filechooser')
      await page
        .getByRole('button', { name: /头颅侧位片/ })
        .first()
        .click()
      const stored = page.waitForResponse(reply => reply.url().includes('/image/upload'))
      await (await chooser).setFiles(film.file)
      expect((await stored).status()).toBe(200)
    })

    it('opens the workbench with the film fitted and places the landmarks by guide', async () => {
      await page.goto(page.url().replace('patientImage', 'studioDigitization'))
      await page.getByRole('button', { name: '知道了' }).click()
      await page
        .getByRole('button', { name: named('place') })
        .first()
        .click()
      const placed = await placeGuided(page, film.landmarks)
      expect(placed).toBe(film.placeable)
    }, 240_000)

    onAny('undoes and redoes one gesture at a time', async () => {
      const before = await results(page)
      await page.keyboard.press('Escape')
      const { A } = film.landmarks
      if (!A) throw new Error('the film has no A')
      await drag(page, A, { x: A.x + 40, y: A.y })
      expect(await results(page)).not.toEqual(before)
      await page.keyboard.press('Control+z')
      expect(await results(page)).toEqual(before)
      await page.keyboard.press('Control+Shift+z')
      expect(await results(page)).not.toEqual(before)
      await page.keyboard.press('Control+z')
    })

    it('sets the ruler and shows the Steiner and Wits analysis with millimetres', async () => {
      await page.keyboard.press('r')
      await drag(page, ...film.ruler.ends)
      const length = page.getByLabel(/mm|毫米|长度/).first()
      await length.fill(String(film.ruler.mm))
      await length.press('Enter')
      const steiner = builtInAnalyses.find(analysis => analysis.name === 'Steiner+Wits')
      const mmPerPixel =
        film.ruler.mm / Math.hypot(film.ruler.ends[0].x - film.ruler.ends[1].x, film.ruler.ends[0].y - film.ruler.ends[1].y)
      const truth = measureAll(film.landmarks, { mmPerPixel, provenance: 'ruler' })
      const text = (await results(page)).map(row => row.join(' ')).join('\n')
      expect(steiner?.items).toHaveLength(11)
      for (const item of ['SNA', 'SNB', 'ANB'] as const) {
        const reading = truth[item]
        const shown = Number(new RegExp(`^${item} .*?([−-]?\\d+\\.\\d)°`, 'm').exec(text)?.[1]?.replace('−', '-'))
        expect(reading.status === 'read' && Math.abs(reading.value - shown), `${item} in\n${text}`).toBeLessThan(0.8)
      }
      if (film.whole) expect(text).toMatch(/Wits.* mm/)
      else expect(text).toMatch(/Wits.*缺/)
    })

    it('saves, and a reload shows the same', async () => {
      const before = await results(page)
      await page.keyboard.press('Control+s')
      await page.getByText('定点信息保存成功').waitFor()
      await page.reload()
      await page.getByRole('table').first().waitFor()
      await expect.poll(() => results(page)).toEqual(before)
    })

    onAny('ignores a drag while not editing', async () => {
      const before = await results(page)
      const { A } = film.landmarks
      if (!A) throw new Error('the film has no A')
      await drag(page, A, { x: A.x + 40, y: A.y })
      expect(await results(page)).toEqual(before)
    })

    it('exports one page as PDF with selectable Chinese text', async () => {
      await page.getByRole('button', { name: named('export'), exact: true }).click()
      const download = page.waitForEvent('download')
      await page.getByRole('dialog').getByRole('button', { name: /PDF/ }).last().click()
      const path = await (await download).path()
      const text = execFileSync('pdftotext', ['-layout', path, '-'], { encoding: 'utf8' })
      expect(text).toContain('欧阳·阿卜杜热依木江')
      expect(text).toContain('Steiner+Wits')
      expect(text).toMatch(/SNA/)
      const fonts = execFileSync('pdffonts', [path], { encoding: 'utf8' })
      expect(fonts).toMatch(/Noto|CID/)
      const images = execFileSync('pdfimages', ['-list', path], { encoding: 'utf8' })
      expect(images.trim().split('\n').length - 2, 'the film is the only picture; the tracing is vector').toBe(1)
    })

    onAny('keeps the other doctor out', async () => {
      const other = await openContext(browser)
      const stranger = await other.newPage()
      await register(stranger, product.url, { ...doctor, loginName: 'doctor.wang', name: '王医生' })
      await stranger.goto(page.url())
      await stranger.getByText('未找到，可能已被删除').first().waitFor()
      expect(await stranger.locator('body').innerText()).not.toContain('阿卜杜热依木江')
      await other.close()
    })

    onAny('shows the same in English', async () => {
      await page.keyboard.press('Escape')
      await page.getByText('EN', { exact: true }).first().click()
      await page.getByRole('button', { name: 'Measure', exact: true }).waitFor()
      await expect.poll(() => page.locator('html').getAttribute('lang')).toMatch(/^en/)
    })

    onAny('opens from the phone, read only', async () => {
      const phone = await openContext(browser, 'phone')
      const small = await phone.newPage()
      await signIn(small, product.url, doctor)
      await small.goto(page.url())
      await small.getByText('ANB').first().waitFor()
      const overflow = await small.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
      expect(overflow).toBe(0)
      await phone.close()
    })

    it('raised no error in the page', () => {
      expect(faults).toEqual([])
    })
  })
}
