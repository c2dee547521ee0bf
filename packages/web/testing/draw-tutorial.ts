import { toStored } from '@sella/ceph/tracing/format'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import { chromium, type Page } from 'playwright-core'
import sharp from 'sharp'
import { phantomTracing } from './phantom-case'

/**
 * Takes the tutorial's pictures from the running product, on a synthetic film, in both languages:
 * `SELLA_URL=http://127.0.0.1:8080 npx tsx packages/web/testing/draw-tutorial.ts`. It registers a doctor of its own.
 */
const url = process.env.SELLA_URL ?? 'http://127.0.0.1:8080'
const place = (name: string): string => new URL(`../screens/tutorial/pictures/${name}.webp`, import.meta.url).pathname

let token = ''
const call = async <T>(path: string, input: object): Promise<T> => {
  const headers = { 'content-type': 'application/json', ...(token ? { authorization: token } : {}) }
  const reply = await fetch(`${url}/portal${path}`, { method: 'POST', headers, body: JSON.stringify(input) })
  const { code, message, data } = (await reply.json()) as { code: number; message: string; data: T }
  if (code !== 200) throw new Error(`${path}: ${message}`)
  return data
}

const addCase = async (name: string, traced: boolean): Promise<string> => {
  const phantom = makePhantom({ seed: 7, width: 1400, skeletalClass: 'II', vertical: 'high', ageYears: 14 })
  const raw = { width: phantom.width, height: phantom.height, channels: 1 } as const
  const file = await sharp(Buffer.from(phantom.pixels), { raw }).jpeg({ quality: 90 }).toBuffer()
  const patient = await call<{ uuid: string }>('/patient/add', {
    ...{ name, sex: 'female', birthday: '2012-03-08', caseNo: traced ? 'OR-2026-017' : 'OR-2026-018' },
    ...{ agencyUuid: null, phone: null, notes: null },
  })
  const record = await call<{ uuid: string; version: number }>('/timebar/add', {
    caseUuid: patient.uuid,
    createday: '2026-05-20T09:30:00',
    type: 1,
  })
  const query = new URLSearchParams({ recordUuid: record.uuid, type: 'Lateral_Ceph', name: 'phantom.jpg' })
  const headers = { authorization: token, 'content-type': 'application/octet-stream' }
  await fetch(`${url}/portal/image/upload?${query}`, { method: 'POST', headers, body: new Uint8Array(file) })
  const stored = toStored(phantomTracing(phantom))
  if (traced && stored.ok)
    await call('/timebar/update', {
      uuid: record.uuid,
      caseUuid: patient.uuid,
      version: record.version,
      cephPoints: stored.value,
    })
  return `case=${patient.uuid}&record=${record.uuid}`
}

const words = {
  zh: {
    name: '顾清和',
    other: '沈知远',
    add: '新建患者',
    nameField: '姓名',
    born: '出生日期',
    guide: '引导定点',
    export: '导出',
  },
  en: {
    name: 'Ada Gu',
    other: 'Noel Shen',
    add: 'New patient',
    nameField: 'Name',
    born: 'Birthday',
    guide: 'Guided',
    export: 'Export',
  },
} as const

const take = async (page: Page, name: string): Promise<void> => {
  await page.waitForTimeout(2500)
  await sharp(await page.screenshot())
    .webp({ quality: 76 })
    .toFile(place(name))
}

/** Opens the workbench and ends the tour that a new doctor is shown. */
const openWorkbench = async (page: Page, address: string): Promise<void> => {
  await page.goto(`${url}/studioDigitization?${address}`)
  await page.waitForTimeout(3000)
  await page.keyboard.press('Escape')
  await page.waitForTimeout(500)
}

const picture = async (page: Page, lang: 'zh' | 'en'): Promise<void> => {
  const w = words[lang]
  const done = await addCase(w.name, true)
  const fresh = await addCase(w.other, false)
  await page.goto(`${url}/patients`)
  await page.getByRole('button', { name: w.add }).first().click()
  await page.getByRole('dialog').getByLabel(w.nameField).fill(w.other)
  await page.getByRole('dialog').getByLabel(w.born).fill('2012-03-08')
  await take(page, `${lang}-case`)
  await page.goto(`${url}/patientImage?${done}`)
  await take(page, `${lang}-images`)
  await openWorkbench(page, fresh)
  await page.getByRole('button', { name: w.guide }).last().click()
  await take(page, `${lang}-points`)
  await openWorkbench(page, done)
  await take(page, `${lang}-results`)
  await page.getByRole('button', { name: w.export, exact: true }).first().click()
  await take(page, `${lang}-report`)
}

const browser = await chromium.launch({
  executablePath: process.env.SELLA_CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
})
for (const lang of ['zh', 'en'] as const) {
  token = ''
  const doctor = {
    loginName: `tutorial.${lang}.${process.pid}`,
    password: 'a tutorial password',
    userName: lang === 'zh' ? '周医生' : 'Dr Zhou',
  }
  token = (await call<{ token: string }>('/login/regist', doctor)).token
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'zh-CN' })
  await context.addInitScript(
    ([held, to]) => {
      sessionStorage.setItem('sella.token', held as string)
      localStorage.setItem('sella.lang', to as string)
    },
    [token, lang],
  )
  await picture(await context.newPage(), lang)
  await context.close()
}
await browser.close()
