import { type CallName, calls, type Input, type Output } from '@sella/contract/calls/index'
import { toStored } from '@sella/contract/documents/tracing'
import { makePhantom } from '@sella/drawing/phantom/phantom'
import { demoPhoto, demoPhotoKinds } from '@sella/drawing/phantom/photo'
import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { phantomTracing } from '../packages/web/testing/phantom-case'
import { openBrowser } from './browser'
import { startProduct } from './product'

/**
 * Takes the tutorial's pictures from the running product, on drawn films and photos, in both languages: `npx tsx e2e/tutorial-pictures.ts`,
 * with SELLA_URL from a product that runs already. It registers doctors of its own.
 */
const place = (name: string): string =>
  new URL(`../packages/web/screens/tutorial/pictures/${name}.webp`, import.meta.url).pathname

const window = { width: 1200, height: 750 }
/** As large as the workbench needs for all its columns. */
const wide = { width: 1440, height: 900 }
/** The part of the wide window that a step is about, in px; the whole of the other where none is given. */
const parts: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  points: { x: 0, y: 0 },
  results: { x: 400, y: 0 },
}
const part = { width: 1040, height: 650 }
/** Each picture is as large as this, in px. */
const picture = { width: 1440, height: 900 }

const drawn = { seed: 7, skeletalClass: 'II', vertical: 'high', ageYears: 14 } as const

const words = {
  zh: {
    ...{ doctor: '周医生', done: '示例·顾同学', fresh: '示例·沈同学', file: '侧位片' },
    ...{ add: '新建患者', nameField: '姓名', born: '出生日期', guide: '引导定点', export: '导出' },
  },
  en: {
    ...{ doctor: 'Dr Zhou', done: 'Ada Sample', fresh: 'Noel Sample', file: 'film' },
    ...{ add: 'New patient', nameField: 'Name', born: 'Birthday', guide: 'Guided', export: 'Export' },
  },
} as const
type Words = (typeof words)['zh' | 'en']

const clientAt = (url: string) => {
  let token = ''
  const answer = async <K extends CallName>(name: K, path: string, init: RequestInit): Promise<Output<K>> => {
    const reply = await fetch(`${url}/portal${path}`, {
      method: 'POST',
      ...init,
      headers: { ...init.headers, authorization: token },
    })
    const { code, message, data } = (await reply.json()) as { code: number; message: string; data: Output<K> }
    if (code !== 200) throw new Error(`${name}: ${message}`)
    return data
  }
  return {
    signIn: (sessionToken: string): void => {
      token = sessionToken
    },
    call: <K extends CallName>(name: K, input: Input<K>) =>
      answer(name, calls[name].path, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(input) }),
    upload: (query: Input<'imageUpload'>, file: Buffer) =>
      answer('imageUpload', `${calls.imageUpload.path}?${new URLSearchParams(query as Record<string, string>)}`, {
        headers: { 'content-type': 'application/octet-stream' },
        body: new Uint8Array(file),
      }),
  }
}
type Client = ReturnType<typeof clientAt>

