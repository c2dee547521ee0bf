import { landmarkNames } from '@sella/ceph/data/landmarks'
import type { Point } from '@sella/ceph/geometry/point'
import { fromStored } from '@sella/ceph/tracing/format'
import type { Page } from 'playwright-core'
import { openBrowser, openContext } from '../e2e/browser'
import { asDemo, demoDoctor, tracedRecord } from '../e2e/demo'
import { signIn } from '../e2e/pages/sign-in'
import { onScreen } from '../e2e/pages/workbench'
import { chromiumPath, startProduct } from '../e2e/product'
import { figure, spread } from './figures'

/** As text, since the loader would put names into a function that the page does not know. */
const noteFrames = `(() => {
  const noted = []
  let last = performance.now(), on = true
  const note = now => {
    noted.push(now - last)
    last = now
    if (on) requestAnimationFrame(note)
  }
  requestAnimationFrame(note)
  window.endOfFrames = () => {
    on = false
    return noted.slice(2)
  }
})()`

/** Moves the pointer in small steps while the page notes the time between its frames. */
const frames = async (page: Page, gesture: (step: number) => Promise<void>, steps = 150): Promise<readonly number[]> => {
  await page.evaluate(noteFrames)
  for (let step = 0; step < steps; step++) await gesture(step)
  return page.evaluate('endOfFrames()') as Promise<number[]>
}

const around = (at: Point, step: number): Point => ({ x: at.x + 30 * Math.sin(step / 9), y: at.y + 30 * Math.sin(step / 7) })

if (!chromiumPath) console.log('workbench was not measured: Chromium is not installed')
else {
  const [product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
  try {
    const doctor = await asDemo(product)
    const { caseUuid, recordUuid } = await tracedRecord(doctor)
    const records = await doctor.call('timebarGet', { caseUuid })
    const stored = fromStored(records.find(record => record.uuid === recordUuid)?.cephPoints ?? '')
    const page = await (await openContext(browser, 'laptop', 2)).newPage()
    await signIn(page, product.url, demoDoctor)
    await page.goto(`${product.url}/studioDigitization?case=${caseUuid}&record=${recordUuid}`)
    await page.locator('[role=application] svg > g circle').first().waitFor({ state: 'attached' })
    await page.keyboard.press('n')
    await page.keyboard.press('e')
    const tracing = stored.ok ? stored.value : null
    figure('workbench.landmarks', landmarkNames.filter(name => tracing?.points[name]).length, 'points')
    const A = tracing?.points.A
    if (!A) throw new Error('the demo record has no A')
    const start = await onScreen(page, A)
    await page.mouse.move(start.x, start.y)
    await page.mouse.down()
    const drag = await frames(page, step => {
      const { x, y } = around(start, step)
      return page.mouse.move(x, y)
    })
    await page.mouse.up()
    spread('drag', drag, ['p50', 'p95', 'max'])
    await page.keyboard.down(' ')
    await page.mouse.down()
    const pan = await frames(page, step => {
      const { x, y } = around(start, step)
      return page.mouse.move(x, y)
    })
    await page.mouse.up()
    await page.keyboard.up(' ')
    spread('pan', pan, ['p50', 'p95', 'max'])
    const zoom = await frames(page, step => page.mouse.wheel(0, step % 40 < 20 ? -40 : 40))
    spread('zoom', zoom, ['p50', 'p95', 'max'])
  } finally {
    await browser.close()
    await product.close()
  }
}
