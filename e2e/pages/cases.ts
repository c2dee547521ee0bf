import type { Page } from 'playwright-core'

/** From the patient list: a new case through the drawer, saved and opened on its images. */
export const addCase = async (
  page: Page,
  fields: { readonly name: string; readonly birthday: string; readonly caseNo: string },
): Promise<void> => {
  await page.getByRole('button', { name: '新建患者' }).first().click()
  const drawer = page.getByRole('dialog')
  await drawer.getByLabel('姓名').fill(fields.name)
  await drawer.getByText('男', { exact: true }).click()
  await drawer.getByLabel('出生日期').fill(fields.birthday)
  await drawer.getByLabel('病历号').fill(fields.caseNo)
  await drawer.getByRole('button', { name: '保存并添加影像' }).click()
  await page.waitForURL('**/patientImage**')
}

export const addRecord = async (page: Page, day: string): Promise<void> => {
  await page
    .getByRole('button', { name: /^新建(记录)?$/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('日期').fill(day)
  await dialog
    .getByRole('button', { name: /保存|新建记录/ })
    .last()
    .click()
  await dialog.waitFor({ state: 'hidden' })
}
