import { startHospital } from '@sella/server/testing/hospital'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { registered } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'doctor.lu', name: '陆医生', password: 'a long enough password' }
const person = { sub: '1001', name: '陆医生', email: 'lu@hospital.example', email_verified: true }

describe.skipIf(!chromiumPath)(`the sign-in by a hospital${why}`, () => {
  let hospital: Awaited<ReturnType<typeof startHospital>>
  let product: Product
  let url = ''
  let browser: Browser
  let desk: BrowserContext
  let page: Page
  const faults: string[] = []

  beforeAll(async () => {
    hospital = await startHospital()
    const { issuer, client, secret, label } = hospital.settings
    const settings = (port: number) => ({
      ...{ SELLA_ADDRESS: `http://localhost:${port}`, SELLA_OIDC_ISSUER: issuer, SELLA_OIDC_CLIENT: client },
      ...{ SELLA_OIDC_SECRET: secret, SELLA_OIDC_LABEL: label, SELLA_OIDC_ACCOUNTS: 'open' },
    })
    ;[product, browser] = await Promise.all([startProduct({ settings }), openBrowser()])
    url = product.url.replace('127.0.0.1', 'localhost')
    desk = await openContext(browser)
    page = await desk.newPage()
    page.on('pageerror', error => faults.push(error.message))
    // The provider's own pages: whoever comes has signed in there, and is sent back.
    await page.route(`${issuer}/authorize**`, route => {
      const location = `${url}/login?${hospital.signIn(route.request().url(), person)}`
      return route.fulfill({ status: 302, headers: { location } })
    })
    await page.route(`${issuer}/end**`, route => route.fulfill({ contentType: 'text/html; charset=utf-8', body: '医院已退出' }))
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
    await hospital?.close()
  })

  const byHospital = () => page.getByRole('button', { name: '用市口腔医院账号登录' })

  it('links her account once, by its password', async () => {
    await registered(page, url, doctor)
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${url}/login`)
    await byHospital().click()
    await page.getByText('这个医院账号还没有关联').waitFor()
    expect(new URL(page.url()).search).toBe('')
    await page.getByLabel('登录名').fill(doctor.loginName)
    await page.getByLabel('密码', { exact: true }).fill('a guess')
    await page.getByRole('button', { name: '关联并登录' }).click()
    await page.getByText('登录名或密码不正确').waitFor()
    await page.getByLabel('密码', { exact: true }).fill(doctor.password)
    await page.getByRole('button', { name: '关联并登录' }).click()
    await page.waitForURL('**/patients')
  })

  it('signs her in from then on, and out at the hospital too', async () => {
    await page.goto(`${url}/user`)
    await page.getByRole('region', { name: '医院账号' }).getByText('关联于').waitFor()
    await page.getByRole('region', { name: '退出登录' }).getByRole('button').click()
    await page.getByText('医院已退出').waitFor()
    await page.goto(`${url}/login`)
    await byHospital().click()
    await page.waitForURL('**/patients')
  })

  it('opens a locked window by signing in there anew, and leads back to where she was', async () => {
    await page.goto(`${url}/user`)
    await page.getByRole('region', { name: '医院账号' }).getByText('关联于').waitFor()
    const status = await page.evaluate(() =>
      fetch('/portal/user/sessionLock', {
        method: 'POST',
        headers: { authorization: sessionStorage.getItem('sella.token') ?? '', 'content-type': 'application/json' },
        body: '{}',
      }).then(answer => answer.status),
    )
    expect(status).toBe(200)
    await page.reload()
    const asked = page.waitForRequest(request => request.url().includes('/authorize'))
    await page.getByRole('dialog', { name: '已锁定' }).getByRole('button', { name: '重新登录医院账号' }).click()
    expect(new URL((await asked).url()).searchParams.get('prompt')).toBe('login')
    await page.getByRole('region', { name: '医院账号' }).getByText('关联于').waitFor()
    expect(new URL(page.url()).pathname).toBe('/user')
    expect(faults).toEqual([])
  })
})
