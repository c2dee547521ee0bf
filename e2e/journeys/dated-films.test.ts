import { dicomFile } from '@sella/server/testing/dicom-file'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { caseOf } from '../pages/cases'
import { dropOn } from '../pages/dropping'
import { faceFile, slotOf } from '../pages/images'
import { registered } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'dated', name: '日期医生', password: 'correct horse' }

/** A DICOM film of a day, YYYYMMDD; `tone` makes it another film. */
const film = (name: string, day: string, tone: number) => {
  const [rows, columns] = [240, 200]
  const pixels = Array.from({ length: rows * columns }, (_, i) => (Math.floor(i / columns) * 5 + (i % columns) * tone) % 256)
  const content = dicomFile({
    rows,
    columns,
    allocated: 8,
    stored: 8,
    photometric: 'MONOCHROME2',
    pixels,
    more: [[0x0008, 0x0022, 'DA', day]],
  })
  return { name, type: 'application/dicom', content }
}

describe.skipIf(!chromiumPath)(`films go into the record of their day${why}`, () => {
  let product: Product
  let browser: Browser
  let page: Page

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    page = await (await openContext(browser)).newPage()
    const her = await registered(page, product.url, doctor)
    const caseUuid = await caseOf(her, { name: '两年两片', birthday: '2012-03-04', caseNo: 'DATE-1' })
    await page.goto(`${product.url}/patientImage?case=${caseUuid}`)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const dialog = () => page.getByRole('dialog', { name: /导入 DICOM/ })
  const shown = (name: string) =>
    dialog()
      .getByText(new RegExp(`${name} ·`))
      .waitFor()
  const records = () => page.getByRole('list').filter({ has: page.getByRole('button', { name: /编辑记录/ }) })

  it('spreads one drop over new records, and leaving one out drops none of the others', async () => {
    const photo = await faceFile('smile.jpg', 20)
    await dropOn(page, page.locator('body'), [
      film('a.dcm', '20240501', 1),
      film('b.dcm', '20300101', 2),
      film('c.dcm', '20250602', 3),
      { name: photo.name, type: photo.mimeType, content: photo.buffer },
    ])
    await shown('a.dcm')
    await dialog()
      .getByRole('button', { name: /新建 2024-05-01 的记录并存入/ })
      .click()
    await shown('b.dcm')
    await dialog().getByText('文件写的拍摄日期 2030-01-01 晚于今天，未采用').waitFor()
    await dialog().getByRole('button', { name: '跳过此文件' }).click()
    await shown('c.dcm')
    await dialog()
      .getByRole('button', { name: /新建 2025-06-02 的记录并存入/ })
      .click()
    await slotOf(page, 'Smile_Photo').locator('img').waitFor()
    await expect
      .poll(() =>
        records()
          .getByText(/^\d{4}-\d\d-\d\d$/)
          .allTextContents(),
      )
      .toEqual(['2025-06-02', '2024-05-01'])
    for (const day of ['2024-05-01', '2025-06-02']) {
      await records().getByText(day).click()
      await page.getByRole('heading', { name: new RegExp(day) }).waitFor()
      await slotOf(page, 'Lateral_Ceph').locator('img').waitFor()
    }
  })

  it('proposes no second film for the place of one that is there', async () => {
    await dropOn(page, page.locator('body'), [film('d.dcm', '20240501', 4)])
    await shown('d.dcm')
    const save = dialog().getByRole('button', { name: /存入 2024-05-01 初始/ })
    await expect.poll(() => save.isDisabled()).toBe(true)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })
  })

  it('says in the receipt which were left out, and what came of the others', async () => {
    const address = page.url()
    await page.goto(`${product.url}/intake`)
    const out = page.getByRole('region', { name: '未添加的文件' })
    for (const name of ['b.dcm', 'd.dcm']) await out.getByText(name).waitFor()
    expect(await out.getByText('a.dcm').count()).toBe(0)
    await expect.poll(() => page.locator('[data-part=filed] dd').textContent()).toBe('3')
    await page.goto(address)
  })

  it('refuses a record after today or before birth, says so, and keeps what was typed', async () => {
    await page
      .getByRole('button', { name: /^新建$/ })
      .first()
      .click()
    const form = page.getByRole('dialog')
    for (const [day, refusal] of [
      ['2087-01-01', '记录日期不能晚于今天：2087-01-01'],
      ['2012-03-03', '记录日期 2012-03-03 早于出生日期 2012-03-04'],
    ] as const) {
      await form.getByLabel('日期').fill(day)
      await form.getByRole('button', { name: /保存/ }).last().click()
      await form.getByRole('alert').getByText(refusal).waitFor()
      await expect.poll(() => form.getByLabel('日期').inputValue()).toBe(day)
    }
  })
})
