import { Secret, TOTP } from 'otpauth'
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { registered } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

/** Sets up an authenticator, past the browser. */
const withAuthenticator = async (of: Awaited<ReturnType<typeof registered>>, password: string): Promise<void> => {
  const { key } = await of.call('secondFactorBegin', { password })
  await of.call('secondFactorConfirm', { code: new TOTP({ secret: Secret.fromBase32(key) }).generate() })
}

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
    // No authenticator is spoken of where she has none.
    await page.getByLabel('恢复码').waitFor()
    expect(await page.getByText('验证器').count()).toBe(0)
    await page.getByRole('button', { name: '用通行密钥确认' }).click()
    await page.waitForURL('**/patients')
  })

  it('is spoken of at a second step only where the account has one', async () => {
    const away = await openContext(browser)
    const screen = await away.newPage()
    const hu = { loginName: 'doctor.hu', name: '胡医生', password: 'a long enough password' }
    await withAuthenticator(await registered(screen, url, hu), hu.password)
    await screen.evaluate(() => sessionStorage.clear())
    await screen.goto(`${url}/login`)
    await screen.getByLabel('登录名').fill(hu.loginName)
    await screen.getByLabel('密码', { exact: true }).fill(hu.password)
    await screen.getByRole('button', { name: '登录', exact: true }).last().click()
    await screen.getByText(/手机上的验证器/).waitFor()
    expect(await screen.getByRole('button', { name: /通行密钥/ }).count()).toBe(0)
    await away.close()
  })

  it('is asked for by a clinic, whose page leads to where two steps are set up', async () => {
    const away = await openContext(browser)
    const screen = await away.newPage()
    const founder = { loginName: 'doctor.lin', name: '林主任', password: 'a long enough password' }
    const lin = await registered(screen, url, founder)
    await lin.call('clinicFound', { name: '明德口腔', withCases: false })
    await screen.goto(`${url}/clinic`)
    await screen.getByText('要求全体成员使用两步验证').click()
    await screen.getByText('请先为自己的账号开启两步验证，再要求全体成员').waitFor()
    await withAuthenticator(lin, founder.password)
    await lin.call('clinicTwoSteps', { required: true })
    const { token } = await lin.call('invitationAdd', { name: '周医生', role: 'reader', days: 1 })
    const member = { loginName: 'doctor.zhou', name: '周医生', password: 'a long enough password' }
    const zhou = await registered(screen, url, member)
    await screen.goto(`${url}/invite#${token.slice(0, 20)}`)
    await screen.getByText('链接不完整，请复制收到的完整链接再打开').waitFor()
    await zhou.call('invitationAccept', { token })
    await screen.goto(`${url}/clinic`)
    await screen.getByText('明德口腔 要求两步验证').waitFor()
    await screen.getByRole('button', { name: '前往个人中心开启' }).click()
    const setUp = screen.getByRole('region', { name: '两步验证', exact: true }).getByRole('button', { name: '开启两步验证' })
    await expect.poll(() => setUp.evaluate(element => element === document.activeElement)).toBe(true)
    expect(await setUp.evaluate(element => element.getBoundingClientRect().top < innerHeight)).toBe(true)
    await away.close()
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
