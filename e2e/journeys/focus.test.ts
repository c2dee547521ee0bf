import { fromStored, toStored } from '@sella/contract/documents/tracing'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { openDemoFilm } from '../pages/demo-case'
import { messageShown } from '../pages/own-analysis'
import { signedIn } from '../pages/sign-in'
import { drag } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`the keyboard goes on where the work does${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  const focus = () => page.locator(':focus')
  const stage = () => page.getByRole('application')
  const atWork = () => stage().and(focus()).waitFor()

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('on the auto button after the tour', async () => {
    await openDemoFilm(page, product, false)
    await page.locator('[data-command=auto]').and(focus()).waitFor()
  })

  it('on the chosen record of the timeline', async () => {
    const { rows } = await (await asDemo(product)).call('patientGet', {})
    const several = rows.find(({ records }) => records.filter(({ hasTracing }) => hasTracing).length > 1)
    await page.goto(`${product.url}/studioDigitization?case=${several?.uuid}&record=${several?.records[0]?.uuid}`)
    await stage().waitFor()
    const chosen = page.getByRole('radio', { name: /有侧位片/, checked: true })
    const before = await chosen.getAttribute('aria-label')
    await chosen.focus()
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => chosen.getAttribute('aria-label')).not.toBe(before)
    await stage().waitFor()
    await chosen.and(focus()).waitFor()
  })

  it('on the film when an edit begins, is saved, and after the question between two windows', async () => {
    await openDemoFilm(page, product, true)
    await page.locator('[data-command=edit]').focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '取消' }).waitFor()
    await atWork()
    const query = new URL(page.url()).searchParams
    const [caseUuid, uuid] = [query.get('case') ?? '', query.get('record') ?? '']
    const demo = await asDemo(product)
    const record = (await demo.call('timebarGet', { caseUuid })).find(each => each.uuid === uuid)
    const tracing = fromStored(record?.cephPoints ?? '')
    if (!record || !tracing.ok) throw new Error('the demo has no tracing')
    const { S, Na } = tracing.value.points
    if (!S || !Na) throw new Error('the demo has no S or Na')
    await drag(page, S, { x: S.x + 12, y: S.y })
    const theirs = toStored({ ...tracing.value, points: { ...tracing.value.points, Na: { ...Na, x: Na.x + 9 } } })
    if (!theirs.ok) throw new Error('the points cannot be stored')
    await demo.call('timebarUpdate', { uuid, caseUuid, version: record.version, cephPoints: theirs.value })
    await page.getByRole('button', { name: /^保存/ }).first().focus()
    await page.keyboard.press('Enter')
    const question = page.getByRole('dialog')
    await question.waitFor()
    await page.keyboard.press('Escape')
    await question.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: /^保存/ }).first().and(focus()).waitFor()
    await page.keyboard.press('Enter')
    await question.locator('.ant-btn-primary').focus()
    await page.keyboard.press('Enter')
    await question.waitFor({ state: 'detached' })
    await page.locator('[data-command=edit]').waitFor()
    await atWork()
  })

  it('on the frozen report', async () => {
    await page.getByRole('link', { name: 'PDF 报告' }).click()
    await page.getByRole('img', { name: /预览 1 \// }).waitFor()
    await page.getByRole('button', { name: '生成并冻结' }).focus()
    await page.keyboard.press('Enter')
    await messageShown(page, '已存为 D-')
    await focus().getByRole('button', { name: '下载' }).waitFor()
  })

  it('on what the tour of the overlap explained last', async () => {
    await page.getByRole('link', { name: '重叠' }).click()
    // By keys alone: the tour has the focus from its first step on.
    for (const title of ['选择或新建方案', '选择重叠方法']) {
      await page.getByText(title, { exact: true }).waitFor()
      await page.getByRole('button', { name: '下一步' }).and(focus()).waitFor()
      await page.keyboard.press('Enter')
    }
    await page.getByText('显示或隐藏部位', { exact: true }).waitFor()
    await page.locator('.ant-tour-close').click()
    await page.locator('[data-tour=overlap-parts]').locator(':focus').waitFor()
  })

  it('on the step of that tour, which is no wider than a phone', async () => {
    const small = await (await openContext(browser, 'phone')).newPage()
    await signedIn(small, product.url, demoDoctor)
    const { rows } = await (await asDemo(product)).call('patientGet', {})
    await small.goto(`${product.url}/studioOverlapping?case=${rows.find(({ records }) => records.length > 1)?.uuid}`)
    const card = small.locator('.ant-tour')
    for (const step of ['下一步', '下一步', '下一步', '下一步', '知道了']) {
      await small.getByRole('button', { name: step }).locator('visible=true').waitFor()
      const { left, right } = await card.evaluate(shown => {
        const { left, right } = shown.getBoundingClientRect()
        return { left, right }
      })
      expect([left >= 0, right <= 390, await small.evaluate(() => innerWidth)]).toEqual([true, true, 390])
      await small.keyboard.press('Enter')
    }
    await card.waitFor({ state: 'detached' })
    await small.context().close()
  })

  it('in the report designer: on an arrow at its end, in the name asked for a preset, and on the button that asked', async () => {
    await openDemoFilm(page, product, true)
    await page.goto(page.url().replace('studioDigitization', 'reportDesign'))
    const up = page.getByRole('button', { name: '上移：患者照片' })
    await up.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '上移：患者照片', description: '已在最前' }).and(focus()).waitFor()
    // Whoever sees it and has no pointer reads why as well, and nothing lies under that.
    const reason = page.locator('p:popover-open', { hasText: '已在最前' })
    await reason.waitFor()
    const covers = await reason.evaluate(line => {
      const { left, right, top, bottom } = line.getBoundingClientRect()
      return [...document.querySelectorAll('button, input, a')].filter(control => {
        const at = control.getBoundingClientRect()
        return at.width > 0 && at.left < right && left < at.right && at.top < bottom && top < at.bottom
      }).length
    })
    expect(covers).toBe(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Shift+Tab')
    await reason.waitFor({ state: 'hidden' })
    const save = page.getByRole('button', { name: '存为预设' })
    await save.focus()
    await page.keyboard.press('Enter')
    await page.getByLabel('预设名称').and(focus()).waitFor()
    await page.keyboard.type('甲')
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '存为预设', description: '当前版式已存为预设' }).and(focus()).waitFor()
    const remove = page.getByRole('button', { name: '删除此预设' })
    await remove.focus()
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: '删除此预设', description: '请先选择已存的预设' }).and(focus()).waitFor()
  })

  it('on the first field of a dialog, out of which one Escape leads, also from a button that says why it is shut', async () => {
    await page.getByRole('button', { name: '设置信头' }).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('textbox').first().and(focus()).waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await page.getByRole('button', { name: '设置信头' }).and(focus()).waitFor()
    await page.goto(page.url().replace('reportDesign', 'studioOverlapping'))
    const edit = page.getByRole('button', { name: '编辑方案' })
    await edit.focus()
    await page.keyboard.press('Enter')
    const up = dialog.locator('button[aria-disabled=true]').first()
    await dialog.getByRole('textbox').first().and(focus()).waitFor()
    for (let i = 0; i < 20 && !(await up.evaluate(button => button === document.activeElement)); i += 1)
      await page.keyboard.press('Tab')
    await page.locator('p:popover-open').waitFor()
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
  })

  it('on the chosen one of a row of choices, whose one stop is that: the arrows choose, and Tab leaves it', async () => {
    await page.goto(page.url().replace('studioOverlapping', 'reportDesign'))
    const row = page.locator('.ant-segmented').locator('visible=true').first()
    // Drawn by its label: the radio button itself has no size.
    const chosen = row.getByRole('radio', { checked: true })
    const before = await row.locator('.ant-segmented-item-selected').textContent()
    await chosen.focus()
    await page.keyboard.press('Shift+Tab')
    expect(await row.locator(':focus').count()).toBe(0)
    await page.keyboard.press('Tab')
    await chosen.and(focus()).waitFor({ state: 'attached' })
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => row.locator('.ant-segmented-item-selected').textContent()).not.toBe(before)
    await chosen.and(focus()).waitFor({ state: 'attached' })
    await page.keyboard.press('Tab')
    expect(await row.locator(':focus').count()).toBe(0)
  })
})
