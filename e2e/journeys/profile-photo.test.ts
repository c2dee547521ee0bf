import { alignmentOf } from '@sella/contract/documents/alignment'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { named } from '../pages/commands'
import { openDemoFilm } from '../pages/demo-case'
import { onPaper } from '../pages/paper'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`the profile photo on the film${why}`, () => {
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

  const strip = () => page.getByRole('region', { name: '侧貌照片' })
  const act = (name: string) => strip().getByRole('button', { name, exact: true })
  const photo = () => page.locator('img[data-photo]')
  const record = async () => {
    const at = new URL(page.url()).searchParams
    const records = await (await asDemo(product)).call('timebarGet', { caseUuid: at.get('case') ?? '' })
    return records.find(({ uuid }) => uuid === at.get('record'))
  }
  const storedAlignment = async () => alignmentOf((await record())?.alignment ?? null, 'Lateral_Photo')
  const showPhoto = async () => {
    await page.getByRole('button', { name: '显示', exact: true }).click()
    await page.getByRole('button', { name: '侧貌照片', exact: true }).click()
    await page.getByRole('button', { name: '显示', exact: true }).click()
    await strip().waitFor()
  }

  const takeInHand = async () => {
    await act('手动调整').click()
    await page.locator('[data-grip=move]').waitFor()
  }

  it('is found, laid on the traced film and saved with the points of the face', async () => {
    await openDemoFilm(page, product, true)
    await showPhoto()
    await act('检测并对齐').click()
    await strip()
      .getByText(/轮廓相差 (< )?0\.\d mm/)
      .waitFor()
    await photo().waitFor()
    expect(await storedAlignment()).toMatchObject({ origin: 'detected', mirrored: false })
    const face = JSON.parse((await record())?.facePoints ?? '{}').Lateral_Photo as readonly { landmark: string; origin: string }[]
    expect(face.find(({ landmark }) => landmark === 'Prn')?.origin).toBe('detected')
  })

  it('is seen through the film as much as the perspective says, over it and under it', async () => {
    const slider = strip().getByRole('slider', { name: '透视' })
    const opacity = () => photo().evaluate(element => Number(getComputedStyle(element).opacity))
    await slider.focus()
    await page.keyboard.press('End')
    expect(await opacity()).toBe(1)
    await page.keyboard.press('Home')
    expect(await opacity()).toBe(0)
    await strip().getByText('片下', { exact: true }).click()
    expect(await opacity()).toBe(1)
    const order = await page.evaluate(() => {
      const [image, film] = [document.querySelector('img[data-photo]'), document.querySelector('[role=application] canvas')]
      return image && film ? image.compareDocumentPosition(film) === Node.DOCUMENT_POSITION_FOLLOWING : false
    })
    expect(order).toBe(true)
    await strip().getByText('片上', { exact: true }).click()
  })

  it('turns with the film when FH is laid level', async () => {
    const turn = () => photo().evaluate(element => new DOMMatrix(getComputedStyle(element).transform).b)
    const before = await turn()
    await page.getByRole('button', { name: '视图', exact: true }).click()
    await page.getByRole('switch', { name: 'FH 平面水平' }).click()
    await expect.poll(turn).not.toBeCloseTo(before, 3)
    await page.getByRole('switch', { name: 'FH 平面水平' }).click()
    await expect.poll(turn).toBeCloseTo(before, 6)
    await page.getByRole('button', { name: '视图', exact: true }).click()
  })

  it('is adjusted with keys and mouse, step by step back, and cancelled or saved', async () => {
    const x = () => photo().evaluate(element => new DOMMatrix(getComputedStyle(element).transform).e)
    const start = await x()
    await takeInHand()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(x).toBeCloseTo(start + 10, 3)
    await page.keyboard.press('Control+z')
    await expect.poll(x).toBeCloseTo(start, 3)
    const stage = await page.getByRole('application').boundingBox()
    const [from, to] = [
      { x: (stage?.x ?? 0) + 160, y: (stage?.y ?? 0) + 300 },
      { x: 25, y: 0 },
    ]
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + to.x, from.y, { steps: 4 })
    await page.mouse.up()
    await expect.poll(x).toBeCloseTo(start + 25, 1)
    await page.keyboard.press('Escape')
    await expect.poll(x).toBeCloseTo(start, 3)
    await takeInHand()
    for (const key of [']', '=', 'ArrowDown']) await page.keyboard.press(key)
    // Another window saves the record meanwhile: the photo is saved onto that.
    const before = await record()
    const { uuid = '', caseUuid = '', version = 0 } = before ?? {}
    await (await asDemo(product)).call('timebarUpdate', { uuid, caseUuid, version, type: 2 })
    await page.keyboard.press('Enter')
    await strip().getByText('手动摆放').waitFor()
    await expect.poll(async () => (await storedAlignment())?.origin).toBe('manual')
    expect(await record()).toMatchObject({ type: 2, version: version + 2, cephPoints: before?.cephPoints })
  })

  it('is part of the exported picture while it is shown', async () => {
    await strip().getByRole('slider', { name: '透视' }).focus()
    await page.keyboard.press('End')
    await page.getByRole('button', { name: named('export'), exact: true }).click()
    await page.getByRole('dialog').getByText('图片', { exact: true }).click()
    const image = page.getByRole('dialog').locator('img[src^="blob:"]')
    await image.waitFor()
    const coloured = await image.evaluate(async element => {
      const picture = element as HTMLImageElement
      await picture.decode()
      const canvas = new OffscreenCanvas(200, 200)
      const context = canvas.getContext('2d')
      context?.drawImage(picture, 0, 0, 200, 200)
      const data = context?.getImageData(40, 40, 80, 80).data ?? new Uint8ClampedArray()
      return data.filter((value, i) => i % 4 === 0 && Math.abs(value - (data[i + 2] ?? 0)) > 12).length
    })
    // The wall and skin of the photo are coloured, a film is grey.
    expect(coloured).toBeGreaterThan(2000)
    await page.keyboard.press('Escape')
  })

  it('is printed on the film while it is shown', async () => {
    const paper = page.locator('body > article')
    await expect.poll(() => onPaper(page, () => paper.locator('canvas').count())).toBe(2)
    await onPaper(page, async () => {
      const coloured = await paper
        .locator('canvas')
        .last()
        .evaluate(element => {
          const canvas = element as HTMLCanvasElement
          const data = canvas.getContext('2d')?.getImageData(300, 300, 600, 600).data ?? new Uint8ClampedArray()
          return data.filter((value, i) => i % 4 === 0 && Math.abs(value - (data[i + 2] ?? 0)) > 12).length
        })
      expect(coloured).toBeGreaterThan(50_000)
      expect(await paper.getByText('叠加的照片未打印').count()).toBe(0)
    })
  })

  it('moved and not saved, the photo is not left by the menu, and by the way back only after a question', async () => {
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.getByRole('link', { name: '影像资料' }).click()
    await page.waitForURL('**/patientImage?*')
    // The address changes before the page does: a link pressed meanwhile is one of the page that is still shown.
    await page.getByRole('application').waitFor({ state: 'detached' })
    await page.getByRole('link', { name: '头影测量' }).click()
    await page.getByRole('application').waitFor()
    await showPhoto()
    const before = await storedAlignment()
    await takeInHand()
    const x = () => photo().evaluate(element => new DOMMatrix(getComputedStyle(element).transform).e)
    const start = await x()
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(x).toBeCloseTo(start + 10, 3)
    await page.getByRole('link', { name: '影像资料' }).click()
    await page.getByText('当前处于编辑状态，请先保存或取消修改').waitFor()
    const question = page.getByRole('dialog', { name: '照片的位置尚未保存' })
    // Asked, the page goes forward again to where it is: the next step back waits for that.
    const asked = async () => {
      await page.goBack()
      await question.waitFor()
      await page.waitForURL('**/studioDigitization?*')
    }
    await asked()
    await question.getByRole('button', { name: '继续调整' }).click()
    await question.waitFor({ state: 'hidden' })
    expect(await x()).toBeCloseTo(start + 10, 3)
    await asked()
    await question.getByRole('button', { name: '不保存' }).click()
    await page.waitForURL('**/patientImage?*')
    expect(await storedAlignment()).toEqual(before)
    await page.goForward()
    await page.getByRole('application').waitFor()
  })

  it('on a phone it is laid on the film to be seen, never to be moved', async () => {
    const phone = await openContext(browser, 'phone')
    const small = await phone.newPage()
    await signedIn(small, product.url, demoDoctor)
    await small.goto(page.url())
    const shown = small.getByRole('button', { name: '侧貌照片', exact: true })
    await shown.click()
    await small.locator('img[data-photo]').waitFor()
    await expect.poll(() => shown.getAttribute('aria-pressed')).toBe('true')
    await expect.poll(() => small.locator('[data-grip]').count()).toBe(0)
    // The grip of the results says what it does next: at half height it opens them whole.
    const sheet = small.getByRole('region', { name: '结果', exact: true })
    const height = async () => (await sheet.boundingBox())?.height ?? 0
    const half = await height()
    await sheet.getByRole('button', { name: '展开结果' }).click()
    await expect.poll(height).toBeGreaterThan(half + 100)
    await sheet.getByRole('button', { name: '收起结果' }).click()
    await expect.poll(height).toBeLessThan(half)
    await phone.close()
  })
})
