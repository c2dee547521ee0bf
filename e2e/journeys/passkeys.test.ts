import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { registered } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'doctor.lu', name: '陆医生', password: 'a long enough password' }

describe.skipIf(!chromiumPath)(`a passkey from its making to its end${why}`, () => {
  let product: Product
  let url = ''
  let browser: Browser
  let desk: BrowserContext
  let page: Page
  let device: CDPSession
  let authenticatorId = ''
  let recovery: string[] = []
  const faults: string[] = []

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    // Browsers give passkeys to hosts with a name.
    url = product.url.replace('127.0.0.1', 'localhost')
    desk = await openContext(browser)
    page = await desk.newPage()
    page.on('pageerror', error => faults.push(error.message))
    device = await desk.newCDPSession(page)
    await device.send('WebAuthn.enable')
    const options = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true } as const
    ;({ authenticatorId } = await device.send('WebAuthn.addVirtualAuthenticator', {
      options: { ...options, isUserVerified: true, automaticPresenceSimulation: true },
    }))
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const section = (name: string) => page.getByRole('region', { name, exact: true })
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name })
  const signOut = async () => {
    await page.evaluate(() => sessionStorage.clear())
    await page.goto(`${url}/login`)
  }

  it('is made in the account by name and password, and brings recovery codes as first second factor', async () => {
    await registered(page, url, doctor)
    await page.goto(`${url}/user`)
    await section('通行密钥').getByRole('button', { name: '添加通行密钥' }).click()
    const add = dialog('添加通行密钥')
    await add.getByText('localhost').waitFor()
    await add.getByLabel('名称').fill('诊室电脑')
    await add.getByLabel('密码', { exact: true }).fill('not my password')
    await add.getByRole('button', { name: '下一步' }).click()
    await add.getByText('密码不正确').waitFor()
    await add.getByLabel('密码', { exact: true }).fill(doctor.password)
    await add.getByRole('button', { name: '下一步' }).click()
    const codes = dialog('保存恢复码')
    recovery = (await codes.innerText()).match(/[2-9a-z]{4}(-[2-9a-z]{4}){3}/g) ?? []
    expect(recovery).toHaveLength(10)
    await codes.getByRole('button', { name: '已妥善保存' }).click()
    await section('通行密钥').getByText('诊室电脑').waitFor()
    await section('两步验证').getByText('已由通行密钥开启').waitFor()
  })

  it('signs in without name or password', async () => {
    await signOut()
    await page.getByRole('button', { name: '通行密钥' }).click()
    await page.waitForURL('**/patients')
    await page.goto(`${url}/user`)
    await section('通行密钥').getByText('最近使用').waitFor()
  })

  it('is the second step after the password, which alone leads no further', async () => {
    await signOut()
    await page.getByLabel('登录名').fill(doctor.loginName)
    await page.getByLabel('密码', { exact: true }).fill(doctor.password)
    await page.getByRole('button', { name: '登录', exact: true }).last().click()
    await page.getByRole('button', { name: '改用通行密钥' }).click()
    await page.waitForURL('**/patients')
  })

  it('says in words that the device did not confirm, and lets her try again', async () => {
    await signOut()
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await page.getByRole('button', { name: '通行密钥' }).click()
    await page.getByText('没有完成确认，请再试一次').waitFor()
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await page.getByRole('button', { name: '再试一次' }).click()
    await page.waitForURL('**/patients')
  })

  it('opens a locked window; a device that is unsure of its user does not', async () => {
    await page.goto(`${url}/user`)
    await section('通行密钥').getByText('诊室电脑').waitFor()
    const lock = () =>
      page.evaluate(() =>
        fetch('/portal/user/sessionLock', {
          method: 'POST',
          headers: { authorization: sessionStorage.getItem('sella.token') ?? '', 'content-type': 'application/json' },
          body: '{}',
        }).then(({ status }) => status),
      )
    expect(await lock()).toBe(200)
    await page.reload()
    const cover = dialog('已锁定')
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: false })
    await cover.getByRole('button', { name: '用通行密钥解锁' }).click()
    await cover.getByText('没有完成确认，请再试一次').waitFor()
    await device.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: true })
    await cover.getByRole('button', { name: '用通行密钥解锁' }).click()
    await cover.waitFor({ state: 'detached' })
    await section('通行密钥').getByText('诊室电脑').waitFor()
  })

  it('is called otherwise where that tells it apart', async () => {
    await page.getByRole('button', { name: '重命名通行密钥 诊室电脑' }).click()
    const rename = dialog('重命名通行密钥')
    await rename.getByLabel('名称').fill(' ')
    await rename.getByRole('button', { name: '保存' }).click()
    await rename.getByText('请填写名称').waitFor()
    await rename.getByLabel('名称').fill('前台平板')
    await rename.getByLabel('名称').press('Enter')
    await section('通行密钥').getByText('前台平板').waitFor()
  })

  it('is removed by password and a recovery code; then the password alone signs in, and the device no more', async () => {
    await page.goto(`${url}/user`)
    await page.getByRole('button', { name: '移除通行密钥 前台平板' }).click()
    const remove = dialog(/移除/)
    await remove.getByText('这是账号唯一的第二步').waitFor()
    await remove.getByLabel('密码', { exact: true }).fill(doctor.password)
    await remove.getByLabel('验证码').fill(recovery[0] ?? '')
    await remove.getByRole('button', { name: '移除' }).click()
    await section('通行密钥').getByText('还没有通行密钥').waitFor()
    await section('两步验证').getByText('未开启，仅凭密码即可登录').waitFor()
    await signOut()
    await page.getByRole('button', { name: '通行密钥' }).click()
    await page.getByText('未能确认这个通行密钥').waitFor()
    expect(faults).toEqual([])
  })
})
