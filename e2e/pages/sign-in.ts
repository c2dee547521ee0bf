import type { Page } from 'playwright-core'

/** Registers a new doctor from the public pages and lands on the patient list. */
export const register = async (
  page: Page,
  url: string,
  doctor: { readonly loginName: string; readonly name: string; readonly password: string },
): Promise<void> => {
  await page.goto(`${url}/login`)
  await page
    .getByRole('button', { name: '注册', exact: true })
    .or(page.getByRole('link', { name: '注册', exact: true }))
    .first()
    .click()
  await page.getByLabel('登录名').fill(doctor.loginName)
  await page.getByLabel('姓名').fill(doctor.name)
  await page.getByLabel('邮箱或手机号').fill('doctor@clinic.test')
  await page.getByLabel('密码', { exact: true }).fill(doctor.password)
  await page.getByRole('button', { name: /^注册/ }).last().click()
  await page.waitForURL('**/patients')
}

export const signIn = async (
  page: Page,
  url: string,
  doctor: { readonly loginName: string; readonly password: string },
): Promise<void> => {
  await page.goto(`${url}/login`)
  await page.getByLabel('登录名').fill(doctor.loginName)
  await page.getByLabel('密码', { exact: true }).fill(doctor.password)
  await page.getByRole('button', { name: '登录', exact: true }).last().click()
  await page.waitForURL('**/patients')
}
