import type { Page } from 'playwright-core'
import { endBrowser, openBrowser, openContext } from '../e2e/browser'
import { asDemo, demoDoctor, tracedRecord } from '../e2e/demo'
import { signIn } from '../e2e/pages/sign-in'
import { chromiumPath, startProduct } from '../e2e/product'
import { figure } from './figures'

interface Weight {
  readonly kb: number
  readonly files: number
  /** Of any kind: code, fonts, calls and pictures. */
  readonly requests: number
}

/** Kilobytes of scripts and styles over the wire (compressed, as sent) from now on, in how many answers, and all requests. */
const weigh = async (page: Page): Promise<() => Weight> => {
  const session = await page.context().newCDPSession(page)
  const code = new Set<string>()
  let [bytes, requests] = [0, 0]
  await session.send('Network.enable')
  session.on(
    'Network.responseReceived',
    ({ requestId, type }) => void (['Script', 'Stylesheet', 'Document'].includes(type) && code.add(requestId)),
  )
  session.on('Network.requestWillBeSent', () => void requests++)
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (code.has(requestId)) bytes += encodedDataLength
  })
  return () => ({ kb: bytes / 1024, files: code.size, requests })
}

if (!chromiumPath) console.log('load was not measured: Chromium is not installed')
else {
  const [product, browser] = await Promise.all([startProduct({ demo: true }), openBrowser()])
  try {
    const page = await (await openContext(browser)).newPage()
    const weight = await weigh(page)
    await signIn(page, product.url, demoDoctor)
    const arrived = performance.now()
    await page.getByText('DEMO-1').first().waitFor()
    figure('load.list.ms', performance.now() - arrived, 'ms')
    figure('load.list.kb', weight().kb, 'KB')
    // The first case of the demo is traced: its overview opens beside the list with what lies outside the norm.
    await page.getByRole('complementary', { name: '患者概览' }).getByText('偏离的测量值').waitFor()
    const list = weight()
    figure('load.peek.kb', list.kb, 'KB')
    figure('load.peek.files', list.files, 'files')
    figure('load.list.requests', list.requests, 'requests')
    const { caseUuid, recordUuid } = await tracedRecord(await asDemo(product))
    const clicked = performance.now()
    await page.evaluate(to => {
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, `/studioDigitization?case=${caseUuid}&record=${recordUuid}`)
    await page.locator('[role=application] svg > g circle').first().waitFor({ state: 'attached' })
    figure('load.workbench.ms', performance.now() - clicked, 'ms')
    figure('load.workbench.kb', weight().kb - list.kb, 'KB')
    figure('load.workbench.files', weight().files - list.files, 'files')
  } finally {
    await browser.close()
    await endBrowser()
    await product.close()
  }
}
