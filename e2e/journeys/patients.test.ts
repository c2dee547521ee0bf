import type { Browser, BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dicomFile } from '../../packages/server/testing/dicom-file'
import { picture } from '../../packages/server/testing/samples'
import { openBrowser, openContext } from '../browser'
import { addCase } from '../pages/cases'
import { dropOn } from '../pages/dropping'
import { registered, signedIn, signIn } from '../pages/sign-in'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const doctor = { loginName: 'doctor.list', name: '李医生', password: 'a long enough password' }

const film = () =>
  dicomFile({
    ...{ rows: 64, columns: 64, allocated: 8, stored: 8, photometric: 'MONOCHROME2', modality: 'DX' },
    pixels: Array.from({ length: 64 * 64 }, (_, i) => i % 251),
    more: [
      [0x0010, 0x0010, 'PN', 'SUN^LI'],
      [0x0010, 0x0020, 'LO', 'D-77'],
      [0x0010, 0x0030, 'DA', '20110203'],
      [0x0010, 0x0040, 'CS', 'F'],
    ],
  })

describe.skipIf(!chromiumPath)(`the list of patients${why}`, () => {
  let product: Product
  let browser: Browser
  let context: BrowserContext
  let page: Page
  const faults: string[] = []
  const list = () => page.getByRole('table', { name: '患者列表' })
  const row = (name: string) => list().getByRole('row').filter({ hasText: name })
  const toList = async () => {
    await page.goto(`${product.url}/patients`)
    await list()
      .or(page.getByRole('list', { name: '患者列表' }))
      .waitFor()
  }

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct(), openBrowser()])
    context = await openContext(browser)
    page = await context.newPage()
    page.on('pageerror', error => faults.push(error.message))
    await registered(page, product.url, doctor)
    await page.goto(`${product.url}/patients`)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  it('creates cases in a drawer, the last changed first', async () => {
    await addCase(page, { name: '陈一', birthday: '2012-03-18', caseNo: 'A-1' })
    await toList()
    await addCase(page, { name: '欧阳·阿卜杜热依木江', birthday: '2011-01-02', caseNo: 'A-2' })
    await toList()
    const names = await list().getByRole('row').allInnerTexts()
    expect(names.slice(1).map(text => text.split('\n')[0])).toEqual(['欧阳·阿卜杜热依木江', '陈一'])
  })

  it('warns of a case that is there already, and refuses a number twice', async () => {
    await page.keyboard.press('n')
    const drawer = page.getByRole('dialog')
    // The name waits for the keyboard as soon as the drawer is open.
    await drawer.getByLabel('姓名').and(page.locator(':focus')).waitFor()
    await page.keyboard.type('陈一')
    await drawer.getByText('可能已有此患者').waitFor()
    await drawer.getByLabel('病历号').fill('a 1')
    await drawer.getByRole('button', { name: '保存', exact: true }).click()
    await drawer.getByText('病历号已存在：陈一').waitFor()
    await drawer.getByLabel('病历号').and(page.locator(':focus')).waitFor()
    await drawer.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '放弃' }).click()
    await drawer.first().waitFor({ state: 'hidden' })
  })

  it('changes a case from the overview', async () => {
    await row('陈一').click()
    await page.getByRole('button', { name: '编辑患者' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByLabel('姓名').fill('陈一一')
    await drawer.getByRole('button', { name: '保存', exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    await row('陈一一').waitFor()
  })

  it('keeps what another window changed, and shows what both did', async () => {
    const elsewhere = (change: Readonly<Record<string, string>>) =>
      page.evaluate(async changed => {
        const headers = { 'content-type': 'application/json', authorization: sessionStorage.getItem('sella.token') ?? '' }
        const call = async (path: string, body: object) =>
          (await fetch(`/portal${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json()
        const { uuid, name, sex, birthday, caseNo, phone, notes } = (await call('/patient/get', { search: 'A-1' })).data.rows[0]
        const stored = { uuid, name, sex, birthday, caseNo, phone, notes, agencyUuid: null }
        return (await call('/patient/update', { ...stored, ...changed })).code
      }, change)
    const drawer = page.getByRole('dialog')
    const save = () => drawer.getByRole('button', { name: '保存', exact: true }).click()
    await row('陈一一').click()
    await page.getByRole('button', { name: '编辑患者' }).click()
    await drawer.getByLabel('电话').fill('555')
    expect(await elsewhere({ phone: '777', notes: '花生过敏' })).toBe(200)
    await save()
    await drawer.getByText('其他窗口已改为“777”').waitFor()
    await expect.poll(() => drawer.getByLabel('备注').inputValue()).toBe('花生过敏')
    await save()
    await drawer.waitFor({ state: 'hidden' })
    const peek = page.getByRole('complementary', { name: '患者概览' })
    await peek.getByText('555').waitFor()
    await peek.getByText('花生过敏').waitFor()
  })

  it('a session that ended over a half-filled form: signed in again, the form is open with everything typed', async () => {
    const drawer = page.getByRole('dialog')
    const endSession = async () => {
      await page.evaluate('sessionStorage.setItem("sella.token", "0".repeat(64))')
      const anew = page.waitForEvent('load')
      const save = drawer.getByRole('button', { name: '保存', exact: true })
      // A call that the list makes by itself may be the first to be refused: the page is then left before the button can be pressed.
      await Promise.all([anew, save.click({ timeout: 5000 }).catch(() => undefined)])
      await page.waitForURL(/\/(home|login)/)
      await signIn(page, product.url, doctor)
      await page.getByText('已恢复未保存的填写内容').waitFor()
    }
    await page.getByRole('button', { name: '新建患者' }).first().click()
    await drawer.getByLabel('姓名').fill('半途')
    await drawer.getByText('女', { exact: true }).click()
    await drawer.getByLabel('备注').fill('青霉素过敏')
    await endSession()
    expect(await drawer.getByLabel('姓名').inputValue()).toBe('半途')
    expect(await drawer.getByLabel('备注').inputValue()).toBe('青霉素过敏')
    await drawer.getByRole('radio', { name: '女' }).and(page.locator(':checked')).waitFor({ state: 'attached' })
    await drawer.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '放弃' }).click()
    await drawer.first().waitFor({ state: 'hidden' })
    await page.reload()
    await row('陈一一').click()
    await page.getByRole('button', { name: '编辑患者' }).click()
    await drawer.getByLabel('电话').fill('556')
    await endSession()
    expect(await drawer.getByLabel('电话').inputValue()).toBe('556')
    expect(await drawer.getByLabel('备注').inputValue()).toBe('花生过敏')
    await drawer.getByRole('button', { name: '保存', exact: true }).click()
    await drawer.waitFor({ state: 'hidden' })
    await page.reload()
    await row('陈一一').waitFor()
    expect(await drawer.count()).toBe(0)
  })

  it('lights a star and lists favourites', async () => {
    await page.getByRole('button', { name: '收藏 陈一一' }).click()
    await page.getByRole('button', { name: '取消收藏 陈一一' }).waitFor()
    await page.getByRole('button', { name: /^收藏\s*1$/ }).click()
    await row('陈一一').waitFor()
    await expect.poll(() => list().getByRole('row').count()).toBe(2)
    await page.getByRole('button', { name: /^全部/ }).click()
    await row('欧阳').waitFor()
  })

  it('shows cards, walks them by keys, and remembers them', async () => {
    await page.getByRole('button', { name: '卡片' }).click()
    const cards = page.getByRole('list', { name: '患者列表' })
    await cards.getByRole('article').nth(1).waitFor()
    await page.keyboard.press('ArrowRight')
    await cards.locator('[aria-current=true]').filter({ hasText: '欧阳' }).waitFor()
    await page.reload()
    await cards.waitFor()
    await page.getByRole('button', { name: '表格' }).click()
    await list().waitFor()
  })

  it('moves a case to the bin, back by the toast, and again out of the bin', async () => {
    await row('欧阳').click()
    await page.getByRole('button', { name: '移到回收站' }).click()
    await row('欧阳').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: '撤销' }).click()
    await row('欧阳').waitFor()
    await row('欧阳').click()
    await page.getByRole('button', { name: '移到回收站' }).click()
    await row('欧阳').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^回收站/ }).click()
    await row('欧阳').click()
    await page.getByRole('button', { name: '恢复' }).click()
    await row('欧阳').waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: /^全部/ }).click()
    await row('欧阳').waitFor()
  })

  it('finds by pinyin at once', async () => {
    await page.keyboard.press('/')
    await page.keyboard.type('ouyang')
    await row('陈一一').waitFor({ state: 'hidden' })
    // The overview is of a case that was found.
    await page.getByRole('complementary', { name: '患者概览' }).getByRole('heading', { name: '欧阳' }).waitFor()
    await row('欧阳').waitFor()
    await page.keyboard.press('Escape')
    await row('陈一一').waitFor()
  })

  it('offers a new case from what is dropped on the list, also while it is read, and stores nothing before it is saved', async () => {
    const foot = page.getByRole('contentinfo').or(page.locator('footer')).first()
    const later = { name: 'Smile_Photo.jpg', type: 'image/jpeg', content: await picture() }
    let dropped = false
    await page.route('**/image/inspect**', async route => {
      if (!dropped) {
        dropped = true
        await dropOn(page, foot, [later])
      }
      await route.continue()
    })
    await dropOn(page, foot, [{ name: 'film.dcm', type: '', content: film() }])
    const drawer = page.getByRole('dialog')
    await drawer.getByText('film.dcm').waitFor()
    await drawer.getByText('2 个文件').waitFor()
    await page.unroute('**/image/inspect**')
    await expect.poll(() => drawer.getByLabel('姓名').inputValue()).toMatch(/sun/i)
    await expect.poll(() => drawer.getByLabel('出生日期').inputValue()).toBe('2011-02-03')
    await expect.poll(() => drawer.getByLabel('病历号').inputValue()).toBe('D-77')
    await drawer.getByLabel('姓名').fill('孙丽')
    await drawer.getByRole('button', { name: '保存并添加影像' }).click()
    await page.waitForURL('**/patientImage**')
    await page.getByRole('dialog').getByText('film.dcm').first().waitFor()
    await page.goto(`${product.url}/patients`)
    await row('孙丽').waitFor()
  })

  it('files read while another patient is edited stay out of that form and follow it', async () => {
    const foot = page.getByRole('contentinfo').or(page.locator('footer')).first()
    let read = (): void => undefined
    const opened = new Promise<void>(resolve => {
      read = resolve
    })
    await page.route('**/image/inspect**', async route => {
      await opened
      await route.continue()
    })
    await row('陈一一').click()
    await dropOn(page, foot, [{ name: 'film.dcm', type: '', content: film() }])
    await page.getByRole('button', { name: '编辑患者' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByText('编辑患者').waitFor()
    const inspected = page.waitForResponse('**/image/inspect**')
    read()
    await inspected
    await page.unroute('**/image/inspect**')
    expect([await drawer.getByLabel('姓名').inputValue(), await drawer.getByText('film.dcm').count()]).toEqual(['陈一一', 0])
    await drawer.getByRole('button', { name: '取消' }).click()
    await drawer.getByText('film.dcm').waitFor()
    await expect.poll(() => drawer.getByLabel('姓名').inputValue()).toMatch(/sun/i)
  })

  it('a new patient’s form with files asks before it is closed, and its receipt says what was left out', async () => {
    const form = page.getByRole('dialog', { name: '新建患者' })
    const question = page.getByRole('dialog', { name: '不添加这 1 个文件？' })
    const stay = question.getByRole('button', { name: '继续填写' })
    const ways = [
      () => page.keyboard.press('Escape'),
      () => form.locator('.ant-drawer-close').click(),
      () => form.getByRole('button', { name: '取消' }).click(),
    ]
    for (const leave of ways) {
      await leave()
      await stay.and(page.locator(':focus')).waitFor()
      // Enter is the way that loses nothing.
      await page.keyboard.press('Enter')
      await question.waitFor({ state: 'detached' })
      await form.getByText('film.dcm').waitFor()
    }
    await page.keyboard.press('Escape')
    await question.getByRole('button', { name: '不添加，关闭' }).click()
    await form.waitFor({ state: 'detached' })
    await page.goto(`${product.url}/intake`)
    await page.getByText('新患者，未保存').waitFor()
    const out = page.getByRole('region', { name: '未添加的文件' })
    await out.getByText('film.dcm').waitFor()
    await out.getByText('新患者的表单没有保存就关闭了；仍需要时请重新拖入').waitFor()
    await page.getByRole('link', { name: /患者/ }).first().click()
    await list().waitFor()
    await dropOn(page, page.locator('footer').first(), [{ name: 'film.dcm', type: '', content: film() }])
    await form.getByText('film.dcm').waitFor()
    await page.goBack()
    await stay.and(page.locator(':focus')).waitFor()
    await question.getByRole('button', { name: '不添加，关闭' }).click()
    await form.waitFor({ state: 'detached' })
  })

  it('two windows that ended with a form each: both forms are there again, one after the other', async () => {
    const windowWith = async (name: string) => {
      const other = await context.newPage()
      await signedIn(other, product.url, doctor)
      await other.goto(`${product.url}/patients`)
      await other.getByRole('table', { name: '患者列表' }).waitFor()
      await dropOn(other, other.locator('footer').first(), [{ name, type: 'image/jpeg', content: await picture() }])
      await other.getByRole('dialog').getByText('1 个文件').waitFor()
      return other
    }
    const others = [await windowWith('first.jpg'), await windowWith('second.jpg')]
    for (const other of others) await other.close()
    await page.goto(`${product.url}/patients`)
    const form = page.getByRole('dialog', { name: '新建患者' })
    for (const _ of others) {
      await form.getByText('1 个文件').waitFor()
      await form.getByRole('button', { name: '取消' }).click()
      await page.getByRole('button', { name: '不添加，关闭' }).click()
    }
    await form.waitFor({ state: 'detached' })
    await page.goto(`${product.url}/intake`)
    const out = page.getByRole('region', { name: '未添加的文件' })
    for (const name of ['first.jpg', 'second.jpg']) await out.getByText(name).waitFor()
    await toList()
  })

  it('puts files dropped on a case into its latest record, or asks for a new one', async () => {
    const files = [{ name: 'Smile_Photo.jpg', type: 'image/jpeg', content: await picture() }]
    await dropOn(page, row('陈一一'), files)
    await page.waitForURL('**/patientImage**')
    await page.getByRole('button', { name: /微笑/ }).first().waitFor()
    await page.goto(`${product.url}/patients`)
    await row('陈一一').waitFor()
    await expect.poll(async () => row('陈一一').innerText()).toContain('初')
    await dropOn(page, row('陈一一'), [{ ...files[0], name: 'unwanted.jpg' } as (typeof files)[0]])
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /取\s*消/ })
      .click()
    await page.goto(`${product.url}/intake`)
    await page.getByRole('region', { name: '未添加的文件' }).getByText('unwanted.jpg').waitFor()
    await toList()
    await dropOn(page, row('陈一一'), [{ ...files[0], name: 'Frontal_Photo.jpg' } as (typeof files)[0]])
    const dialog = page.getByRole('dialog')
    await dialog.getByText('最近的记录').waitFor()
    await dialog.getByText('新建今天的记录').click()
    await dialog.getByRole('button', { name: /放\s*入/ }).click()
    await page.waitForURL('**/patientImage**record=**')
  })

  it('lists the case whose film waits for its points, and says that none waits to be checked', async () => {
    const uploaded = await page.evaluate(
      async bytes => {
        const headers = { authorization: sessionStorage.getItem('sella.token') ?? '' }
        const json = { ...headers, 'content-type': 'application/json' }
        const listed = await fetch('/portal/patient/get', {
          method: 'POST',
          headers: json,
          body: JSON.stringify({ search: 'A-1' }),
        })
        const recordUuid = (await listed.json()).data.rows[0].records.at(-1).uuid
        const query = new URLSearchParams({ recordUuid, type: 'Lateral_Ceph', name: 'film.jpg' })
        const film = { ...headers, 'content-type': 'application/octet-stream' }
        const reply = await fetch(`/portal/image/upload?${query}`, { method: 'POST', headers: film, body: new Uint8Array(bytes) })
        return (await reply.json()).code
      },
      [...(await picture())],
    )
    expect(uploaded).toBe(200)
    await page.goto(`${product.url}/patients`)
    await page.getByRole('button', { name: /^待定点\s*1$/ }).click()
    await row('欧阳').waitFor({ state: 'hidden' })
    await row('陈一一').getByText('待定点').waitFor()
    await page.getByRole('button', { name: /^没有把握\s*0$/ }).click()
    await page.getByText('没有病例含没有把握的点').waitFor()
  })

  it('opens by Enter the case whose name was clicked, as its foot says', async () => {
    await page.getByRole('button', { name: /^待定点\s*1$/ }).click()
    await row('陈一一').getByRole('button', { name: '陈一一', exact: true }).click()
    await page.keyboard.press('Enter')
    await page.waitForURL('**/studioDigitization**')
  })

  it('a case saved after its form was given up leaves the next one’s form as it is', async () => {
    await toList()
    let save = (): void => undefined
    const pressed = new Promise<void>(resolve => {
      save = resolve
    })
    await page.route('**/patient/add', async route => {
      await pressed
      await route.continue()
    })
    const drawer = page.getByRole('dialog')
    const name = drawer.getByLabel('姓名')
    await page.keyboard.press('n')
    await name.fill('迟到')
    await drawer.getByRole('button', { name: '保存并添加影像' }).click()
    await drawer.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '放弃' }).click()
    await drawer.first().waitFor({ state: 'hidden' })
    await page.keyboard.press('n')
    await name.fill('下一位')
    save()
    await row('迟到').waitFor()
    expect([new URL(page.url()).pathname, await name.inputValue()]).toEqual(['/patients', '下一位'])
    await page.unroute('**/patient/add')
    await drawer.getByRole('button', { name: '取消' }).click()
    await page.getByRole('button', { name: '放弃' }).click()
    await drawer.first().waitFor({ state: 'hidden' })
  })

  it('a case that is in the bin only now takes no other from the overview', async () => {
    let move = (): void => undefined
    const pressed = new Promise<void>(resolve => {
      move = resolve
    })
    await page.route('**/patient/delete', async route => {
      await pressed
      await route.continue()
    })
    await row('迟到').click()
    await page.getByRole('button', { name: '移到回收站' }).click()
    await row('欧阳').click()
    move()
    await page.getByText('已移到回收站').waitFor()
    await row('迟到').waitFor({ state: 'hidden' })
    expect(await list().locator('[aria-selected=true], [aria-current=true]').innerText()).toContain('欧阳')
    await page.unroute('**/patient/delete')
  })

  it('raised no error in the page', () => {
    expect(faults).toEqual([])
  })
})
