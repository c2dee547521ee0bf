import { emptyPlan, restingMoves } from '@sella/ceph/planning/plan'
import { predict } from '@sella/ceph/planning/predict'
import { templateFilm } from '@sella/ceph/testing/template-film'
import type { PhotoAlignment } from '@sella/ceph/tracing/alignment'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { emptyPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { faceMesh } from '@sella/drawing/morph/face-mesh'
import { type Pixels, warped } from '@sella/drawing/morph/warp'
import type { Page } from 'playwright-core'
import { endBrowser, openBrowser, openContext } from '../e2e/browser'
import { asDemo, demoDoctor } from '../e2e/demo'
import { signIn } from '../e2e/pages/sign-in'
import { chromiumPath, startProduct } from '../e2e/product'
import { figure, percentile, spread, timed } from './figures'
import { gestured } from './frames'
import { pressedMouse } from './hand'
import { type HeavyFilm, heavyFilm } from './workbench-film'

const photo = { width: 1200, height: 1600 }

/** A photo of the template's head from forehead to throat, and a plan that moves both jaws and the incisors. */
const morph = async (): Promise<void> => {
  const points = Object.fromEntries(
    Object.entries(templateFilm()).map(([name, at]) => [name, { ...at, origin: 'manual' as const }]),
  )
  const ruler = {
    ends: [
      { x: 0, y: 0 },
      { x: 0, y: 100 },
    ],
    mm: 10,
  } as const
  const start: Tracing = { points, ruler, fileScale: null }
  const moves = { U1: { ...restingMoves.U1, x: -4 }, MX: { ...restingMoves.MX, x: 4 }, MD: { ...restingMoves.MD, x: -6 } }
  const prediction = predict(start, { ...emptyPlan, moves })
  if (prediction.status !== 'predicted') throw new Error('nothing predicted')
  const fit = { a: 2, b: 0, tx: 0, ty: -200 }
  const alignment: PhotoAlignment = { fit, mirrored: false, residualMm: null, origin: 'manual', film: '', photo: '' }
  const picture: Pixels = {
    ...photo,
    data: Uint8ClampedArray.from({ length: photo.width * photo.height * 4 }, (_, i) => i % 251),
  }
  const samples = await timed(40, () => {
    const mesh = faceMesh({ start, prediction, alignment, photo })
    if (typeof mesh === 'string') throw new Error(mesh)
    return warped(picture, mesh)
  })
  figure('plan.morph.ms', percentile(samples, 0.5), 'ms')
  figure('plan.morph.p95', percentile(samples, 0.95), 'ms')
}

const drag = async (page: Page): Promise<void> => {
  const grip = page.locator('[data-grip=U1] [data-kind=shift]')
  await grip.waitFor()
  const box = await grip.boundingBox()
  if (!box) throw new Error('the upper incisor has no handle')
  const start = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  const move = await pressedMouse(page)
  const { frames, cpu } = await gestured(page, step =>
    move({ x: start.x + 30 * Math.sin(step / 9), y: start.y + 20 * Math.sin(step / 7) }),
  )
  await page.mouse.up()
  spread('plan.drag', frames, ['p50', 'p95', 'max'])
  figure('plan.drag.cpu.page', cpu.page, 'ms')
}

const planned = async (doctor: Awaited<ReturnType<typeof asDemo>>, { recordUuid }: HeavyFilm): Promise<void> => {
  const moves = { U1: { ...restingMoves.U1, x: -4 }, L1: { ...restingMoves.L1, x: -2 }, MX: { ...restingMoves.MX, x: 3 } }
  const content = writePlanDocument({ ...emptyPlanDocument, plan: { ...emptyPlan, moves } })
  await doctor.call('planAdd', { recordUuid, name: 'Bench', content })
}

await morph()
if (!chromiumPath) console.log('plan.drag was not measured: Chromium is not installed')
else {
  const [product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
  try {
    const doctor = await asDemo(product)
    const film = await heavyFilm(doctor)
    await planned(doctor, film)
    const page = await (await openContext(browser)).newPage()
    await signIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioPlanning?case=${film.caseUuid}&record=${film.recordUuid}`)
    await drag(page)
  } finally {
    await browser.close()
    await endBrowser()
    await product.close()
  }
}
