import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDoctor } from '../demo'
import { addRecord, openNewRecord } from '../pages/cases'
import { archFile, choose, faceFile, fromMenu, shapeOf, slotOf } from '../pages/images'
import { cutOnPaper, onPaper } from '../pages/paper'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'images', name: '影像医生', password: 'correct horse' }

const rotated = async (page: Page, kind: string): Promise<void> => {
  await fromMenu(page, kind, '编辑影像')
  const editor = page.getByRole('dialog', { name: /编辑影像/ })
  await editor.waitFor()
  await page.keyboard.press(']')
  await editor.getByRole('button', { name: '保存', exact: true }).click()
  await editor.waitFor({ state: 'detached' })
}

const binned = async (page: Page, kind: string, word: string): Promise<void> => {
  await fromMenu(page, kind, '删除')
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /删\s?除/ })
    .last()
    .click()
  await slotOf(page, kind).waitFor({ state: 'detached' })
  await page.getByRole('button', { name: '回收站', exact: true }).click()
  await page.getByRole('button', { name: `恢复${word}` }).click()
  await slotOf(page, kind).waitFor()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /关闭|Close/ })
    .click()
}

describe.skipIf(!chromiumPath)(`the images of a case${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let address: string

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    page = await (await openContext(browser)).newPage()
    const fields = { name: '影像旅程', birthday: '2012-03-04', caseNo: 'IMG-1' }
    await openNewRecord(page, product.url, { doctor, fields, day: '2026-05-06' })
    address = page.url()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('sorts several files: names count, guesses show as guesses, the same file twice is left out', async () => {
    const smile = await faceFile('smile.jpg', 20)
    const files = [smile, await faceFile('IMG_0001.jpg'), { ...smile, name: 'IMG_0002.jpg' }]
    await choose(page, page.getByRole('button', { name: '添加影像' }).first(), files)
    const tray = page.getByRole('dialog', { name: '核对影像类别' })
    await tray.getByText('推测 · 按面部').waitFor()
    await tray.getByText('与 smile.jpg 完全相同').waitFor()
    for (const kind of ['侧面像', '正面像']) {
      await tray.getByRole('combobox', { name: '类别 IMG_0001.jpg', exact: true }).click()
      await page.locator(`.ant-select-item-option[title=${kind}]:visible`).click()
      await page.locator('.ant-select-item-option:visible').first().waitFor({ state: 'hidden' })
    }
    await tray.getByText('推测 · 按面部').waitFor({ state: 'hidden' })
    await tray.getByRole('button', { name: /添加 2/ }).click()
    await slotOf(page, 'Smile_Photo').locator('img').waitFor()
    await slotOf(page, 'Frontal_Photo').locator('img').waitFor()
  })

  it('tells a file the case has already, and leaves it out', async () => {
    await choose(page, page.getByRole('button', { name: '添加影像' }).first(), [await faceFile('again.jpg', 20)])
    const tray = page.getByRole('dialog', { name: '核对影像类别' })
    const filed = tray.getByText('病例中已有同一文件：2026-05-06 微笑像')
    await filed.waitFor()
    // Not decided on, it is asked about again.
    await page.reload()
    await page.getByText('尚未决定的 1 个文件已恢复').waitFor()
    await filed.waitFor()
    // Nothing is to be added: the button says why it cannot be pressed.
    const add = tray.getByRole('button', { name: /^添\s?加$/ })
    const why = await add.getAttribute('aria-describedby')
    expect([await add.isDisabled(), await tray.locator(`[id="${why}"]`).textContent()]).toEqual([
      true,
      '还没有要添加的文件：请为文件选择类别，或选“仍然添加”',
    ])
    await tray.getByRole('button', { name: /取\s?消/ }).click()
    await tray.waitFor({ state: 'hidden' })
  })

  it('files a guess as a guess, and corrects it by a click', async () => {
    await addRecord(page, '2026-07-08')
    await page.getByRole('heading', { name: /2026-07-08/ }).waitFor()
    await choose(page, page.getByRole('button', { name: '添加影像' }).first(), [await faceFile('IMG_0003.jpg', 40)])
    await page.getByRole('button', { name: '更正正面像的类别' }).click()
    await page.getByRole('menuitem', { name: '侧面像', exact: true }).click()
    await slotOf(page, 'Lateral_Photo').locator('img').waitFor()
    await expect.poll(() => page.getByText('类别为推测').count()).toBe(0)
  })

  it('is printed as the chosen record alone: whole photos, and nothing to press', async () => {
    const list = page.getByRole('region', { name: '记录', exact: true })
    expect(await list.isVisible()).toBe(true)
    await onPaper(page, async () => {
      expect(await cutOnPaper(page)).toEqual([])
      expect(await list.isVisible()).toBe(false)
      const photo = slotOf(page, 'Lateral_Photo').locator('img')
      expect(await photo.evaluate(image => getComputedStyle(image).objectFit)).toBe('contain')
      expect(await page.locator('button:visible:not(:has(img))').count()).toBe(0)
    })
  })

  it('turns a picture and restores it', async () => {
    expect(await shapeOf(page, 'Lateral_Photo')).toBe('upright')
    await rotated(page, 'Lateral_Photo')
    await expect.poll(() => shapeOf(page, 'Lateral_Photo')).toBe('lying')
    await fromMenu(page, 'Lateral_Photo', '恢复原图')
    await expect.poll(() => shapeOf(page, 'Lateral_Photo')).toBe('upright')
  })

  it('brings a deleted picture back from the bin', () => binned(page, 'Lateral_Photo', '侧面像'))

  it('keeps two of a kind, and chooses the other one', async () => {
    await slotOf(page, 'Lateral_Photo').hover()
    await page.getByRole('button', { name: '侧面像的更多操作' }).click()
    await choose(page, page.getByRole('menuitem', { name: '替换', exact: true }), [await faceFile('other.jpg', 90)])
    await page.getByRole('dialog', { name: '这一类已有影像' }).getByRole('button', { name: '两张都留' }).click()
    await page.getByRole('button', { name: '侧面像：同类 2 张，选择首选' }).click()
    const all = page.getByRole('dialog', { name: '侧面像 · 2 张' })
    await all.getByRole('button', { name: '设为首选 other.jpg' }).click()
    await all.getByRole('button', { name: '设为首选 IMG_0003.jpg' }).click()
    await all.getByRole('button', { name: '设为首选 other.jpg' }).waitFor()
    await all.getByRole('button', { name: '删除 other.jpg' }).click()
    await all.getByText('other.jpg').waitFor({ state: 'detached' })
    await page.keyboard.press('Escape')
    await all.waitFor({ state: 'hidden' })
  })

  it('keeps a letter and shows it', async () => {
    const letter = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n')
    const file = { name: '转诊信.pdf', mimeType: 'application/pdf', buffer: letter }
    await choose(page, page.getByRole('button', { name: '添加文书' }), [file])
    await slotOf(page, 'Document').getByRole('button', { name: '打开 转诊信.pdf' }).click()
    const paper = page.getByRole('dialog', { name: '转诊信.pdf' })
    await paper.getByRole('button', { name: '下载' }).waitFor()
    await paper.getByRole('button', { name: '关闭' }).click()
    await paper.waitFor({ state: 'detached' })
  })

  it('looks at pictures by keys alone, and gives the focus back after the editor', async () => {
    const opener = page.getByRole('button', { name: '全屏查看侧面像' }).first()
    // Focus and key in one step: a list drawn anew between the two would take the key.
    await opener.press('Enter')
    const viewer = page.getByRole('dialog', { name: /影像查看/ })
    await viewer.waitFor()
    await page.keyboard.press('+')
    await expect.poll(() => viewer.locator('img').getAttribute('style')).toContain('scale(1.25)')
    await page.keyboard.press('f')
    await expect.poll(() => viewer.locator('img').getAttribute('style')).toContain('scale(1)')
    // With a slider in focus letters are still those of the window, and Escape puts down the tool, not the picture.
    await viewer.getByRole('slider', { name: '亮度' }).focus()
    await page.keyboard.press('d')
    const pressed = () => viewer.getByRole('button', { name: /^测距离/ }).getAttribute('aria-pressed')
    await expect.poll(pressed).toBe('true')
    await page.keyboard.press('Escape')
    await expect.poll(pressed).toBe('false')
    // From the list of presets it closes the list.
    const presets = viewer.getByRole('combobox', { name: '窗口预设' })
    await presets.focus()
    await page.keyboard.press('ArrowDown')
    await page.locator('.ant-select-item-option[title=骨]:visible').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => presets.getAttribute('aria-expanded')).toBe('false')
    expect(await viewer.isVisible()).toBe(true)
    await viewer.getByRole('button', { name: '编辑影像' }).press('Enter')
    const editor = page.getByRole('dialog', { name: /编辑影像/ })
    await editor.waitFor()
    await page.keyboard.press('Escape')
    await editor.waitFor({ state: 'detached' })
    await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('全屏查看侧面像')
  })

  it('keeps what is measured and noted on a picture, through a reload', async () => {
    const open = async () => {
      await page.getByRole('button', { name: '全屏查看侧面像' }).first().click()
      const viewer = page.getByRole('dialog', { name: /影像查看/ })
      await viewer.waitFor()
      return viewer
    }
    const viewer = await open()
    const saved = () => page.waitForResponse(response => response.url().endsWith('/image/marksSave') && response.ok())
    await page.keyboard.press('d')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+ArrowRight')
    const distance = saved()
    await page.keyboard.press('Enter')
    await distance
    await viewer.getByText('距离 1 px').waitFor()
    await viewer.getByRole('button', { name: /手绘标注/ }).click()
    const box = await viewer.locator('svg[viewBox][data-active=true]').boundingBox()
    if (!box) throw new Error('no layer')
    const line = saved()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2 + 30, { steps: 5 })
    await page.mouse.up()
    await line
    const words = saved()
    // The words are typed at once: letters that are keys of the window go into the note.
    await page.keyboard.type('dan 左侧偏斜')
    await page.keyboard.press('Enter')
    await words
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('DIALOG')
    await viewer.getByLabel('第 2 项的说明').fill('左侧偏斜')
    await viewer.getByLabel('第 2 项的说明').press('Enter')
    await page.reload()
    const again = await open()
    await again.getByText('距离 1 px').waitFor()
    await expect.poll(() => again.getByLabel('第 2 项的说明').inputValue()).toBe('左侧偏斜')
    await again.getByLabel('第 2 项的说明').fill('左侧偏斜，复诊再看')
    await page.reload()
    const third = await open()
    await expect.poll(() => third.getByLabel('第 2 项的说明').inputValue()).toBe('左侧偏斜，复诊再看')
    // What was stored before the page was opened is not undone; what is cleared comes back.
    expect(await third.getByRole('button', { name: /撤销一步/ }).count()).toBe(0)
    await page.keyboard.press('Delete')
    await third.getByText('距离 1 px').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+z')
    await third.getByText('距离 1 px').waitFor()
    await expect.poll(() => third.getByLabel('第 2 项的说明').inputValue()).toBe('左侧偏斜，复诊再看')
    await third.getByRole('button', { name: '删除第 1 项' }).click()
    await third.getByText('距离 1 px').waitFor({ state: 'detached' })
    const angle = saved()
    await page.keyboard.press('a')
    for (const way of ['ArrowLeft', 'Shift+ArrowUp', 'Shift+ArrowRight']) {
      await page.keyboard.press(way)
      await page.keyboard.press('Enter')
    }
    await angle
    await third.getByText(/角度 \d+\.\d°/).waitFor()
    // With every tool there, the way out stands inside the window of a small screen too.
    await page.setViewportSize({ width: 1024, height: 768 })
    await expect
      .poll(async () => {
        const box = await third.getByRole('button', { name: '关闭', exact: true }).boundingBox()
        return box ? box.x + box.width : 9999
      })
      .toBeLessThanOrEqual(1024)
    await page.setViewportSize({ width: 1440, height: 900 })
    await third.getByRole('button', { name: '关闭' }).click()
  })

  it('marks that could not be sent come back after a reload, beside those of another window', async () => {
    const open = async () => {
      await page.getByRole('button', { name: '全屏查看侧面像' }).first().click()
      const viewer = page.getByRole('dialog', { name: /影像查看/ })
      await viewer.waitFor()
      return viewer
    }
    const viewer = await open()
    let uuid = ''
    await page.route('**/image/marksSave', route => {
      uuid = route.request().postDataJSON().uuid
      return route.abort()
    })
    await viewer.getByText(/角度 \d+\.\d°/).waitFor()
    await page.keyboard.press('d')
    for (const way of ['ArrowLeft', 'Shift+ArrowRight']) {
      await page.keyboard.press(way)
      await page.keyboard.press('Enter')
    }
    await viewer.getByText('距离 1 px').waitFor()
    await expect.poll(() => uuid).not.toBe('')
    const elsewhere = await asDoctor(product, doctor)
    const { content: from } = await elsewhere.call('pictureMarksGet', { uuid })
    const stored = JSON.parse(from ?? '') as { readonly sets: [{ readonly marks: unknown[] }] }
    const points = [0, 7].map(y => ({ x: 1, y }))
    stored.sets[0].marks.push({ tool: 'distance', points })
    await elsewhere.call('pictureMarksSave', { uuid, content: JSON.stringify(stored), from })
    await page.reload()
    await page.unroute('**/image/marksSave')
    const again = await open()
    await page.getByText('已一并显示其他窗口的标注').waitFor()
    for (const mark of ['距离 1 px', '距离 7 px']) await again.getByText(mark).waitFor()
    const { content } = await elsewhere.call('pictureMarksGet', { uuid })
    expect(JSON.parse(content ?? '').sets[0].marks.length).toBe(stored.sets[0].marks.length + 1)
    await again.getByRole('button', { name: '关闭' }).click()
  })

  it('compares two records side by side', async () => {
    await page.getByRole('button', { name: '对比', exact: true }).click()
    const compare = page.getByRole('dialog', { name: '对比影像' })
    await compare.getByText('该记录没有这类影像').first().waitFor()
    await page.keyboard.press('b')
    await expect.poll(() => compare.getByRole('button', { name: /前后滑动/ }).getAttribute('aria-pressed')).toBe('true')
    await page.keyboard.press('Escape')
    await compare.waitFor({ state: 'detached' })
  })

  it('slides from the earlier photo to the later one, over the pictures and no farther', async () => {
    await choose(page, page.locator('button[data-kind=Frontal_Photo]'), [await faceFile('later.jpg', 75)])
    await slotOf(page, 'Frontal_Photo').locator('img').waitFor()
    await page.getByRole('button', { name: '对比', exact: true }).click()
    const compare = page.getByRole('dialog', { name: '对比影像' })
    await page.keyboard.press('b')
    const slider = compare.getByRole('region', { name: /前后滑动/ })
    await slider.locator('img').nth(1).waitFor()
    const days = await slider.locator('img').evaluateAll(all => all.map(img => img.getAttribute('alt')))
    expect(days).toEqual(['2026-05-06', '2026-07-08'])
    const share = slider.getByRole('slider')
    const places = () =>
      slider.evaluate(region => {
        const picture = region.querySelector('img')?.getBoundingClientRect()
        const seam = region.querySelector('i')?.getBoundingClientRect()
        const img = region.querySelector('img')
        if (!picture || !seam || !img) return null
        const drawn = (picture.height * img.naturalWidth) / img.naturalHeight
        const line = seam.left + seam.width / 2
        return {
          atLeft: Math.abs(line - picture.left) < 2,
          atRight: Math.abs(line - picture.right) < 2,
          fills: Math.abs(drawn - picture.width) < 2,
        }
      })
    await share.focus()
    await page.keyboard.press('Home')
    await expect.poll(places).toEqual({ atLeft: true, atRight: false, fills: true })
    await page.keyboard.press('End')
    await expect.poll(places).toEqual({ atLeft: false, atRight: true, fills: true })
    await page.keyboard.press('Escape')
    await compare.waitFor({ state: 'detached' })
  })

  it('shows models in three dimensions', async () => {
    await choose(page, page.locator('button[data-kind=Upper_Model]'), [archFile('upper.stl', 1)])
    await slotOf(page, 'Upper_Model').locator('img').waitFor()
    await fromMenu(page, 'Upper_Model', '查看三维模型')
    const models = page.getByRole('dialog', { name: '三维模型' })
    await models.locator('canvas[data-state=shown]').waitFor()
    await models.getByText('80 个三角面').waitFor()
    await page.keyboard.press('Escape')
    await models.waitFor({ state: 'detached' })
  })

  it('does the same on a phone, camera first', async () => {
    const phone = await (await openContext(browser, 'phone')).newPage()
    await signedIn(phone, product.url, doctor)
    await phone.goto(address)
    await slotOf(phone, 'Smile_Photo').waitFor()
    const camera = phone.getByRole('button', { name: '拍照 侧面像' })
    await choose(phone, camera, [await faceFile('photo.jpg', 60)])
    await expect.poll(() => phone.locator('input[type=file][capture]').count()).toBe(1)
    await slotOf(phone, 'Lateral_Photo').locator('img').waitFor()
    await rotated(phone, 'Lateral_Photo')
    await expect.poll(() => shapeOf(phone, 'Lateral_Photo')).toBe('lying')
    // The way to the next picture lies on none: a lying one fills the width.
    await slotOf(phone, 'Lateral_Photo').getByRole('button').first().click()
    const next = phone.getByRole('dialog').getByRole('button', { name: '下一张' })
    const way = await next.boundingBox()
    const foot = await phone
      .getByRole('dialog')
      .locator('img')
      .evaluate(async (image: HTMLImageElement) => {
        await image.decode()
        const { top, height, width } = image.getBoundingClientRect()
        return top + height / 2 + (width * image.naturalHeight) / image.naturalWidth / 2
      })
    expect(way && way.y >= foot).toBe(true)
    await phone.keyboard.press('Escape')
    await binned(phone, 'Lateral_Photo', '侧面像')
  })
})
