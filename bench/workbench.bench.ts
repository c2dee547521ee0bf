import type { Point } from '@sella/ceph/geometry/point'
import type { Page } from 'playwright-core'
import { endBrowser, openBrowser, openContext } from '../e2e/browser'
import { asDemo, demoDoctor } from '../e2e/demo'
import { signIn } from '../e2e/pages/sign-in'
import { onScreen } from '../e2e/pages/workbench'
import { chromiumPath, startProduct } from '../e2e/product'
import { figure, spread } from './figures'
import { type Gesture, gestured } from './frames'
import { pressedMouse } from './hand'
import { type HeavyFilm, heavyFilm } from './workbench-film'

const around = (at: Point, step: number): Point => ({ x: at.x + 30 * Math.sin(step / 9), y: at.y + 30 * Math.sin(step / 7) })

const tell = (name: string, { frames, cpu }: Gesture): void => {
  spread(`workbench.${name}`, frames, ['p50', 'p95', 'max'])
  figure(`workbench.${name}.cpu.page`, cpu.page, 'ms')
  figure(`workbench.${name}.cpu.paint`, cpu.paint, 'ms')
}

/** From the press on the case's tile of the work table to a drawn tracing; the kilobytes that came over the wire meanwhile. */
const opened = async (page: Page, url: string, film: HeavyFilm): Promise<void> => {
  await page.goto(`${url}/patientImage?case=${film.caseUuid}&record=${film.recordUuid}`)
  const entry = page.locator('nav a[href*="studioDigitization"]').first()
  await entry.waitFor()
  await page.getByRole('img').first().waitFor()
  const session = await page.context().newCDPSession(page)
  let scripts = 0
  const kinds = new Map<string, string>()
  session.on('Network.responseReceived', event => void kinds.set(event.requestId, event.type))
  session.on('Network.loadingFinished', event => {
    if (/Script|Stylesheet/.test(kinds.get(event.requestId) ?? '')) scripts += event.encodedDataLength
  })
  await session.send('Network.enable')
  const start = performance.now()
  await entry.click()
  await page.locator('[role=application] svg > g circle').first().waitFor({ state: 'attached' })
  figure('workbench.open', performance.now() - start, 'ms')
  figure('workbench.route', scripts / 1024, 'KB')
  await session.detach()
}

const gestures = async (page: Page, film: HeavyFilm): Promise<void> => {
  const { A } = film.landmarks
  if (!A) throw new Error('the film has no A')
  await page.keyboard.press('e')
  const start = await onScreen(page, A)
  const move = await pressedMouse(page)
  const follow = (step: number) => move(around(start, step))
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  tell('drag', await gestured(page, follow))
  await page.mouse.up()
  await page.keyboard.down(' ')
  await page.mouse.down()
  tell('pan', await gestured(page, follow))
  await page.mouse.up()
  await page.keyboard.up(' ')
  tell('zoom', await gestured(page, step => page.mouse.wheel(0, step % 40 < 20 ? -40 : 40)))
}

if (!chromiumPath) console.log('workbench was not measured: Chromium is not installed')
else {
  const [product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
  try {
    const film = await heavyFilm(await asDemo(product))
    figure('workbench.landmarks', film.drawn, 'points')
    const page = await (await openContext(browser, 'laptop', 2)).newPage()
    await signIn(page, product.url, demoDoctor)
    await opened(page, product.url, film)
    await gestures(page, film)
  } finally {
    await browser.close()
    await endBrowser()
    await product.close()
  }
}
