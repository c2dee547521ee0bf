import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { type Film, phantomFilm } from '../film'
import { addCase, addRecord } from '../pages/cases'
import { named } from '../pages/commands'
import { choose, slotOf } from '../pages/images'
import { registered } from '../pages/sign-in'
import { openFilm } from '../pages/traced-film'
import { placeGuided } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const password = 'a long enough password'

/** Who works here, by role; the owner founds, the others come by invitation. */
const people = {
  owner: { loginName: 'owner.zhou', name: '周明仪', role: '负责人' },
  orthodontist: { loginName: 'ortho.li', name: '李文博', role: '正畸医生' },
  resident: { loginName: 'resident.zhao', name: '赵可', role: '规培医生' },
  assistant: { loginName: 'assistant.sun', name: '孙媛', role: '助理、前台' },
  reader: { loginName: 'reader.wang', name: '王教授', role: '只读' },
} as const
type Person = keyof typeof people

describe.skipIf(!chromiumPath)(`a clinic of five roles${why}`, () => {
  let product: Product
  let browser: Browser
  let film: Film
  const contexts: BrowserContext[] = []
  const pages = {} as Record<Person, Page>
  const faults: string[] = []
  /** The case's query, the same on every page of it. */
  let ofCase = ''

  const openPage = async (person: Person): Promise<Page> => {
    const context = await openContext(browser)
    contexts.push(context)
    const page = await context.newPage()
    page.on('pageerror', error => faults.push(`${person}: ${error.message}`))
    pages[person] = page
    return page
  }
  const at = (path: string): string => `${product.url}/${path}?${ofCase}`
  const edit = (page: Page) => page.getByRole('button', { name: '编辑点' })
  const strip = (page: Page, text: string) => page.getByRole('note').filter({ hasText: text }).waitFor()

  beforeAll(async () => {
    ;[product, browser, film] = await Promise.all([startProduct(), openBrowser(), phantomFilm()])
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('is founded, and its members come by links that are shown once', async () => {
    const owner = await openPage('owner')
    await registered(owner, product.url, { ...people.owner, password })
    await owner.goto(`${product.url}/clinic`)
    await owner.getByLabel('诊所名称').fill('明仪口腔正畸科')
    await owner.getByRole('button', { name: '建立诊所' }).click()
    await owner.getByText('明仪口腔正畸科 已建立').waitFor()
    await owner.getByRole('region', { name: '成员' }).waitFor()
    for (const person of ['orthodontist', 'resident', 'assistant', 'reader'] as const) {
      const { name, role, loginName } = people[person]
      await owner.getByRole('button', { name: '邀请成员' }).click()
      const dialog = owner.getByRole('dialog')
      await dialog.getByLabel('姓名（写给自己看）').fill(name)
      await dialog.getByLabel('角色').selectOption({ label: role })
      await dialog.getByRole('button', { name: '生成邀请链接' }).click()
      const link = await dialog.getByLabel(`把链接发给 ${name}`).inputValue()
      await dialog.getByRole('button', { name: '完成' }).click()
      const page = await openPage(person)
      // One has an account already.
      if (person === 'reader') await registered(page, product.url, { loginName, name, password })
      await page.goto(link)
      await page.getByText(`角色：${role}`).waitFor()
      if (person === 'reader') {
        await page.getByRole('button', { name: `以 ${name} 的账号加入` }).click()
        await page.getByText('您已加入 明仪口腔正畸科').waitFor()
        await page.waitForURL('**/patients')
        continue
      }
      await page
        .getByRole('button', { name: '注册', exact: true })
        .or(page.getByRole('link', { name: '注册', exact: true }))
        .first()
        .click()
      await page.getByLabel('登录名').fill(loginName)
      await page.getByLabel('姓名').fill(name)
      await page.getByLabel('邮箱或手机号').fill(`${loginName}@clinic.test`)
      await page.getByLabel('密码', { exact: true }).fill(password)
      await page.getByRole('button', { name: /^注册/ }).last().click()
      await page.waitForURL('**/patients')
    }
    await owner.reload()
    await owner.getByLabel('赵可 的角色').waitFor()
    await expect.poll(() => owner.getByLabel('赵可 的角色').inputValue()).toBe('resident')
  })

  it('lets the assistant register a patient and file the film, and offers her no tracing', async () => {
    const { assistant } = pages
    await addCase(assistant, { name: '林知夏', birthday: '2012-05-06', caseNo: 'OR-1' })
    await addRecord(assistant, '2026-02-03')
    ofCase = new URL(assistant.url()).search.slice(1)
    await choose(assistant, assistant.locator('button[data-kind=Lateral_Ceph]'), [film.file])
    await slotOf(assistant, 'Lateral_Ceph').locator('img').first().waitFor()
    await strip(assistant, '不能修改描记')
    ofCase = new URL(assistant.url()).search.slice(1)
    await assistant.goto(at('studioDigitization'))
    await assistant.getByRole('application').waitFor()
    await strip(assistant, '不能修改描记')
    for (const name of ['编辑点', '自动定点', '导出']) expect(await assistant.getByRole('button', { name }).count()).toBe(0)
    await assistant.keyboard.press('e')
    await assistant.keyboard.press('p')
    expect(await assistant.getByText('编辑中').count()).toBe(0)
    expect(await assistant.getByRole('button', { name: '保存' }).count()).toBe(0)
  })

  it('lets the resident trace, and says that it waits for an orthodontist', async () => {
    const { resident } = pages
    await resident.goto(at('studioDigitization'))
    await resident.getByRole('button', { name: '知道了' }).click()
    await resident
      .getByRole('button', { name: named('place') })
      .first()
      .click()
    const few = Object.fromEntries(['S', 'Na', 'A', 'B', 'Po', 'Or'].map(name => [name, film.landmarks[name]]))
    expect(await placeGuided(resident, few)).toBeGreaterThanOrEqual(5)
    await resident.keyboard.press('Escape')
    await resident.keyboard.press('Control+s')
    await resident.getByText('定点信息保存成功').waitFor()
    await resident.goto(at('patientFile'))
    await resident.getByText('待正畸医生审核').waitFor()
    expect(await resident.getByRole('button', { name: /审核通过/ }).count()).toBe(0)
  })

  it('keeps the traced film from the assistant, who files a photo further', async () => {
    const { assistant } = pages
    await assistant.goto(at('patientImage'))
    await slotOf(assistant, 'Lateral_Ceph').hover()
    await assistant.getByRole('button', { name: '侧位片的更多操作' }).click()
    await assistant.getByRole('menuitem', { name: '下载原图' }).or(assistant.getByRole('menuitem').first()).first().waitFor()
    for (const name of ['删除', '替换']) expect(await assistant.getByRole('menuitem', { name }).count()).toBe(0)
    await assistant.keyboard.press('Escape')
    await expect.poll(() => assistant.locator('button[data-kind=Smile_Photo]').count()).toBe(1)
  })

  it('lets the orthodontist see the amber mark and approve', async () => {
    const { orthodontist, owner } = pages
    await owner.goto(`${product.url}/clinic`)
    await owner.getByText('1 份描记待审').first().waitFor()
    await orthodontist.goto(at('studioDigitization'))
    await orthodontist.getByText('待审 赵可').first().waitFor()
    await orthodontist.goto(at('patientFile'))
    await orthodontist.getByRole('button', { name: '审核通过 2026-02-03 的描记' }).click()
    await orthodontist.getByText('李文博 已审核').waitFor()
  })

  it('shows the reader an assigned case and nothing to change', async () => {
    const { owner, reader } = pages
    await reader.goto(`${product.url}/patients`)
    expect(await reader.getByText('林知夏').count()).toBe(0)
    await owner.goto(at('patientFile'))
    for (const name of ['王教授', '李文博']) {
      await owner.getByLabel(name).click()
      await owner.locator('label', { hasText: name }).locator('input:checked').waitFor()
    }
    await reader.reload()
    await reader.getByText('林知夏').first().waitFor()
    expect(await reader.getByRole('button', { name: '新建患者' }).count()).toBe(0)
    await openFilm(reader, at('studioDigitization'))
    await strip(reader, '只读')
    expect(await edit(reader).count()).toBe(0)
    await reader.goto(at('patientImage'))
    await slotOf(reader, 'Lateral_Ceph').locator('img').first().waitFor()
    for (const name of ['添加影像', '新建记录', '新建'])
      expect(await reader.getByRole('button', { name, exact: true }).count()).toBe(0)
    expect(await reader.locator('button[data-kind]').count()).toBe(0)
    await reader.goto(at('patientFile'))
    expect(await reader.getByLabel('诊断').isEditable()).toBe(false)
    expect(await reader.getByRole('button', { name: '移交' }).count()).toBe(0)
    await reader.goto(at('documents'))
    await reader.getByText('还没有文档').waitFor()
    expect(await reader.getByRole('button', { name: '导出', exact: true }).count()).toBe(0)
    await reader.goto(`${product.url}/reliability`)
    await reader.getByText('您的角色不能重描').waitFor()
  })

  it('makes a link to a case from the page of the clinic', async () => {
    const { owner } = pages
    await owner.goto(`${product.url}/clinic`)
    await owner.getByRole('button', { name: '新链接', exact: true }).click()
    await owner.getByRole('dialog').getByLabel('患者', { exact: true }).fill('林知夏')
    await owner
      .getByRole('dialog')
      .getByRole('button', { name: /^林知夏/ })
      .click()
    await owner
      .getByRole('dialog')
      .getByLabel(/^接收人/)
      .fill('上海口腔 陈主任')
    await owner.getByRole('dialog').getByRole('button', { name: '生成链接', exact: true }).click()
    await owner.getByRole('dialog').getByLabel('把链接发给 上海口腔 陈主任').waitFor()
    await owner.getByRole('dialog').getByRole('button', { name: '完成', exact: true }).click()
    await owner.getByRole('region', { name: '分享链接' }).getByText('林知夏 · 上海口腔 陈主任').waitFor()
  })

  it('hands the case over: the orthodontist offers it with a note, the resident accepts', async () => {
    const { orthodontist, resident } = pages
    await orthodontist.goto(at('patientFile'))
    await orthodontist.getByRole('button', { name: '移交' }).click()
    const dialog = orthodontist.getByRole('dialog')
    await dialog.getByRole('button', { name: '移交' }).click()
    await dialog.getByText('请选择接手的成员').waitFor()
    await dialog.getByLabel('移交给').selectOption({ label: '赵可' })
    await dialog.getByLabel('交接说明').fill('下次换弓丝')
    await dialog.getByRole('button', { name: '移交' }).click()
    await orthodontist.getByText('已向 赵可 提出移交，待对方接受').waitFor()
    await resident.goto(`${product.url}/clinic`)
    await resident.getByText('下次换弓丝').waitFor()
    await resident.getByRole('button', { name: '接受 李文博 移交的病例', exact: true }).click()
    await resident.getByText('已接受，1 例现由您负责').waitFor()
    await orthodontist.reload()
    await orthodontist.getByText('已移交', { exact: true }).waitFor()
    await expect.poll(() => orthodontist.getByLabel('赵可').isChecked()).toBe(true)
    await expect.poll(() => orthodontist.getByLabel('李文博').isChecked()).toBe(false)
  })

  it('removes a member only when it is said who takes his cases, and the owner reads it all in the log', async () => {
    const { owner, resident } = pages
    await owner.goto(`${product.url}/clinic`)
    await owner.getByRole('button', { name: '将 赵可 移出诊所' }).click()
    const dialog = owner.getByRole('dialog')
    const remove = dialog.getByRole('button', { name: '移出诊所' })
    await expect.poll(() => remove.isDisabled()).toBe(true)
    await dialog.getByLabel(/其负责的 1 例/).selectOption({ label: '李文博' })
    await remove.click()
    await owner.getByText('赵可 已移出诊所').waitFor()
    await resident.goto(`${product.url}/patients`)
    expect(await resident.getByText('林知夏').count()).toBe(0)
    await owner.reload()
    const log = owner.getByRole('region', { name: '日志' })
    for (const entry of ['审核了描记', '归档了影像', '移交了病例，或提出移交', '答复了病例移交', '移出了成员', '发出了邀请'])
      await log.getByText(entry).first().waitFor()
    for (const result of ['赵可 · 病例转给 李文博', '李文博 → 赵可 · 已移交', '规培医生 · 7 天'])
      await log.getByRole('cell', { name: result, exact: true }).first().waitFor()
    await log.getByText(/连续，未被改动/).waitFor()
    expect(await log.getByText('下次换弓丝').count()).toBe(0)
  })

  it('is left for another desk in every window, and what was typed at it stays there', async () => {
    const { owner } = pages
    const second = await (contexts[0] as BrowserContext).newPage()
    second.on('pageerror', error => faults.push(`second: ${error.message}`))
    const token = await owner.evaluate(() => sessionStorage.getItem('sella.token') ?? '')
    await second.addInitScript(key => sessionStorage.setItem('sella.token', key), token)
    const places = owner.getByRole('region', { name: '机构', exact: true })
    const typed = places.getByLabel('新机构名称')
    const type = async (name: string) => {
      await places.getByRole('button', { name: '添加机构' }).click()
      await typed.fill(name)
    }
    await owner.goto(`${product.url}/user`)
    await type('城东门诊')
    await places.getByRole('button', { name: '保存' }).click()
    await places.getByLabel('机构名称 1').waitFor()
    await type('城西门诊')
    await second.goto(`${product.url}/user`)
    const elsewhere = second.getByRole('region', { name: '机构', exact: true })
    await elsewhere.getByLabel('机构名称 1').waitFor()
    /** Looks at the other window while this one is open: what a closed one left is taken over. */
    const goTo = async (desk: string, other: Locator) => {
      await owner.goto(`${product.url}/clinic`)
      await owner.getByRole('button', { name: `前往 ${desk}` }).click()
      await owner.waitForURL('**/patients')
      await other.waitFor()
      await owner.goto(`${product.url}/user`)
      await places.getByRole('button', { name: '添加机构' }).waitFor()
    }
    await goTo('我自己的病例', elsewhere.getByText('还没有机构'))
    expect(await typed.count()).toBe(0)
    await goTo('明仪口腔正畸科', elsewhere.getByLabel('机构名称 1'))
    await expect.poll(() => typed.inputValue()).toBe('城西门诊')
    // A new patient half typed in the other window: where it would be stored by now is said beside the button.
    await second.goto(`${product.url}/patients`)
    await second.getByRole('button', { name: '新建患者' }).first().click()
    const drawer = second.getByRole('dialog')
    await drawer.getByLabel('姓名').fill('半途之人')
    expect(await drawer.getByRole('alert').count()).toBe(0)
    await goTo('我自己的病例', drawer.getByRole('alert').filter({ hasText: '转到自己的病例' }))
    expect(await drawer.getByLabel('姓名').inputValue()).toBe('半途之人')
    await goTo('明仪口腔正畸科', second.getByRole('button', { name: '新建患者' }).first())
    await expect.poll(() => drawer.getByRole('alert').count()).toBe(0)
    await second.close()
  })

  it('runs without a fault on any page', () => {
    expect(faults).toEqual([])
  })
})