/** A case with a film; a traced one has all its photos too. Resolves to its query. */
const addCase = async (
  client: Client,
  { name, traced, file }: { name: string; traced: boolean; file: string },
): Promise<string> => {
  const phantom = makePhantom({ ...drawn, width: 1400 })
  const raw = { width: phantom.width, height: phantom.height, channels: 1 } as const
  const film = await sharp(Buffer.from(phantom.pixels), { raw }).jpeg({ quality: 90 }).toBuffer()
  const nobody = { sex: 'female', birthday: '2012-03-08', agencyUuid: null, phone: null, notes: null } as const
  const { uuid: caseUuid } = await client.call('patientAdd', { ...nobody, name, caseNo: traced ? 'OR-2026-017' : 'OR-2026-018' })
  const { uuid, version } = await client.call('timebarAdd', { caseUuid, createday: '2026-05-20T09:30:00', type: 1 })
  await client.upload({ recordUuid: uuid, type: 'Lateral_Ceph', name: `${file}.jpg` }, film)
  const stored = toStored(phantomTracing(phantom))
  if (traced && stored.ok) {
    for (const kind of demoPhotoKinds) {
      const photo = await sharp(Buffer.from(demoPhoto(kind, drawn)))
        .flatten({ background: '#fff' })
        .jpeg({ quality: 90 })
        .toBuffer()
      await client.upload({ recordUuid: uuid, type: kind, name: `${kind}.jpg` }, photo)
    }
    const now = (await client.call('timebarGet', { caseUuid })).find(record => record.uuid === uuid)
    await client.call('timebarUpdate', { uuid, caseUuid, version: now?.version ?? version, cephPoints: stored.value })
  }
  return `case=${caseUuid}&record=${uuid}`
}

const take = async (page: Page, lang: string, step: string): Promise<void> => {
  // Fonts, pictures and the fade of a dialog come to rest; the line of events is never idle.
  await page.waitForTimeout(2500)
  const at = parts[step]
  const shot = await page.screenshot(at ? { clip: { ...at, ...part } } : {})
  await sharp(shot)
    .resize(picture)
    .webp({ quality: 80 })
    .toFile(place(`${lang}-${step}`))
}

/** Opens the workbench and ends the tour that a new doctor is shown. */
const openWorkbench = async (page: Page, address: string): Promise<void> => {
  await page.setViewportSize(wide)
  await page.goto(address)
  await page.getByRole('application').waitFor()
  await page.waitForTimeout(1500)
  await page.keyboard.press('Escape')
}

const takeAll = async (
  page: Page,
  client: Client,
  { url, lang, w }: { url: string; lang: 'zh' | 'en'; w: Words },
): Promise<void> => {
  const done = await addCase(client, { name: w.done, traced: true, file: w.file })
  const fresh = await addCase(client, { name: w.fresh, traced: false, file: w.file })
  await page.goto(`${url}/patients`)
  await page.getByRole('button', { name: w.add }).first().click()
  await page.getByRole('dialog').getByLabel(w.nameField).fill(w.fresh)
  await page.getByRole('dialog').getByLabel(w.born).fill('2012-03-08')
  await take(page, lang, 'case')
  await page.goto(`${url}/patientImage?${done}`)
  await take(page, lang, 'images')
  await openWorkbench(page, `${url}/studioDigitization?${fresh}`)
  await page.getByRole('button', { name: w.guide }).last().click()
  await take(page, lang, 'points')
  await openWorkbench(page, `${url}/studioDigitization?${done}`)
  await take(page, lang, 'results')
  await page.setViewportSize(window)
  await page.getByRole('button', { name: w.export, exact: true }).first().click()
  await take(page, lang, 'report')
}

const product = process.env.SELLA_URL ? null : await startProduct()
const url = process.env.SELLA_URL ?? product?.url ?? ''
const browser = await openBrowser()
for (const lang of ['zh', 'en'] as const) {
  const client = clientAt(url)
  const w = words[lang]
  const doctor = {
    loginName: `tutorial.${lang}.${process.pid}`,
    password: 'a tutorial password',
    userName: w.doctor,
    phone: '+86 571 5550 0100',
  }
  const { token } = await client.call('regist', doctor)
  client.signIn(token)
  const context = await browser.newContext({ viewport: window, deviceScaleFactor: 1.5, locale: 'zh-CN', reducedMotion: 'reduce' })
  await context.addInitScript(
    ([sessionToken, to]) => {
      sessionStorage.setItem('sella.token', sessionToken as string)
      localStorage.setItem('sella.lang', to as string)
    },
    [token, lang],
  )
  await takeAll(await context.newPage(), client, { url, lang, w })
  await context.close()
}
await browser.close()
await product?.close()
// The browser itself goes with the process.
process.exit()
