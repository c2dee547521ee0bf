import { picture } from '@sella/server/testing/samples'
import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBrowser, openContext } from '../browser'
import { asDemo, demoDoctor, tracedRecord } from '../demo'
import { killableBrowser } from '../killable'
import { signedIn } from '../pages/sign-in'
import { openFilm, pointOf, tracedFilm } from '../pages/traced-film'
import { drag } from '../pages/workbench'
import { chromiumPath, type Product, startProduct } from '../product'

const why = chromiumPath ? '' : ' (skipped: Chromium is not installed)'
const saved = '定点信息保存成功'

describe.skipIf(!chromiumPath)(`work in hand is never lost${why}`, () => {
  let product: Product
  let browser: Browser
  let film: Awaited<ReturnType<typeof tracedFilm>>

  beforeAll(async () => {
    ;[product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
    film = await tracedFilm(product)
  })
  afterAll(async () => {
    await browser?.close()
    await product?.close()
  })

  const window = async (): Promise<Page> => {
    const page = await (await openContext(browser)).newPage()
    await signedIn(page, product.url, demoDoctor)
    await openFilm(page, film.address)
    return page
  }
  const move = async (page: Page, name: 'A' | 'B' | 'Pog' | 'Go', dx: number): Promise<number> => {
    const { tracing } = await film.stored()
    const from = pointOf(tracing, name)
    await drag(page, from, { x: from.x + dx, y: from.y })
    return from.x + dx
  }
  const storedX = async (name: 'A' | 'B' | 'Pog' | 'Go') => pointOf((await film.stored()).tracing, name).x

  /** Drafts on this browser's disk. */
  const writtenDown = (page: Page): Promise<number> =>
    page.evaluate(
      () =>
        new Promise((resolve, reject) => {
          const open = indexedDB.open('sella')
          open.onerror = () => reject(open.error)
          open.onsuccess = () => {
            const all = open.result.transaction('kept').objectStore('kept').count()
            all.onsuccess = () => resolve(all.result)
            all.onerror = () => reject(all.error)
          }
        }),
    )

  it('a browser killed in the middle of editing: the draft is offered back, and can be saved', async () => {
    const own = await killableBrowser()
    try {
      const before = await own.start()
      await signedIn(before, product.url, demoDoctor)
      await openFilm(before, film.address)
      await before.keyboard.press('e')
      const x = await move(before, 'A', 30)
      await before.getByText(/未保存 1 步/).waitFor()
      await expect.poll(() => writtenDown(before)).toBeGreaterThan(0)
      await own.kill()
      const after = await own.start()
      await signedIn(after, product.url, demoDoctor)
      await openFilm(after, film.address)
      await after.getByRole('button', { name: '恢复草稿' }).click()
      expect(await after.getByRole('application').evaluate(stage => stage === document.activeElement)).toBe(true)
      const wait = after.getByText('当前处于编辑状态，请先保存或取消修改')
      await after.getByRole('link', { name: '患者' }).first().click()
      await wait.waitFor()
      await after.keyboard.press('Control+s')
      await after.getByText(saved).waitFor()
      // What no longer holds is no longer said.
      expect(await wait.count()).toBe(0)
      expect(Math.abs((await storedX('A')) - x)).toBeLessThan(4)
    } finally {
      await own.close()
    }
  })

  it('the server away while saving: the work stays, and is saved by itself when the server returns', async () => {
    const page = await window()
    await page.keyboard.press('e')
    const x = await move(page, 'B', 25)
    await page.context().setOffline(true)
    await page.keyboard.press('Control+s')
    await page.getByText('网络恢复后自动保存').waitFor()
    expect(Math.abs((await storedX('B')) - x)).toBeGreaterThan(15)
    await page.context().setOffline(false)
    await page.getByText(saved).waitFor()
    expect(Math.abs((await storedX('B')) - x)).toBeLessThan(4)
    await page.context().close()
  })

  it('a session that ended in mid-edit: sign in again, and the draft is there', async () => {
    const page = await window()
    await page.keyboard.press('e')
    await move(page, 'Pog', 20)
    await page.evaluate('sessionStorage.setItem("sella.token", "0".repeat(64))')
    // The page starts anew: only then does nothing else lead away from the sign-in.
    const anew = page.waitForEvent('load')
    await page.keyboard.press('Control+s')
    await anew
    await page.waitForURL(/\/(home|login)/)
    await page.goto(`${product.url}/login`)
    await page.getByLabel('登录名').fill(demoDoctor.loginName)
    await page.getByLabel('密码', { exact: true }).fill(demoDoctor.password)
    await page.getByRole('button', { name: '登录', exact: true }).last().click()
    await page.waitForURL('**/studioDigitization**')
    await page.getByRole('button', { name: '恢复草稿' }).waitFor()
    await page.getByRole('button', { name: '放弃' }).click()
    await page.context().close()
  })

  it('a second window of the browser is not offered what the first has in hand, until that is closed', async () => {
    const first = await window()
    await first.keyboard.press('e')
    await move(first, 'Pog', 15)
    await first.getByText(/未保存 1 步/).waitFor()
    const second = await first.context().newPage()
    await signedIn(second, product.url, demoDoctor)
    await openFilm(second, film.address)
    await second.keyboard.press('e')
    await move(second, 'Go', 15)
    await second.getByText(/未保存 1 步/).waitFor()
    await second.getByRole('button', { name: '取消' }).click()
    expect(await second.getByRole('button', { name: '恢复草稿' }).count()).toBe(0)
    await first.close()
    await second.reload()
    await second.getByText(/1 处不同：颏前点/).waitFor()
    await second.context().close()
  })

  it('what another window saved is told by itself, and never written over unseen', async () => {
    const [first, second] = [await window(), await window()]
    await first.keyboard.press('e')
    await second.keyboard.press('e')
    const a = await move(first, 'A', -20)
    await move(second, 'A', 35)
    const go = await move(second, 'Go', 22)
    await first.keyboard.press('Control+s')
    await first.getByText(saved).waitFor()
    // The second is at work: it is told, and keeps its own.
    await second.getByText('已在别处保存').waitFor()
    await second.keyboard.press('Control+s')
    const dialog = second.getByRole('dialog')
    await dialog.getByText('两个窗口编辑了同一张片').waitFor()
    await dialog.getByRole('radio', { name: /^上齿槽座点 已保存的/ }).check()
    await dialog.getByRole('radio', { name: /^下颌角点 我的/ }).check()
    await dialog.getByRole('button', { name: '保存所选' }).click()
    await second.getByText(saved).waitFor()
    expect(Math.abs((await storedX('A')) - a)).toBeLessThan(4)
    expect(Math.abs((await storedX('Go')) - go)).toBeLessThan(4)
  })

  it('a case binned, a record deleted, a film replaced, in another window under unsaved points: each is said, and the points stay', async () => {
    const doctor = await asDemo(product)
    const { caseUuid, recordUuid } = await tracedRecord(doctor)
    await doctor.call('timebarAdd', { caseUuid, createday: '2026-01-02T09:00', type: 2 })
    const page = await window()
    const kept = page.getByText('修改已存为本机草稿')
    const edit = async (): Promise<void> => {
      await page.keyboard.press('e')
      await move(page, 'B', 20)
      await page.getByText(/未保存 1 步/).waitFor()
    }
    await edit()
    const gone = page.getByRole('alert').filter({ hasText: '此病例已移入回收站' })
    await doctor.call('patientDelete', { uuid: caseUuid })
    await gone.waitFor()
    await doctor.call('patientRestore', { uuid: caseUuid })
    await gone.waitFor({ state: 'detached' })
    await page.getByText(/未保存 1 步/).waitFor()
    await doctor.call('timebarDelete', { uuid: recordUuid })
    await page.getByText('该记录已不在病例中；现显示另一条记录').waitFor()
    await kept.waitFor()
    expect(page.url()).not.toContain(recordUuid)
    await doctor.call('timebarRestore', { uuid: recordUuid })
    await openFilm(page, film.address)
    await page.getByRole('button', { name: '放弃' }).click()
    await edit()
    await doctor.upload({ recordUuid, type: 'Lateral_Ceph', name: 'other.jpg' }, await picture())
    await page.getByText(/图像更换或转动前有未保存的定点|该图像已在其他窗口更换或编辑/).waitFor()
    await page.context().close()
  })
})
