import { digitizationSetting } from '@sella/contract/documents/digitization-setting'
import { parseSchemes } from '@sella/contract/documents/overlap-schemes'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { signedIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`an overlap is put right by hand${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let caseUuid = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    await page.setViewportSize({ width: 1440, height: 900 })
    const { rows } = await (await asDemo(product)).call('patientGet', {})
    caseUuid = rows.find(row => row.records.filter(record => record.hasTracing).length > 1)?.uuid ?? ''
    await signedIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioOverlapping?case=${caseUuid}`)
    for (const step of ['下一步', '下一步', '下一步', '下一步', '知道了']) await page.getByRole('button', { name: step }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const schemes = async () => parseSchemes(await (await asDemo(product)).call('overconfigFind', { caseUuid })) ?? []
  const displacements = () => page.locator('[data-box="displacement"] tbody').innerText()
  const bar = () => page.getByRole('toolbar', { name: '手动微调' })
  const amount = () => bar().locator('output').innerText()
  const references = () => page.locator('button[aria-pressed]', { hasText: '基准' }).locator('b').allInnerTexts()

  it('dragged and turned on the picture, residual and table follow before the hand lets go; each gesture is one step back', async () => {
    await page.locator('.ant-segmented-item', { hasText: /^SN$/ }).click()
    await page.getByRole('button', { name: '微调' }).click()
    await page.getByRole('button', { name: '在图上拖动微调' }).click()
    await bar().waitFor()
    const [table, words] = [await displacements(), await amount()]
    // Keys work at once, and after a click on undo, which is disabled then.
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(amount).toMatch(/^向前 1.0 mm/)
    await bar().getByRole('button', { name: '撤销' }).click()
    await expect.poll(amount).toBe(words)
    await page.keyboard.press('Shift+ArrowDown')
    await expect.poll(amount).toMatch(/^向下 1.0 mm/)
    await page.keyboard.press('Control+z')
    await expect.poll(amount).toBe(words)
    const handle = page.locator('[data-turn-handle]')
    const at = await handle.boundingBox()
    if (!at) throw new Error('the handle is seen')
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2)
    await page.mouse.down()
    await page.mouse.move(at.x + at.width / 2, at.y + at.height / 2 + 30, { steps: 6 })
    await expect.poll(amount).toMatch(/^(前端|.*旋转|.*°)/)
    await expect.poll(displacements).not.toBe(table)
    expect(await amount()).not.toBe(words)
    await page.getByText('1 处', { exact: true }).waitFor()
    await page.mouse.up()
    const turned = await amount()
    const picture = page.locator('svg[data-correcting="true"]')
    const box = await picture.boundingBox()
    if (!box) throw new Error('the picture is seen')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height * 0.75)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2 + 25, box.y + box.height * 0.75, { steps: 5 })
    await expect.poll(amount).toMatch(/向前 \d/)
    await page.mouse.up()
    await page.keyboard.press('Control+z')
    await expect.poll(amount).toBe(turned)
    await page.keyboard.press('Control+z')
    await expect.poll(amount).toBe(words)
    await expect.poll(displacements).toBe(table)
    await page.keyboard.press('Control+Shift+z')
    await expect.poll(amount).toBe(turned)
    await page.keyboard.press('Control+z')
    await bar().getByRole('button', { name: '完成' }).click()
  })

  it('laid on another record where the doctor puts that first: the scheme keeps the order, the change still runs in time', async () => {
    const before = await displacements()
    const [was] = await references()
    await page.getByRole('button', { name: '编辑方案' }).click()
    const dialog = page.getByRole('dialog', { name: '编辑方案' })
    await dialog.getByRole('button', { name: /^下移/ }).first().click()
    await dialog.getByRole('button', { name: /确\s*定/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    await expect.poll(references).not.toEqual([was])
    expect(await displacements()).toBe(before)
    const [now] = await references()
    await page.getByRole('button', { name: '保存方案' }).click()
    await page.getByText('保存成功').waitFor()
    const [first] = await schemes()
    const records = await (await asDemo(product)).call('timebarGet', { caseUuid })
    expect(records.find(({ uuid }) => uuid === first?.uuids[0])?.createday.slice(0, 10)).toBe(now)
  })

  it('its records amount apart by kinds of line where the doctor wants it, kept with the scheme', async () => {
    await page.getByRole('button', { name: '显示', exact: true }).click()
    await page.getByRole('switch', { name: '按线型区分记录' }).click()
    const dashes = () => page.locator('figure svg [stroke-dasharray]').count()
    await expect.poll(dashes).toBeGreaterThan(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '保存方案' }).click()
    await expect.poll(async () => (await schemes())[0]?.lines?.kinds).toBe(true)
  })

  it('drawn in her own colours or in the board’s, as she chooses, kept with the scheme', async () => {
    const own = ['#d14aa0', '#4ab0d1', '#d1a04a']
    const { content } = await (await asDemo(product)).call('settingGet', { name: digitizationSetting.name })
    await (await asDemo(product)).call('settingSave', {
      name: digitizationSetting.name,
      content: JSON.stringify({ ...JSON.parse(content ?? '{}'), overlapColors: own }),
    })
    await page.reload()
    const drawn = async (colour: string) => page.locator(`figure svg [stroke="${colour}"]`).count()
    await expect.poll(() => drawn(own[1] ?? '')).toBeGreaterThan(0)
    await page.getByRole('button', { name: '显示', exact: true }).click()
    await page.locator('.ant-segmented-item', { hasText: 'ABO 黑蓝红绿' }).click()
    await expect.poll(() => drawn(own[1] ?? '')).toBe(0)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '保存方案' }).click()
    await expect.poll(async () => (await schemes())[0]?.lines?.colours).toBe('board')
  })

  it('“+” and cancel lead back to the scheme one was in, as it was', async () => {
    const [figures, shown] = [await page.locator('figure').count(), await displacements()]
    await page.getByRole('button', { name: '新建方案' }).click()
    const dialog = page.getByRole('dialog', { name: '新建方案' })
    await dialog.getByRole('button', { name: /取\s*消/ }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect([await page.locator('figure').count(), await displacements()]).toEqual([figures, shown])
    await page.getByRole('button', { name: '保存方案' }).click()
    await page.getByText('没有任何改动，无需保存').waitFor()
  })

  it.each(['中', 'EN'])(
    'chips of the parts stand in sight, the table is whole at 1440, the jaw is no strip, dates stand apart (%s)',
    async lang => {
      await page
        .getByRole('button', { name: lang, exact: true })
        .or(page.locator('.ant-segmented-item', { hasText: new RegExp(`^${lang}$`) }))
        .first()
        .click()
      for (const width of [1440, 1024]) {
        await page.setViewportSize({ width, height: width === 1440 ? 900 : 768 })
        await page.locator('.ant-segmented-item', { hasText: /^PP$/ }).click()
        const jaw = page.locator('figure[data-method="pp"] svg').first()
        await jaw.waitFor()
        const chips = page.getByRole('group', { name: /^(显示的部位|Parts shown)$/ }).getByRole('button')
        await expect.poll(() => chips.count()).toBe(7)
        for (const chip of await chips.all()) {
          const box = await chip.boundingBox()
          expect([lang, width, box !== null && box.x >= 0 && box.x + box.width <= width]).toEqual([lang, width, true])
        }
        const { height = 0 } = (await jaw.boundingBox()) ?? {}
        expect(height).toBeGreaterThan(300)
        const dates = await page.locator('[data-box="trend"] svg text').evaluateAll(texts =>
          texts
            .filter(text => /^\d\d-\d\d$/.test(text.textContent ?? ''))
            .map(text => text.getBoundingClientRect())
            .map(({ left, right }) => ({ left, right })),
        )
        expect(dates.length).toBeGreaterThan(1)
        for (const [i, date] of dates.slice(1).entries()) expect(date.left).toBeGreaterThan(dates[i]?.right ?? 0)
        if (width < 1440) continue
        const room = page.locator('table[data-many]').locator('xpath=..')
        expect(await room.evaluate(element => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0)
      }
    },
  )
})
