import { readFile } from 'node:fs/promises'
import { ageAt, ageWords } from '@sella/ceph/patient/age'
import { parseSchemes, serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { fromStored, toStored } from '@sella/contract/documents/tracing'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { serious } from '../axe'
import { openBrowser } from '../browser'
import { asDemo, demoDoctor } from '../demo'
import { cutOnPaper, onPaper } from '../pages/paper'
import { signedIn } from '../pages/sign-in'
import { patience } from '../patience'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`several stages of a case are laid on each other${why}`, () => {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  let caseUuid = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    context = await browser.newContext({
      viewport: { width: 1440, height: 900 },
      locale: 'zh-CN',
      bypassCSP: true,
      reducedMotion: 'reduce',
    })
    context.setDefaultTimeout(patience)
    page = await context.newPage()
    const { rows } = await (await asDemo(product)).call('patientGet', {})
    caseUuid = rows.find(row => row.records.filter(record => record.hasTracing).length > 1)?.uuid ?? ''
    await signedIn(page, product.url, demoDoctor)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const schemes = async () => parseSchemes(await (await asDemo(product)).call('overconfigFind', { caseUuid })) ?? []

  it('leads through the page once, in five steps', async () => {
    await page.goto(`${product.url}/studioOverlapping?case=${caseUuid}`)
    for (const step of ['下一步', '下一步', '下一步', '下一步', '知道了']) await page.getByRole('button', { name: step }).click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.reload()
    await page.locator('figure').first().waitFor()
    await expect.poll(() => page.getByRole('button', { name: '下一步' }).count()).toBe(0)
  })

  it('shows the three registrations with their audit, the changes and the displacements, readable without sight', async () => {
    await expect.poll(() => page.locator('figure').count()).toBe(3)
    await expect.poll(() => page.locator('figure').first().innerText()).toContain('S 固定')
    await expect.poll(() => page.getByRole('table').count()).toBe(3)
    expect(await serious(page)).toEqual([])
  })

  it('shows every column of the changes beside the pictures, of names that are long and values that are estimates', async () => {
    const doctor = await asDemo(product)
    const { rows } = await doctor.call('patientGet', {})
    const two = rows.find(row => row.records.filter(record => record.hasTracing).length === 2)
    if (!two) throw new Error('the demo has a case of two films')
    for (const record of await doctor.call('timebarGet', { caseUuid: two.uuid })) {
      const stored = record.cephPoints && fromStored(record.cephPoints)
      if (!stored || !stored.ok) throw new Error('a traced record')
      const { Co, Pcd } = stored.value.points
      if (!Co || !Pcd) throw new Error('the condyle is placed')
      const points = { ...stored.value.points, Co: { ...Co, origin: 'estimated' }, Pcd: { ...Pcd, origin: 'estimated' } } as const
      const unseen = toStored({ ...stored.value, points }, record.cephPoints)
      if (!unseen.ok) throw new Error('it can be stored')
      const { uuid, version } = record
      await doctor.call('timebarUpdate', { uuid, caseUuid: two.uuid, version, cephPoints: unseen.value })
    }
    await page.goto(`${product.url}/studioOverlapping?case=${two.uuid}`)
    await page.locator('figure').first().waitFor()
    const table = page.getByRole('table').filter({ has: page.getByRole('columnheader', { name: '÷ SDC' }) })
    const beyond = () => table.evaluate(({ parentElement: box }) => (box ? box.scrollWidth - box.clientWidth : null))
    for (const analysis of ['九院分析法', 'McNamara分析法']) {
      await page.getByRole('combobox', { name: '分析方法' }).click()
      await page.locator('.ant-select-dropdown:visible').getByTitle(analysis, { exact: true }).click()
      await table.getByText('(估)').first().waitFor()
      await expect.poll(beyond).toBe(0)
    }
    await page.goto(`${product.url}/studioOverlapping?case=${caseUuid}`)
    await page.locator('figure').first().waitFor()
  })

  it('is printed whole: every picture on white, every table, and none of the bars', async () => {
    await onPaper(page, async () => {
      expect(await cutOnPaper(page)).toEqual([])
      const grounds = await page.locator('figure').evaluateAll(all => all.map(each => getComputedStyle(each).backgroundColor))
      expect(new Set(grounds)).toEqual(new Set(['rgb(255, 255, 255)']))
      expect(await page.locator('table:visible').count()).toBe(3)
      expect(await page.getByRole('button', { name: '保存方案' }).isVisible()).toBe(false)
    })
  })

  it('gives the patient’s age on the days of the compared films in its head, not today’s', async () => {
    const demo = await asDemo(product)
    const patient = (await demo.call('patientGet', {})).rows.find(({ uuid }) => uuid === caseUuid)
    const traced = (await demo.call('timebarGet', { caseUuid })).filter(({ cephPoints }) => cephPoints !== null)
    const ages = [traced[0], traced.at(-1)].map(record => ageAt(patient?.birthday ?? '', record?.createday.slice(0, 10) ?? ''))
    const words = ages.map(age => age && ageWords(age).zh)
    expect(new Set(words).size).toBe(2)
    const text = page.getByText(words.join('–')).first()
    await text.waitFor()
    // An age that is cut reads as another.
    await page.setViewportSize({ width: 1024, height: 768 })
    const room = () =>
      text.evaluate(at => Math.floor((at.parentElement?.getBoundingClientRect().right ?? 0) - at.getBoundingClientRect().right))
    await expect.poll(room).toBeGreaterThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
  })

  it('hides a record by its number and flickers through them with the space bar', async () => {
    const layers = () => page.locator('figure').first().locator('[data-layer]').count()
    const all = await layers()
    await page.locator('figure').first().hover()
    await page.keyboard.press('2')
    expect(await layers()).toBe(all - 1)
    await page.keyboard.press('2')
    await page.keyboard.press(' ')
    expect(await layers()).toBe(2)
  })

  it('keeps method and correction with the scheme, and refuses a save without a change', async () => {
    const save = page.getByRole('button', { name: '保存方案' })
    await save.click()
    await page.getByText('没有任何改动，无需保存').waitFor()
    await page.locator('.ant-segmented-item', { hasText: /^SN$/ }).click()
    await page.getByRole('button', { name: '微调' }).click()
    await page.getByRole('spinbutton', { name: '向前' }).fill('1.5')
    await page.keyboard.press('Enter')
    await save.click()
    await page.getByText('保存成功').waitFor()
    const [first] = await schemes()
    expect(first?.overFun).toBe('sn')
    expect(Object.values(first?.imgTrans.sn ?? {})).toEqual([{ x: 1.5, y: 0, turn: 0 }])
  })

  it('offers an unsaved change back after a reload, and makes another scheme under a free name', async () => {
    await page.locator('.ant-segmented-item', { hasText: /^PP$/ }).click()
    await page.reload()
    await page.locator('figure').first().waitFor()
    await expect.poll(() => page.locator('figure').getAttribute('data-method')).toBe('pp')
    await page.getByRole('button', { name: '新建方案' }).click()
    await page.getByRole('button', { name: '不保存离开' }).click()
    const name = page.getByLabel('方案名称')
    await name.fill('示例重叠')
    await page.getByText('方案名称已存在').waitFor()
    await name.fill('第二方案')
    await page.getByRole('button', { name: '确定' }).click()
    await page.getByRole('button', { name: '保存方案' }).click()
    await page.getByText('保存成功').waitFor()
    expect((await schemes()).map(scheme => scheme.name)).toEqual(['示例重叠', '第二方案'])
  })

  it('is held by the best fit where the doctor wants it, says so and keeps it with the scheme', async () => {
    const button = page.getByRole('button', { name: '固定方式' })
    await button.focus()
    await page.keyboard.press('Enter')
    const fit = page.getByRole('radio', { name: /最佳拟合/ }).first()
    expect(await serious(page)).toEqual([])
    await fit.check()
    await page.keyboard.press('Escape')
    await fit.waitFor({ state: 'detached' })
    await expect.poll(() => button.evaluate(element => element === document.activeElement)).toBe(true)
    await page.locator('figure', { hasText: '最佳拟合' }).waitFor()
    await page.getByRole('button', { name: '保存方案' }).click()
    await expect.poll(async () => Object.values((await schemes())[1]?.registerAt ?? {})).toEqual(['fit'])
  })

  it('is saved as a picture of the size it says', async () => {
    await page.getByRole('button', { name: '导出' }).click()
    const dialog = page.getByRole('dialog', { name: '导出重叠图' })
    await dialog.getByAltText('重叠图预览').waitFor()
    const [, width, height] = /(\d+) × (\d+) 像素/.exec(await dialog.innerText()) ?? []
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: '下载 PNG' }).click(),
    ])
    const png = await readFile(await download.path())
    expect([png.toString('latin1', 1, 4), png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([
      'PNG',
      Number(width),
      Number(height),
    ])
    expect(download.suggestedFilename()).toMatch(/\.png$/)
  })

  it('changed in another window meanwhile, both are shown and neither is lost', async () => {
    await page.locator('.ant-segmented-item', { hasText: /^MP$/ }).click()
    const content = serialiseSchemes(
      (await schemes()).map((scheme, i) => (i === 1 ? { ...scheme, overFun: 'sn' as const } : scheme)),
    )
    await (await asDemo(product)).call('overconfigUpdate', { caseUuid, content })
    await page.getByRole('button', { name: '保存方案' }).click()
    const dialog = page.getByRole('dialog', { name: '方案已在其他窗口修改' })
    await dialog.getByRole('row', { name: '方法 MP SN' }).waitFor()
    expect(await serious(page)).toEqual([])
    await dialog.getByRole('button', { name: '另存为新方案' }).click()
    await dialog.waitFor({ state: 'hidden' })
    expect((await schemes()).slice(1).map(scheme => [scheme.name, scheme.overFun])).toEqual([
      ['第二方案', 'sn'],
      ['第二方案（2）', 'mp'],
    ])
  })

  it('is printed at true size: a PDF of the scheme in hand, on the paper chosen', async () => {
    await page.getByRole('button', { name: '1:1 打印' }).click()
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: '下载 PDF' }).click()])
    const pdf = await readFile(await download.path())
    expect(pdf.toString('latin1', 0, 5)).toBe('%PDF-')
    const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf.toString('latin1')) ?? []
    expect([Number(width), Number(height)].sort((a, b) => a - b).map(Math.round)).toEqual([595, 842])
    expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  })

  it('is corrected on the picture: by arrows and by dragging, told live, each gesture one step back', async () => {
    await page.getByRole('button', { name: '微调' }).click()
    await page.getByRole('button', { name: '在图上拖动微调' }).click()
    const bar = page.getByRole('toolbar', { name: '手动微调' })
    const picture = page.locator('svg[data-correcting="true"]')
    await picture.focus()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key)
    await bar.getByText('向前 0.3 mm').waitFor()
    await page.keyboard.press('Control+z')
    await bar.getByText('向前 0.2 mm').waitFor()
    const box = await picture.boundingBox()
    if (!box) throw new Error('the picture is seen')
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2)
    await page.mouse.down()
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2 + 40, { steps: 5 })
    await page.mouse.up()
    await bar.getByText(/向下 \d+\.\d/).waitFor()
    await page.keyboard.press('Control+z')
    await bar.getByText(/^向前 0\.2 mm · /).waitFor()
    await picture.focus()
    await page.keyboard.press('Escape')
    await bar.waitFor({ state: 'detached' })
  })

  it('withholds millimetres where a scale is impossible, until the doctor states that it is right: kept with the scheme', async () => {
    const doctor = await asDemo(product)
    const [first] = await doctor.call('timebarGet', { caseUuid })
    if (!first?.cephPoints) throw new Error('the first record is traced')
    const read = fromStored(first.cephPoints)
    if (!read.ok || !read.value.ruler) throw new Error('it has a ruler')
    const longer = toStored({ ...read.value, ruler: { ...read.value.ruler, mm: read.value.ruler.mm * 1.3 } }, first.cephPoints)
    if (!longer.ok) throw new Error('it can be stored')
    const change = { uuid: first.uuid, caseUuid, version: first.version, cephPoints: longer.value }
    expect(await doctor.call('timebarUpdate', change)).toMatchObject({ uuid: first.uuid })
    // What judges the scale is fetched late: until it is there, no length is shown that is then withheld.
    let judge = (): void => undefined
    const judged = new Promise<void>(resolve => {
      judge = resolve
    })
    await page.route(/\/unseen-[^/]+\.js/, async route => {
      await judged
      await route.continue()
    })
    await page.goto(`${product.url}/studioDigitization?case=${caseUuid}&record=${first.uuid}`)
    const rows = page.getByRole('table').first().getByRole('row')
    await rows.first().waitFor()
    await page.getByRole('link', { name: '比例可疑：不列 mm' }).waitFor()
    const unjudged = await rows.filter({ hasText: '比例核对中' }).count()
    expect(unjudged).toBeGreaterThan(0)
    judge()
    await expect.poll(() => rows.filter({ hasText: '比例可疑' }).count()).toBe(unjudged)
    await page.getByRole('link', { name: '比例可疑：不列 mm' }).click()
    await page.locator('figure').first().waitFor()
    const moved = page.locator('[data-box="displacement"] tbody td:nth-child(5)').first()
    await page.getByText('比例可疑，位移不列。').waitFor()
    await expect.poll(() => moved.innerText()).toBe('–')
    await page.getByRole('button', { name: '声明比例无误，照列毫米值' }).click()
    await page.getByRole('button', { name: '撤回声明' }).waitFor()
    await expect.poll(() => moved.innerText()).toMatch(/^\d+\.\d/)
    await page.getByRole('button', { name: '保存方案' }).click()
    const stated = async () => (await schemes()).flatMap(({ scalesStated }) => Object.keys(scalesStated ?? {}))
    await expect.poll(stated).toContain(first.uuid)
    await page.getByRole('button', { name: '撤回声明' }).click()
    await expect.poll(() => moved.innerText()).toBe('–')
  })
})
