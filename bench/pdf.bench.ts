import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { calls } from '@sella/contract/calls/index'
import { serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { usualWish } from '@sella/contract/report-design'
import { paintSvg } from '@sella/drawing/scene/paint-svg'
import { doctorNamed } from '@sella/server/auth/store'
import { openData } from '@sella/server/data'
import { gatherComprehensive } from '@sella/server/report/gather'
import { pagesOf } from '@sella/server/report/pages'
import { endBrowser, openBrowser } from '../e2e/browser'
import { asDemo, asDoctor, demoDoctor } from '../e2e/demo'
import { chromiumPath, type Product, root, startProduct } from '../e2e/product'
import { figure, percentile, timed } from './figures'

const asked = { analysis: 'Steiner+Wits', dentition: null, lang: 'zh', today: '2026-11-21' } as const
const schemes = ['治疗前后', '下颌', '上颌']

type Doctor = Awaited<ReturnType<typeof asDemo>>

const fetched = async (reply: Promise<Response>): Promise<number> => {
  const { ok, status, ...rest } = await reply.then(async r => ({ ok: r.ok, status: r.status, bytes: await r.arrayBuffer() }))
  if (!ok) throw new Error(`the report was refused with ${status}`)
  return rest.bytes.byteLength
}

/** The demo's case of three records with photos, and three overlap schemes of all: twelve pages, one more than the bound is told of. */
const caseOfThree = async (doctor: Doctor) => {
  const { rows } = await doctor.call('patientGet', {})
  const patient = rows.find(row => row.records.length === 3)
  if (!patient) throw new Error('the demo has no case of three records')
  const uuids = patient.records.map(record => record.uuid).reverse()
  const scheme = { uuids, cephImgs: {}, overFun: 'multiview', points: {}, imgTrans: {} } as const
  const content = serialiseSchemes(schemes.map(name => ({ ...scheme, name })))
  await doctor.call('overconfigUpdate', { caseUuid: patient.uuid, content })
  return { recordUuid: uuids[2] ?? '', overlaps: schemes }
}

/** The same pages as Chromium gets them: one SVG a page, with the same pictures. */
const svgPages = async (product: Product, wish: { recordUuid: string; overlaps: string[] }): Promise<string> => {
  const data = await openData({ dataFolder: product.data, databaseUrl: null, bucket: null })
  try {
    const doctor = await doctorNamed(data.store.db, demoDoctor.loginName)
    if (!doctor) throw new Error('the demo has no doctor')
    const design = usualWish
    const full = { ...asked, ...wish, plans: [], assumeScale: false, estimatedOutlines: true, design }
    const { pictures, ...shown } = await gatherComprehensive({ db: data.store.db, files: data.files }, full, {
      doctor: doctor.uuid,
      person: doctor.uuid,
    })
    const svgs = pagesOf({ kind: 'comprehensive', design, ...shown }).map(page =>
      pictures.reduce(
        (svg, { picture, file }) => svg.replaceAll(picture.href, `data:image/jpeg;base64,${file.toString('base64')}`),
        paintSvg(page, { fonts: 'IBM Plex Sans, Noto Sans CJK SC, sans-serif', sized: false }),
      ),
    )
    if (svgs.length < 11) throw new Error(`the report has ${svgs.length} pages: its time is told of eleven at least`)
    const style = '@page{size:A4;margin:0}body{margin:0}svg{width:210mm;height:297mm;display:block;break-after:page}'
    return `<!doctype html><style>${style}</style>${svgs.join('')}`
  } finally {
    await data.close()
  }
}

const printed = async (html: string): Promise<number> => {
  const browser = await openBrowser()
  try {
    const page = await browser.newPage()
    const print = async (): Promise<void> => {
      await page.setContent(html)
      await page.pdf({ preferCSSPageSize: true, printBackground: true })
    }
    return percentile(await timed(3, print, 1), 0.5)
  } finally {
    await browser.close()
    await endBrowser()
  }
}

/** A colleague with the same case, for a doctor may have eight reports under way at once. */
const colleagueWithCase = async (product: Product): Promise<Doctor> => {
  const colleague = { loginName: 'colleague', password: 'sella-colleague' }
  const reply = await fetch(`${product.url}/portal${calls.regist.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...colleague, userName: '同事', phone: '+86 571 5550 0111' }),
  })
  if (!reply.ok) throw new Error(`the colleague could not be registered: ${reply.status}`)
  const archive = join(product.data, 'case.zip')
  const sella = (...args: readonly string[]) =>
    promisify(execFile)(process.execPath, [join(root, 'bin/sella.mjs'), ...args, '--data', product.data])
  await sella('export', '--case', 'DEMO-1', '--user', demoDoctor.loginName, '-o', archive)
  await sella('import', archive, '--user', colleague.loginName)
  return asDoctor(product, colleague)
}

/** How long a trivial call takes while ten reports asked for at once are under way, five of each doctor. */
const waits = async (makers: readonly (() => Promise<number>)[], trivial: () => Promise<unknown>): Promise<readonly number[]> => {
  const samples: number[] = []
  let open = 10
  const all = Array.from({ length: open }, (_, i) =>
    makers[i % makers.length]?.().finally(() => {
      open -= 1
    }),
  )
  const settled = Promise.allSettled(all)
  while (open > 0) {
    const start = performance.now()
    await trivial()
    samples.push(performance.now() - start)
    await new Promise(resolve => setTimeout(resolve, 10))
  }
  for (const outcome of await settled) if (outcome.status === 'rejected') throw outcome.reason
  return samples
}

const product = await startProduct({ demo: true })
try {
  const doctor = await asDemo(product)
  const wish = await caseOfThree(doctor)
  let bytes = 0
  const printReport = async (): Promise<void> => {
    bytes = await fetched(doctor.raw('reportAnalysis', { ...asked, recordUuid: wish.recordUuid }))
  }
  const eleven = async (): Promise<number> => {
    bytes = await fetched(doctor.raw('reportComprehensive', { ...asked, ...wish }))
    return bytes
  }
  figure('pdf.one.ms', percentile(await timed(12, printReport, 2), 0.5), 'ms')
  figure('pdf.one.kb', bytes / 1024, 'KB')
  const ours = percentile(await timed(7, eleven, 2), 0.5)
  figure('pdf.eleven.ms', ours, 'ms')
  figure('pdf.eleven.kb', bytes / 1024, 'KB')
  if (chromiumPath) figure('pdf.chromium.ratio', (await printed(await svgPages(product, wish))) / ours, 'x')
  else console.log('bench pdf.chromium.ratio skipped: Chromium is not installed')
  const colleague = await colleagueWithCase(product)
  const same = await caseOfThree(colleague)
  const hers = (): Promise<number> => fetched(colleague.raw('reportComprehensive', { ...asked, ...same }))
  const samples = await waits([eleven, hers], () => doctor.call('cUserInfo', {}))
  figure('pdf.wait.p95', percentile(samples, 0.95), 'ms')
  figure('pdf.wait.max', Math.max(...samples), 'ms')
} finally {
  await product.close()
}
