import { readPlanDocument } from '@sella/contract/documents/plan'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from '../axe'
import { openBrowser } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { signedIn } from '../pages/sign-in'
import { patience } from '../patience'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

/** Three plans an orthodontist makes, on one traced film. */
describe.skipIf(!chromiumPath)(`a treatment is planned${why}`, () => {
  let product: Product
  let browser: Awaited<ReturnType<typeof openBrowser>>
  let page: Page
  let at = { caseUuid: '', recordUuid: '' }
  const faults: string[] = []

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    const laptop = { viewport: { width: 1440, height: 900 }, locale: 'zh-CN', bypassCSP: true, reducedMotion: 'reduce' } as const
    page = await (await browser.newContext(laptop)).newPage()
    page.setDefaultTimeout(patience)
    page.on('pageerror', error => faults.push(error.message))
    at = await tracedRecord(await asDemo(product))
    await signedIn(page, product.url, demoDoctor)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const kept = async () => (await asDemo(product)).call('planList', { recordUuid: at.recordUuid })
  const open = async (segment: string) => {
    const row = page.locator(`[data-segment=${segment}] button[aria-expanded]`)
    if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  }
  const set = async (segment: string, amount: RegExp, value: string) => {
    await open(segment)
    await page.locator(`[data-segment=${segment}]`).getByRole('spinbutton', { name: amount }).fill(value)
    await page.keyboard.press('Enter')
  }
  const save = async () => {
    const stored = page.waitForResponse(reply => reply.url().includes('/plan/save'))
    await page.getByRole('button', { name: '保存', exact: true }).click()
    expect((await stored).status()).toBe(200)
    await page.getByRole('button', { name: '已保存' }).waitFor()
  }
  const create = async () => {
    const added = page.waitForResponse(reply => reply.url().includes('/plan/add'))
    await page.getByRole('button', { name: '新建方案' }).last().click()
    await added
    await page.locator('[data-segment=U1]').waitFor()
  }
  const rowText = (row: string) => page.getByRole('row', { name: row }).first().innerText()

  it('starts without a plan and says what to do; the tracing is never altered', async () => {
    await page.goto(`${product.url}/studioPlanning?case=${at.caseUuid}&record=${at.recordUuid}`)
    await page.getByText('还没有方案').waitFor()
    await create()
    await page.getByText('尚未移动').waitFor()
    await expect.poll(() => page.locator('[data-layer=band] *').count()).toBe(0)
    expect(await serious(page)).toEqual([])
  })

  it('says what was refused while a plan lies open, keeps it open, and keeps the name that was written', async () => {
    const gone = { code: 404, message: '', data: { reason: 'NOT_FOUND' } }
    const refusing = (act: string) => page.route(`**/plan/${act}`, route => route.fulfill({ status: 404, json: gone }))
    const choose = async (entry: string) => {
      await page.getByRole('button', { name: '方案', exact: true }).click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    await refusing('archive')
    await choose('归档')
    await page.getByText('方案未归档', { exact: true }).waitFor()
    await refusing('add')
    await choose('复制为新方案')
    await page.getByText('方案未建立，已有的方案未改动', { exact: true }).waitFor()
    await page.unroute('**/plan/add')
    await page.route('**/plan/add', route => route.abort())
    await choose('复制为新方案')
    await page.getByText('没有收到服务器的答复，可能已经生效；再做一次不会重复', { exact: true }).waitFor()
    await refusing('rename')
    await choose('重命名')
    const dialog = page.getByRole('dialog', { name: '重命名' })
    await dialog.getByRole('textbox', { name: '方案名称' }).fill('拔牙掩饰')
    await dialog.getByRole('button', { name: '确定' }).click()
    await page.getByText('名称未改，仍为原名', { exact: true }).waitFor()
    expect(await dialog.getByRole('textbox', { name: '方案名称' }).inputValue()).toBe('拔牙掩饰')
    const question = page.getByRole('dialog', { name: '放弃未保存的内容？' })
    const cancel = dialog.getByRole('button', { name: '取消' })
    const ways = [() => page.keyboard.press('Escape'), () => page.mouse.click(4, 4), () => cancel.click()]
    for (const leave of ways) {
      await leave()
      await question.getByRole('button', { name: '继续编辑' }).click()
      expect(await dialog.getByRole('textbox', { name: '方案名称' }).inputValue()).toBe('拔牙掩饰')
    }
    await cancel.click()
    await question.getByRole('button', { name: '放弃' }).click()
    await dialog.waitFor({ state: 'hidden' })
    for (const act of ['archive', 'add', 'rename']) await page.unroute(`**/plan/${act}`)
    expect((await kept()).map(({ name, archived }) => [name, archived])).toEqual([['方案 1', false]])
    await page.locator('[data-segment=U1]').waitFor()
  })

  it('asks about the plan that was chosen, not about one that opens meanwhile', async () => {
    const choose = async (entry: string) => {
      await page.getByRole('button', { name: '方案', exact: true }).click()
      await page.getByRole('menuitem', { name: entry, exact: true }).click()
    }
    const dialog = page.getByRole('dialog')
    const count = (await kept()).length
    let add = (): void => undefined
    const pressed = new Promise<void>(resolve => {
      add = resolve
    })
    await page.route('**/plan/add', async route => {
      await pressed
      await route.continue()
    })
    await choose('复制为新方案')
    await choose('重命名')
    await dialog.getByLabel('方案名称').waitFor()
    add()
    await expect.poll(async () => (await kept()).length).toBe(count + 1)
    await expect.poll(() => dialog.count()).toBe(0)
    await page.unroute('**/plan/add')
    await choose('删除方案')
    await dialog.getByRole('button', { name: /^删\s*除方案$/ }).click()
    await expect.poll(async () => (await kept()).length).toBe(count)
  })

  it('movements that were not saved are there again after a reload, as unsaved; one undo is back at the saved plan', async () => {
    const across = () => page.locator('[data-segment=U1]').getByRole('spinbutton', { name: /前 \+/ })
    await set('U1', /前 \+/, '-2')
    await expect.poll(() => across().inputValue()).toMatch(/^[-−]2/)
    await page.reload()
    await page.getByText('已恢复未保存的改动').waitFor()
    await open('U1')
    expect(await across().inputValue()).toMatch(/^[-−]2/)
    expect((await kept()).map(({ content }) => content.includes('U1'))).toEqual([false])
    await page.getByRole('button', { name: '保存', exact: true }).waitFor()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Control+z')
    await page.getByText('尚未移动').waitFor()
    await page.reload()
    await page.locator('[data-segment=U1]').waitFor()
    await page.getByText('尚未移动').waitFor()
    expect(await page.getByText('已恢复未保存的改动').count()).toBe(0)
  })

  it('no key that happens to be pressed writes over what another window saved', async () => {
    const first = (await kept())[0]
    await set('U1', /前 \+/, '-2')
    await save()
    const [moved] = await kept()
    if (!first || !moved) throw new Error('no plan')
    const other = await asDemo(product)
    // Unsaved: a plan without changes would follow the other window's.
    await set('U1', /前 \+/, '-3')
    await other.call('planSave', { uuid: moved.uuid, version: moved.version, content: first.content })
    await page.getByRole('button', { name: '保存', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '该方案已在其他窗口修改' })
    await dialog.waitFor()
    for (const key of ['Enter', ' ', 'Escape']) await page.keyboard.press(key)
    await dialog.getByRole('button', { name: '打开对方的' }).click()
    await page.getByText('尚未移动').waitFor()
    expect((await kept()).map(({ content }) => content)).toEqual([first.content])
  })

  it('camouflage: incisors back into extraction spaces, with the budget, the band and the caution', async () => {
    const before = await rowText('U1-NA')
    await set('U1', /前 \+/, '-4.6')
    await set('L1', /前 \+/, '-2')
    await set('U6', /近中/, '1.7')
    await set('L6', /近中/, '2.7')
    await page.getByRole('spinbutton', { name: /拔除.*下/ }).fill('14.2')
    await page.keyboard.press('Enter')
    expect(await rowText('U1-NA')).not.toBe(before)
    await expect.poll(() => page.locator('[data-layer=band] *').count()).toBeGreaterThan(0)
    expect(await page.locator('[data-layer=pins]').innerHTML()).toContain('后 2.3 ±2.7')
    const budget = page.getByRole('region', { name: '牙弓长度预算' })
    await expect.poll(() => budget.getByRole('row', { name: /切牙移动/ }).innerText()).toContain('−4.0')
    await expect.poll(() => budget.getByRole('row', { name: /切牙移动/ }).innerText()).toContain('−9.2')
    await page.getByText('不代表实际疗效').waitFor()
    await page.getByText(/最弱一项：存疑/).waitFor()
    await page.getByText('软组织', { exact: true }).click()
    const skin = page.getByRole('region', { name: '软组织点' })
    await expect.poll(() => skin.getByRole('row', { name: /^上唇突点/ }).innerText()).toContain('后 2.3 ±2.7')
    expect(await serious(page)).toEqual([])
    await page.getByText('目标', { exact: true }).click()
    await page.locator('[data-target]').first().waitFor()
    await save()
  })

  it('undoes, redoes, nudges by arrows and drags by the handle', async () => {
    const amount = page.locator('[data-segment=U1] em')
    await open('U1')
    await page.getByRole('button', { name: /现在 \/ 方案/ }).focus()
    await page.keyboard.press('ArrowLeft')
    await amount.getByText('后 4.7').waitFor()
    await page.keyboard.press('Control+z')
    await amount.getByText('后 4.6').waitFor()
    const grip = await page.locator('[data-grip=U6] circle').first().boundingBox()
    if (!grip) throw new Error('the molar has no handle')
    await page.mouse.move(grip.x + grip.width / 2, grip.y + grip.height / 2)
    await page.mouse.down()
    await page.mouse.move(grip.x + grip.width / 2 + 25, grip.y + grip.height / 2, { steps: 4 })
    await page.mouse.up()
    await expect.poll(() => page.locator('[data-segment=U6] em').innerText()).not.toMatch(/近中\s1\.7/)
    await page.keyboard.press('Control+z')
    await expect.poll(() => page.locator('[data-segment=U6] em').innerText()).toMatch(/^近中\s1\.7\smm$/)
  })

  it('takes a suggested movement for a target, one step of undo', async () => {
    const target = page.locator('[data-target]', { hasText: '差' }).first()
    const key = await target.getAttribute('data-target')
    await target.getByRole('button', { name: '建议移动' }).click()
    await page.getByRole('button', { name: '接受' }).click()
    await page.locator(`[data-target="${key}"]`, { hasText: '到位' }).waitFor()
    await page.keyboard.press('Control+z')
    await page.locator(`[data-target="${key}"]`, { hasText: '差' }).waitFor()
  })

  it('two jaws: the maxilla forward, the mandible back, the chin; a limit warns and blocks nothing', async () => {
    await create()
    await set('MX', /前 \+/, '10')
    await set('MD', /前 \+/, '-5')
    await set('CH', /前 \+/, '3')
    await page.getByText(/上颌.*超过提醒界限/).waitFor()
    await save()
  })

  it('open bite: molars intruded, the mandible turns until they touch and the chin comes forward', async () => {
    await create()
    await set('U6', /伸长/, '-2')
    await open('MDA')
    await page.locator('[data-segment=MDA]').getByRole('combobox').first().click()
    await page.getByTitle('磨牙接触').click()
    const closed = /^闭合\s([\d.]+)°$/.exec(await page.locator('[data-segment=MDA] em').innerText())
    expect(Number(closed?.[1])).toBeGreaterThan(0.5)
    await save()
    const plans = await kept()
    expect(plans).toHaveLength(3)
    for (const { content } of plans) expect(readPlanDocument(content).ok).toBe(true)
    expect(faults).toEqual([])
  })

  it('a suggestion for one plan is not put about another that is opened', async () => {
    await page.locator('[data-target]', { hasText: '差' }).getByRole('button', { name: '建议移动' }).first().click()
    const accept = page.getByRole('button', { name: '接受' })
    await accept.waitFor()
    await page.keyboard.press('1')
    await accept.waitFor({ state: 'detached' })
    await page.keyboard.press('3')
    await expect.poll(() => accept.count()).toBe(0)
  })

  it('keeps the aims in sight beside the values, two compared plans whole, and gives the film its room at 1024', async () => {
    const bottom = async (at: Locator) => {
      const box = await at.boundingBox()
      return box ? box.y + box.height : Number.POSITIVE_INFINITY
    }
    await expect.poll(() => page.locator('[data-target]').count()).toBeGreaterThan(4)
    expect(await bottom(page.locator('[data-target]').first())).toBeLessThan(900)
    for (const plan of ['方案 1', '方案 2']) {
      await page.getByRole('combobox', { name: /与其他方案比较/ }).click({ force: true })
      await page.locator('.ant-select-item-option:visible', { hasText: plan }).click()
      await page.keyboard.press('Escape')
    }
    const last = page.getByRole('columnheader', { name: '方案 2' })
    await last.waitFor()
    const column = await last.boundingBox()
    expect((column?.x ?? 0) + (column?.width ?? 0)).toBeLessThanOrEqual(1440)
    await page.setViewportSize({ width: 1024, height: 768 })
    const strip = page.getByRole('complementary', { name: '移动' })
    await strip.getByRole('button', { name: '展开移动' }).waitFor()
    expect((await strip.boundingBox())?.width).toBe(44)
    await strip.getByRole('button', { name: /^U6 / }).click()
    await page.locator('[data-segment=U6]').getByRole('spinbutton', { name: /伸长/ }).waitFor()
    expect(await serious(page)).toEqual([])
    await page.keyboard.press('Escape')
    await page.locator('[data-segment=U6]').waitFor({ state: 'detached' })
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('[data-segment=U6]').waitFor()
  })

  it('on a phone is read: every predicted skin point with its range, and nothing that cannot be used', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.getByText('手机上只能查看', { exact: true }).waitFor()
    const skin = page.getByRole('region', { name: '软组织点' })
    await expect.poll(() => skin.getByRole('row').filter({ hasText: '±' }).count()).toBe(14)
    expect(await page.getByRole('button', { name: '新建方案' }).count()).toBe(0)
    expect(await serious(page)).toEqual([])
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.locator('[data-segment=U6]').waitFor()
  })

  it('is all there after a reload, in English too, and asks before unsaved movements are left', async () => {
    await page.reload()
    await page.locator('[data-segment=U6] em').getByText('压低 2.0').waitFor()
    await page.getByText('EN', { exact: true }).click()
    await page.getByText('not a promised result').waitFor()
    await page.locator('[data-segment=U6] button[aria-expanded]').click()
    await page.keyboard.press('ArrowLeft')
    await page.getByRole('link', { name: 'Ceph' }).click()
    await page.getByRole('button', { name: 'Leave without saving' }).click()
    await page.waitForURL(/studioDigitization/)
  })
})
