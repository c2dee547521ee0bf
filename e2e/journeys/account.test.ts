import { readFile } from 'node:fs/promises'
import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { addCase } from '../pages/cases'
import { register, signedIn, signIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'doctor.li', name: '李医生', password: 'a long enough password' }
const other = { loginName: 'doctor.zhao', name: '赵医生', password: 'another long password' }
const newPassword = 'a password after the reset'

describe.skipIf(!chromiumPath)(`the account from its first day to its last${why}`, () => {
  let product: Product
  let browser: Browser
  let desk: BrowserContext
  let page: Page
  let archive = ''
  const faults: string[] = []

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    desk = await openContext(browser)
    page = await desk.newPage()
    page.on('pageerror', error => faults.push(error.message))
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const at = (path: string): Promise<void> => page.waitForURL(url => url.pathname === path)
  const part = (name: string) => page.getByRole('region', { name, exact: true })

  /** The page may have noticed by itself already (its chat asks every few seconds) and stand before the sign-in, or be on its way there. */
  const expectNoticeAtNextStep = async (of: Page): Promise<void> => {
    await of.goto(`${product.url}/patients`).catch(() => undefined)
    await of.getByText('登录已过期，请重新登录').waitFor()
  }

  it('leads a visitor from any page to the public ones, and a token that is none back to them', async () => {
    for (const path of ['/patientImage', '/no/such/page']) {
      await page.goto(product.url + path)
      await at('/home')
    }
    // The page starts again by itself, perhaps before it was loaded: a visit that is waited for would fail then, and so would a
    // call that leaves the page before it has answered, or another one after it.
    await page.evaluate(() => {
      sessionStorage.setItem('sella.token', 'x'.repeat(43))
      setTimeout(() => location.assign('/patients'))
    })
    await at('/home')
    await page.getByText('登录已过期，请重新登录').waitFor()
    expect(await page.evaluate(() => sessionStorage.getItem('sella.token'))).toBeNull()
    await page.evaluate(() => sessionStorage.clear())
  })

  it('keeps what is typed of a registration through a reload, but for the password', async () => {
    await page.goto(`${product.url}/login`)
    // By keys alone a doctor types her name at once.
    await page.getByLabel('登录名').and(page.locator(':focus')).waitFor()
    await page.getByRole('button', { name: '注册', exact: true }).click()
    await page.getByLabel('姓名').fill(doctor.name)
    await page.getByLabel('密码', { exact: true }).fill(doctor.password)
    await page.reload()
    await page.getByRole('heading', { name: '注册' }).waitFor()
    const typed = await Promise.all(
      [page.getByLabel('姓名'), page.getByLabel('密码', { exact: true })].map(field => field.inputValue()),
    )
    expect(typed).toEqual([doctor.name, ''])
    await page.getByRole('button', { name: '登录', exact: true }).last().click()
  })

  it('registers, and then finds the public pages closed', async () => {
    await register(page, product.url, doctor)
    for (const path of ['/login', '/no-such-page']) {
      await page.goto(product.url + path)
      await at('/patients')
    }
    await addCase(page, { name: '王小明', birthday: '2012-03-18', caseNo: 'A-1' })
  })

  it('keeps the profile as it was typed while the network is away', async () => {
    await page.goto(`${product.url}/user`)
    await part('个人资料').getByLabel('电话').fill('010 5555')
    // Codes go to the telephone: another one takes the password.
    await part('个人资料').getByLabel('密码', { exact: true }).fill(doctor.password)
    await desk.setOffline(true)
    await part('个人资料').getByRole('button', { name: '保存' }).click()
    await page.getByText(/^error：网络不可用/).waitFor()
    await desk.setOffline(false)
    await part('个人资料').getByRole('button', { name: '保存' }).click()
    await page.getByText('保存成功').waitFor()
    await page.reload()
    await expect.poll(() => part('个人资料').getByLabel('电话').inputValue()).toBe('010 5555')
  })

  it('names a field of the profile that another window changed too, and keeps what that one changed besides', async () => {
    const second = await desk.newPage()
    await second.addInitScript(token => sessionStorage.setItem('sella.token', token), await ownToken())
    await second.goto(`${product.url}/user`)
    const of = (window: Page) => window.getByRole('region', { name: '个人资料', exact: true })
    const save = async (window: Page) => of(window).getByRole('button', { name: '保存' }).click()
    await of(second).getByLabel('姓名').fill('李主任')
    await of(second).getByLabel('年龄').fill('41')
    await of(page).getByLabel('年龄').fill('42')
    await save(second)
    await second.getByText('保存成功').waitFor()
    await save(page)
    await of(page).getByText('其他窗口已改为“41”').waitFor()
    expect(await of(page).getByLabel('姓名').inputValue()).toBe('李主任')
    await save(page)
    await page.getByText('保存成功').waitFor()
    await second.close()
  })

  it('signs a second browser in by a code on the phone', async () => {
    const phone = await openContext(browser, 'phone')
    const small = await phone.newPage()
    await signIn(small, product.url, doctor)
    const computer = await openContext(browser)
    const screen = await computer.newPage()
    await screen.goto(`${product.url}/login`)
    const asked = screen.waitForResponse('**/login/qrcodeCreate')
    await screen.getByRole('button', { name: '扫码登录' }).click()
    const { ticket } = (await (await asked).json()).data
    await screen.getByRole('img', { name: '登录二维码' }).waitFor()
    await small.goto(`${product.url}/confirm?ticket=${ticket}`)
    await small.getByRole('button', { name: '确认登录' }).click()
    await small.getByText('已确认').waitFor()
    await screen.waitForURL('**/patients')
    await screen.goto(`${product.url}/user`)
    // Signed out from afar, it is told so at its next step and stands before the sign-in.
    await page.goto(`${product.url}/user`)
    const sessions = part('登录的设备')
    await sessions.getByRole('button', { name: /^结束/ }).first().waitFor()
    while ((await sessions.getByRole('button', { name: /^结束/ }).count()) > 0) {
      const before = await sessions.getByRole('listitem').count()
      await sessions.getByRole('button', { name: /^结束/ }).first().click()
      await expect.poll(() => sessions.getByRole('listitem').count()).toBe(before - 1)
    }
    await expectNoticeAtNextStep(screen)
    await Promise.all([phone.close(), computer.close()])
  })

  it('sets a new password by the code in the server’s log, which ends every session', async () => {
    const away = await openContext(browser)
    const screen = await away.newPage()
    await screen.goto(`${product.url}/login`)
    await screen.getByLabel('登录名').fill(doctor.loginName)
    await screen.getByRole('button', { name: '忘记密码？' }).click()
    await screen.getByRole('button', { name: '获取验证码' }).click()
    const letter = () => /验证码：(\d{6})/.exec(product.log())?.[1]
    await expect.poll(letter).toBeDefined()
    await screen.getByLabel('验证码').fill('000000')
    await screen.getByLabel('新密码').fill(newPassword)
    await screen.getByRole('button', { name: '设置新密码' }).click()
    await screen.getByText('验证码不正确或已失效').waitFor()
    await screen.getByLabel('验证码').fill(letter() ?? '')
    await screen.getByRole('button', { name: '设置新密码' }).click()
    await screen.getByText(/密码已重设/).waitFor()
    await away.close()
    await expectNoticeAtNextStep(page)
    await signIn(page, product.url, { ...doctor, password: newPassword })
  })

  it('saves everything as one file, also where a part of the page is refused', async () => {
    await page.route('**/portal/user/sessions', route => route.fulfill({ status: 403, body: '{"code":403,"message":"refused"}' }))
    await page.goto(`${product.url}/user`)
    await page.getByText('refused').waitFor()
    await page.unroute('**/portal/user/sessions')
    // The message stays for seconds only: it is awaited from the start.
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByText('已开始下载').waitFor(),
      page.getByRole('button', { name: '导出全部数据' }).click(),
    ])
    expect(file.suggestedFilename()).toMatch(/^sella-\d{4}-\d{2}-\d{2}\.zip$/)
    archive = await file.path()
    expect((await readFile(archive)).length).toBeGreaterThan(1000)
  })

  it('asks what becomes of a case whose number is taken, and puts it into that of the same patient', async () => {
    await choose(page)
    await page.getByRole('dialog').getByRole('button', { name: '导入' }).click()
    const question = page.getByRole('dialog').filter({ hasText: '病例可能已存在' })
    await question
      .getByText(/王小明/)
      .first()
      .waitFor()
    await question.getByRole('button', { name: /^导\s*入$/ }).click()
    await page.getByText('已导入 sella.zip').waitFor()
  })

  it('brings it into another account', async () => {
    const second = await openContext(browser)
    const screen = await second.newPage()
    await register(screen, product.url, other)
    await screen.goto(`${product.url}/user`)
    await choose(screen)
    await screen.getByRole('dialog').getByText(other.loginName).waitFor()
    await screen.getByRole('dialog').getByRole('button', { name: '导入' }).click()
    await screen.getByText('已导入 sella.zip').waitFor()
    await screen.getByText(/^1 个病例/).waitFor()
    await screen.getByRole('link', { name: '查看患者列表' }).click()
    await screen.getByText('王小明').first().waitFor()
    await second.close()
  })

  it('is left by the entry of the sidebar: the pages close, and its token is worth nothing any more', async () => {
    const away = await openContext(browser)
    const screen = await away.newPage()
    await signedIn(screen, product.url, other)
    await screen.goto(`${product.url}/patients`)
    const token = await screen.evaluate(() => sessionStorage.getItem('sella.token') ?? '')
    const headers = { 'content-type': 'application/json', authorization: token }
    const asked = () => fetch(`${product.url}/portal/user/cUserInfo`, { method: 'POST', headers, body: '{}' })
    expect((await asked()).status).toBe(200)
    await screen.evaluate('globalThis.hers = true')
    await screen.getByRole('complementary').getByRole('button', { name: '退出登录' }).click()
    // Whoever signs in next has a page of her own: nothing that waits in this one is ever sent by her.
    await expect.poll(() => screen.evaluate('globalThis.hers === true').catch(() => true)).toBe(false)
    await screen.waitForURL('**/home')
    expect(await screen.evaluate(() => sessionStorage.getItem('sella.token'))).toBeNull()
    await expect.poll(async () => (await asked()).status).toBe(401)
    await away.close()
  })

  it('where a session ended is opened again for its own doctor, and not for another', async () => {
    const shared = await openContext(browser)
    const screen = await shared.newPage()
    await signIn(screen, product.url, other)
    const ended = async (): Promise<void> => {
      await screen.goto(`${product.url}/reliability`)
      await screen.getByRole('complementary').getByRole('button', { name: '退出登录' }).waitFor()
      await screen.evaluate('sessionStorage.setItem("sella.token", "0".repeat(64))')
      await screen.reload().catch(() => undefined)
      await screen.getByText('登录已过期，请重新登录').waitFor()
    }
    const enter = async (who: typeof other, path: string): Promise<void> => {
      await screen.goto(`${product.url}/login`)
      await screen.getByLabel('登录名').fill(who.loginName)
      await screen.getByLabel('密码', { exact: true }).fill(who.password)
      await screen.getByRole('button', { name: '登录', exact: true }).last().click()
      await screen.waitForURL(`**${path}`)
      await screen.getByRole('complementary').getByRole('button', { name: '退出登录' }).waitFor()
      expect(new URL(screen.url()).pathname).toBe(path)
    }
    await ended()
    await enter(other, '/reliability')
    await ended()
    await enter({ ...doctor, password: newPassword }, '/patients')
    await shared.close()
  })

  it('whose server was away while a page loaded reads so, and the page opens by itself; where it stays away she signs in again and is led back', async () => {
    const away = await openContext(browser)
    const screen = await away.newPage()
    await signIn(screen, product.url, other)
    await screen.route('**/user/cUserInfo', route => route.abort())
    await screen.goto(`${product.url}/reliability`)
    await screen.getByText('无法连接服务器').waitFor()
    await screen.unroute('**/user/cUserInfo')
    await screen.getByRole('complementary').getByRole('button', { name: '退出登录' }).waitFor()
    expect(new URL(screen.url()).pathname).toBe('/reliability')
    await screen.route('**/user/cUserInfo', route => route.abort())
    await screen.reload()
    await screen.waitForURL('**/home')
    await screen.getByText('无法连接服务器，请稍后重新登录').waitFor()
    await screen.unroute('**/user/cUserInfo')
    await screen.getByLabel('登录名').fill(other.loginName)
    await screen.getByLabel('密码', { exact: true }).fill(other.password)
    await screen.getByRole('button', { name: '登录', exact: true }).last().click()
    await screen.waitForURL('**/reliability')
    await away.close()
  })

  it('is deleted with the password only, and leaves no draft of hers in the browser', async () => {
    const drafts = () =>
      page.evaluate(
        () => Object.keys(localStorage).filter(key => key.startsWith('sella.kept.') && key.endsWith('draft.probe')).length,
      )
    await page.evaluate(
      id => {
        localStorage.setItem(`sella.kept.${id}.draft.probe`, '{}')
        localStorage.setItem('sella.kept.somebody-else.draft.probe', '{}')
      },
      await ownId(),
    )
    expect(await drafts()).toBe(2)
    await page.getByRole('button', { name: '注销账号…' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('1 个病例').waitFor()
    await dialog.getByLabel('密码', { exact: true }).fill('not this')
    await dialog.getByRole('button', { name: '永久删除' }).click()
    await dialog.getByText('密码不正确').waitFor()
    await dialog.getByLabel('密码', { exact: true }).fill(newPassword)
    await dialog.getByRole('button', { name: '永久删除' }).click()
    await at('/home')
    expect(await drafts()).toBe(1)
    await page.goto(`${product.url}/login`)
    await page.getByLabel('登录名').fill(doctor.loginName)
    await page.getByLabel('密码', { exact: true }).fill(newPassword)
    await page.getByRole('button', { name: '登录', exact: true }).last().click()
    await page.getByText('登录名或密码不正确').waitFor()
  })

  it('raised no error in the page', () => {
    expect(faults).toEqual([])
  })

  const choose = async (screen: Page): Promise<void> => {
    const file = { name: 'sella.zip', mimeType: 'application/zip', buffer: await readFile(archive) }
    await screen.locator('input[type=file][accept*=zip]').setInputFiles(file)
  }
  const ownToken = (): Promise<string> => page.evaluate(() => sessionStorage.getItem('sella.token') ?? '')
  const ownId = (): Promise<string> =>
    page.evaluate(async () => {
      const headers = { 'content-type': 'application/json', authorization: sessionStorage.getItem('sella.token') ?? '' }
      const reply = await fetch('/portal/user/cUserInfo', { method: 'POST', headers, body: '{}' })
      return (await reply.json()).data.userId as string
    })
})
