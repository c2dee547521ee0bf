import { readFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo } from '../demo'
import { openDemoFilm } from '../pages/demo-case'
import { answer, messageShown, openBuilder, pointsOf, press } from '../pages/own-analysis'
import { results } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'

describe.skipIf(!chromiumPath)(`an analysis and a measurement of the doctor’s own${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let file = ''

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    page = await (await openContext(browser)).newPage()
    await openDemoFilm(page, product, true)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const items = () => results(page).then(rows => rows.flatMap(([item = '', , , value]) => (value ? [item] : [])))
  const builder = () => page.getByRole('dialog').filter({ hasText: '可选测量项目' })

  it('the measurement’s landmarks are pressed on the film, its value stands there before it has a name', async () => {
    await openBuilder(page)
    await builder().getByRole('button', { name: '新建测量' }).click()
    const panel = page.getByRole('dialog', { name: '新建测量项目' })
    await panel.getByText('在片上点击：一边').waitFor()
    await press(page, await pointsOf(page, product), ['Na', 'A', 'Pog'])
    await panel.getByText(/^1[5-9]\d\.\d°/).waitFor()
    await messageShown(page, '请输入名称')
    await panel.getByLabel('名称', { exact: true }).fill('颏凸角')
    await panel.getByRole('checkbox', { name: '按牙列期分别给出' }).check()
    await panel.getByLabel('乳牙/替牙期 均值').fill('150')
    await panel.getByLabel('乳牙/替牙期 标准差').fill('2')
    await panel.getByLabel('偏大 中文').fill('颏部后缩')
    await panel.getByRole('button', { name: /^保\s*存$/ }).click()
    await messageShown(page, '保存成功')
  })

  it('another is computed from it and a built-in one, and left again', async () => {
    await builder().getByRole('button', { name: '新建测量' }).click()
    const panel = page.getByRole('dialog', { name: '新建测量项目' })
    await panel.getByLabel('名称', { exact: true }).fill('两角之和')
    const kind = panel.getByRole('combobox', { name: '计算方式' })
    await kind.click()
    // The sum stands 13 places after the angle at a vertex.
    for (let step = 0; step < 13; step++) await kind.press('ArrowDown')
    await kind.press('Enter')
    for (const [place, item] of [
      ['第 1 项', '颏凸角'],
      ['第 2 项', 'SNA'],
    ] as const) {
      const field = panel.getByRole('combobox', { name: new RegExp(place) })
      await field.fill(item)
      await field.press('Enter')
    }
    await panel.getByText(/^2[2-7]\d\.\d°/).waitFor()
    await panel.getByRole('button', { name: '关闭' }).click()
    await answer(page, '放弃修改')
    await builder().waitFor()
  })

  it('the analysis is refused without a name, then saved with items by button and keyboard, and stands first', async () => {
    await builder()
      .getByRole('button', { name: /^保\s*存$/ })
      .click()
    await messageShown(page, '请输入分析方法名称')
    await builder().getByLabel('名称', { exact: true }).fill('ABO')
    await messageShown(page, '方法名已存在')
    await builder().getByLabel('名称', { exact: true }).fill('首诊')
    await builder().getByRole('button', { name: '添加 SNA', exact: true }).click()
    await builder()
      .getByRole('button', { name: /^SNB\s/ })
      .press('ArrowRight')
    await builder()
      .getByRole('button', { name: /^保\s*存$/ })
      .click()
    await messageShown(page, '保存成功')
    await builder()
      .getByRole('button', { name: /^保\s*存$/ })
      .click()
    await messageShown(page, '没有任何改动，无需保存')
    await page.keyboard.press('Escape')
    await builder().waitFor({ state: 'hidden' })
    await expect.poll(items).toEqual(expect.arrayContaining(['颏凸角', 'SNA', 'SNB']))
    await messageShown(page, '颏部后缩')
  })

  it('a change not saved is asked about before another analysis takes its place', async () => {
    await openBuilder(page)
    await builder().getByRole('button', { name: '移除 SNB', exact: true }).click()
    await builder().getByRole('button', { name: '新建分析方法' }).click()
    await messageShown(page, '当前分析方法尚未保存')
    await answer(page, '返回保存')
    await builder()
      .getByRole('button', { name: /^保\s*存$/ })
      .click()
    await messageShown(page, '分析方法更新成功')
  })

  it('goes out as a file', async () => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      builder().getByRole('button', { name: '导出为文件' }).click(),
    ])
    file = await download.path()
    expect(JSON.parse(await readFile(file, 'utf8'))).toMatchObject({
      name: '首诊',
      measurements: { 颏凸角: { kind: 'angle_vertex' } },
    })
  })

  it('deleting the measurement says where it is used; deleting the analysis cannot be undone', async () => {
    await builder().getByRole('button', { name: '移除 颏凸角', exact: true }).click()
    await builder().getByRole('button', { name: '删除 颏凸角', exact: true }).click()
    await messageShown(page, '将从这些分析方法中移除：首诊')
    await answer(page, '删除')
    await builder().getByRole('button', { name: '删除分析方法' }).click()
    await messageShown(page, '删除分析方法后无法恢复')
    await answer(page, '删除')
    await messageShown(page, '分析方法删除成功')
  })

  it('comes back from the file with its measurement; another file is refused', async () => {
    const input = builder().locator('input[type=file]')
    await input.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"kind":"other"}') })
    await messageShown(page, '这不是 Sella 的分析方法文件')
    await input.setInputFiles(file)
    await builder().getByRole('button', { name: '移除 颏凸角', exact: true }).waitFor()
    await builder()
      .getByRole('button', { name: /^保\s*存$/ })
      .click()
    await expect.poll(() => page.getByRole('button', { name: '删除分析方法' }).count()).toBe(1)
  })

  it('changed in another window meanwhile: both are told, and both can be kept', async () => {
    const doctor = await asDemo(product)
    const [stored] = (await doctor.call('analysisList', {})).filter(({ name }) => name.startsWith('首诊'))
    if (!stored) throw new Error('no analysis')
    const before = JSON.parse(stored.content) as { readonly funcs: readonly string[] }
    await builder().getByRole('button', { name: '添加 FMA', exact: true }).click()
    const elsewhere = JSON.stringify({ ...before, funcs: [...before.funcs, 'SNB'] })
    await doctor.call('analysisUpdate', { uuid: stored.uuid, name: stored.name, content: elsewhere })
    const save = () =>
      builder()
        .getByRole('button', { name: /^保\s*存$/ })
        .click()
    await save()
    await messageShown(page, '该分析方法已在其他窗口修改')
    await messageShown(page, '仅那里有：SNB。 仅这里有：FMA。')
    await answer(page, '另存一份')
    await messageShown(page, '保存成功')
    const both = async () => (await doctor.call('analysisList', {})).filter(({ name }) => name.startsWith(stored.name))
    await expect.poll(async () => (await both()).length).toBe(2)
    expect((await both()).map(({ content }) => ['SNB', 'FMA'].map(item => content.includes(item)))).toEqual([
      [true, false],
      [false, true],
    ])
    await builder().getByRole('button', { name: '删除分析方法' }).click()
    await answer(page, '删除')
    await messageShown(page, '分析方法删除成功')
  })

  it('a measurement changed in another window meanwhile is told and not written over; nor is a norm', async () => {
    const doctor = await asDemo(product)
    const change = async (name: string, from: string, to: string) => {
      const content = (await doctor.call('settingGet', { name })).content ?? '{}'
      expect(content).toContain(from)
      await doctor.call('settingSave', { name, content: content.replace(from, to) })
    }
    await builder().getByRole('button', { name: '编辑 颏凸角', exact: true }).click()
    const panel = page.getByRole('dialog', { name: '编辑测量项目' })
    await panel.getByLabel('乳牙/替牙期 均值').fill('151')
    await change('userSetting_OwnItems', '150', '149')
    await panel.getByRole('button', { name: /^保\s*存$/ }).click()
    await messageShown(page, '“颏凸角”已在其他窗口修改')
    await page.getByText('149.0 ± 2.0').filter({ visible: true }).first().waitFor()
    await answer(page, '另存一份')
    await panel.waitFor({ state: 'hidden' })
    const items = JSON.parse((await doctor.call('settingGet', { name: 'userSetting_OwnItems' })).content ?? '{}')
    expect([items.颏凸角, items['颏凸角 (2)']].map(item => JSON.stringify(item).match(/1(49|51)/)?.[0])).toEqual(['149', '151'])
  })

  it('of the side photo is built of its measurements, judges by her norm and is none of the film', async () => {
    await page.goto(`${page.url().split('&view')[0]}&view=side`)
    await openBuilder(page)
    await builder().getByLabel('名称', { exact: true }).fill('我的侧貌')
    await builder().getByRole('button', { name: '添加 鼻唇角', exact: true }).click()
    await builder().getByRole('button', { name: '自定义 鼻唇角', exact: true }).click()
    const values = page.getByRole('dialog', { name: '自定义 鼻唇角' })
    // It opens in its first field, not on its cross.
    await expect.poll(() => values.getByLabel('参考值 均值').evaluate(field => field === document.activeElement)).toBe(true)
    await values.getByLabel('参考值 均值').fill('95')
    await values.getByLabel('参考值 标准差').fill('5')
    await values.getByRole('button', { name: /^保\s*存$/ }).click()
    await values.waitFor({ state: 'hidden' })
    await builder().getByText('95.0 ± 5.0').waitFor()
    await builder()
      .getByRole('button', { name: /^保\s*存$/ })
      .click()
    await builder().getByRole('button', { name: '删除分析方法' }).waitFor()
    await page.keyboard.press('Escape')
    expect((await results(page)).filter(([, norm]) => norm).map(row => row.slice(0, 2))).toEqual([['鼻唇角', '95.0 ± 5.0']])
    await page.goto(`${page.url().split('&view')[0]}`)
    await page.getByRole('combobox', { name: '分析方法' }).click()
    await page.getByRole('option').first().waitFor({ state: 'attached' })
    await expect.poll(() => page.getByRole('option', { name: '我的侧貌' }).count()).toBe(0)
  })

  it('judges by no others while her own norms cannot be read, and keeps what another window stored', async () => {
    const name = 'userSetting_AnalysisValues'
    await page.route('**/setting/get', async route => {
      if (route.request().postDataJSON().name !== name) return route.continue()
      return route.fulfill({ status: 500, json: { code: 500, message: '服务器出错', data: {} } })
    })
    await page.reload()
    await page.getByText('内容加载失败').waitFor()
    expect(await page.getByRole('application').count()).toBe(0)
    await page.unroute('**/setting/get')
    await page.getByRole('button', { name: '重试' }).click()
    await page.getByRole('application').waitFor()
    const doctor = await asDemo(product)
    const stored = JSON.parse((await doctor.call('settingGet', { name })).content ?? '{}')
    await doctor.call('analysisAdd', { name: '别处新建', content: '["ANB"]' })
    await page.getByRole('combobox', { name: '分析方法' }).click()
    await page.getByTitle('别处新建').click()
    const norm = { mean: 4, sd: 1 }
    const elsewhere = { ...stored, ANB: { meanSd: { primary_mixed: norm, permanent: norm } } }
    await doctor.call('settingSave', { name, content: JSON.stringify(elsewhere) })
    // The open film has the analysis and is judged by the norm that another window has just stored, without a touch.
    await expect
      .poll(async () => (await results(page)).filter(([item]) => item === 'ANB').map(row => row[1]))
      .toEqual(['4.0 ± 1.0'])
    await openBuilder(page)
    await builder().getByRole('button', { name: '添加 Saddle angle', exact: true }).click()
    await builder().getByRole('button', { name: '自定义 Saddle angle', exact: true }).click()
    const values = page.getByRole('dialog', { name: '自定义 Saddle angle' })
    await values.getByLabel('恒牙期 均值').fill('123')
    await values.getByLabel('恒牙期 标准差').fill('5')
    await values.getByRole('button', { name: /^保\s*存$/ }).click()
    const kept = async () => JSON.parse((await doctor.call('settingGet', { name })).content ?? '{}')
    await expect.poll(async () => Object.keys(await kept()).filter(item => item === 'Saddle angle')).toEqual(['Saddle angle'])
    expect((await kept()).ANB).toEqual(elsewhere.ANB)
  })
})
