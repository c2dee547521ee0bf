import { calls } from '@sella/contract/calls/index'
import type { Page } from 'playwright-core'
import { asDoctor } from '../demo'

interface Doctor {
  readonly loginName: string
  readonly password: string
}

/** Makes the tab one of a doctor who is signed in, without showing a page of the product: its token lies where the product keeps it. */
export const holdToken = async (page: Page, url: string, token: string): Promise<void> => {
  // Any file of the product's origin.
  await page.goto(`${url}/mark.svg`)
  await page.evaluate(sessionToken => sessionStorage.setItem('sella.token', sessionToken), token)
}

/** Signs a tab in past the sign-in page, which the account's journey walks; the next page it opens is that of the doctor. */
export const signedIn = async (page: Page, url: string, doctor: Doctor): Promise<void> =>
  holdToken(page, url, (await asDoctor({ url }, doctor)).token)

/** Registers a doctor past the public pages, which the account's journey walks, and signs a tab in as her. */
export const registered = async (page: Page, url: string, doctor: Doctor & { readonly name: string }) => {
  const { name: userName, loginName, password } = doctor
  const reply = await fetch(`${url}/portal${calls.regist.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ loginName, password, userName, phone: '+86 571 5550 0100' }),
  })
  if (!reply.ok) throw new Error(`${loginName} could not be registered: ${reply.status}`)
  await signedIn(page, url, doctor)
  return asDoctor({ url }, doctor)
}

/** Registers a new doctor from the public pages and lands on the patient list. */
export const register = async (page: Page, url: string, doctor: Doctor & { readonly name: string }): Promise<void> => {
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

/** Signs in as a doctor does, and lands on the patient list. */
export const signIn = async (page: Page, url: string, doctor: Doctor): Promise<void> => {
  await page.goto(`${url}/login`)
  await page.getByLabel('登录名').fill(doctor.loginName)
  await page.getByLabel('密码', { exact: true }).fill(doctor.password)
  await page.getByRole('button', { name: '登录', exact: true }).last().click()
  await page.waitForURL('**/patients')
}
