import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { caseOf } from '../pages/cases'
import { faceFile } from '../pages/images'
import { registered } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'migration', name: '迁入医生', password: 'correct horse' }

/** 姓名,性别,出生日期,手机号,诊断 and four patients, one of them there already, one without a name, one with a day that does not exist. */
const list = [
  '姓名,病历号,性别,出生日期,手机号,诊断',
  '名单一,L-1,女,2010年4月5日,13800000001,安氏II类',
  '已有者,L-2,男,2011-01-02,13800000002,',
  ',L-3,,,,',
  '名单四,L-4,1,2010-02-30,,',
].join('\n')

describe.skipIf(!chromiumPath)(`patients of another system${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page
  let folder: string

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    page = await (await openContext(browser)).newPage()
    page.on('dialog', dialog => void dialog.accept())
    await caseOf(await registered(page, product.url, doctor), { name: '已有者', birthday: '2011-01-02', caseNo: 'L-2' })
    folder = await mkdtemp(join(tmpdir(), 'sella-migration-'))
    const tree = [
      ['旧系统/夹一 F-1/2024-05-01 初诊/Smile_Photo.jpg', 1],
      ['旧系统/夹一 F-1/2025-06-02/Frontal_Photo.jpg', 2],
      ['旧系统/夹二/Frontal_Photo.jpg', 3],
      ['旧系统/说明.jpg', 4],
    ] as const
    for (const [path, seed] of tree) {
      await mkdir(dirname(join(folder, path)), { recursive: true })
      await writeFile(join(folder, path), (await faceFile('x.jpg', seed)).buffer)
    }
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await rm(folder, { recursive: true, force: true })
  })

  const row = (source: string) => page.getByRole('listitem').filter({ has: page.getByText(source, { exact: true }) })
  const begin = async () => {
    await page.goto(`${product.url}/patients`)
    await page.getByRole('link', { name: '批量迁入' }).click()
    await page.getByText('从其他系统迁入患者').waitFor()
  }

  it('a folder of folders becomes patients and records after a preview, and goes back whole', async () => {
    await begin()
    await page.locator('input[type=file][webkitdirectory]').setInputFiles(join(folder, '旧系统'))
    await page.getByText('1 个文件不在任何患者文件夹里').waitFor()
    await row('夹二').getByText('1 个文件无日期，暂不导入').waitFor()
    await row('夹二')
      .getByRole('button', { name: /展开文件/ })
      .click()
    await page.getByLabel('旧系统/夹二：无日期文件的记录日期').fill('2023-02-03')
    await row('夹二').getByText('1 个文件无日期，暂不导入', { exact: true }).waitFor({ state: 'detached' })
    const birthday = page.getByLabel('旧系统/夹二：出生日期')
    await birthday.fill('03/04/2012')
    await birthday.press('Tab')
    await row('夹二').locator('b').getByText('出生日期无法识别').waitFor()
    await birthday.fill('4 Mar 2012')
    await birthday.press('Tab')
    await expect.poll(() => birthday.inputValue()).toBe('2012-03-04')
    await page.getByRole('button', { name: '迁入 2 位' }).click()
    await row('夹一 F-1').getByText('已新建').waitFor()
    await row('夹二').getByText('已新建').waitFor()
    await page.getByRole('button', { name: '查看收件回执' }).click()
    await expect.poll(() => page.locator('[data-part=filed] dd').textContent()).toBe('3')
    await page.getByRole('region', { name: '未添加的文件' }).getByText('旧系统/说明.jpg', { exact: true }).waitFor()
    await page.getByText('填写的日期', { exact: true }).waitFor()
    await page.getByText('来自 旧系统/夹二', { exact: true }).waitFor()
    await page.goto(`${product.url}/patients`)
    await page.getByText('夹一', { exact: true }).first().click()
    await page.getByRole('complementary').getByText('2025-06-02').waitFor()
    await page.getByRole('complementary').getByText('2024-05-01').waitFor()
    await page.goto(`${product.url}/intake`)
    await page.getByRole('button', { name: '撤回迁入' }).click()
    await page.getByRole('dialog').getByRole('button', { name: '撤回迁入' }).click()
    await page.getByText('已撤回迁入').waitFor()
    await page.goto(`${product.url}/patients`)
    await page.getByText('已有者', { exact: true }).first().waitFor()
    await expect.poll(() => page.getByText('夹一', { exact: true }).count()).toBe(0)
  })

  it('a list becomes patients: columns known, duplicates shown, errors by row, nothing lost', async () => {
    await begin()
    await page
      .locator('input[type=file][accept]')
      .setInputFiles({ name: '患者.csv', mimeType: 'text/csv', buffer: Buffer.from(list) })
    await page.getByRole('region', { name: '列的含义' }).getByText('诊断').waitFor()
    await page.getByRole('button', { name: '预览' }).click()
    await row('第 3 行')
      .getByText(/并入 已有者/)
      .waitFor()
    await row('第 4 行').getByText('缺姓名').waitFor()
    const nameless = page.getByLabel('第 4 行：姓名')
    await nameless.fill('名单三')
    await nameless.press('Tab')
    await row('第 4 行').getByText('缺姓名').waitFor({ state: 'detached' })
    await nameless.fill('')
    await nameless.press('Enter')
    await row('第 4 行').getByText('缺姓名').waitFor()
    await row('第 5 行').getByText('出生日期未能识别，原文在备注').waitFor()
    await row('第 5 行').getByText('性别未能识别，原文在备注').waitFor()
    await page.getByRole('button', { name: '迁入 3 位' }).click()
    await row('第 3 行').getByText('已并入').waitFor()
    await row('第 5 行').getByText('已新建').waitFor()
    await page.goto(`${product.url}/patients?`)
    await page.getByLabel('搜索患者').fill('13800000002')
    await page.getByText('已有者', { exact: true }).first().waitFor()
    await page.getByLabel('搜索患者').fill('2010-02-30')
    await page.getByRole('heading', { name: '名单四' }).waitFor()
  })
})
