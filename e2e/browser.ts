import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { patience } from './patience'
import { chromiumPath } from './product'

const launch = (): Promise<Browser> => {
  if (!chromiumPath) throw new Error('Chromium is not installed')
  return chromium.launch({
    executablePath: chromiumPath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      // Models are drawn by WebGL, here without a GPU.
      '--enable-unsafe-swiftshader',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
}

let running: Browser | null = null

/**
 * Chromium without a GPU and without its own traffic; as root it needs --no-sandbox. A worker's journeys share one: starting it
 * costs more than many of their steps. Each has contexts of its own, which share nothing, and closes only those.
 */
export const openBrowser = async (): Promise<Browser> => {
  if (!running?.isConnected()) running = await launch()
  const shared = running
  const contexts: BrowserContext[] = []
  const own: Pick<Browser, 'newContext' | 'close'> = {
    newContext: async options => {
      const context = await shared.newContext(options)
      contexts.push(context)
      return context
    },
    close: async () => {
      await Promise.all(contexts.splice(0).map(context => context.close()))
    },
  }
  return Object.assign(Object.create(shared), own)
}

/** Ends the browser itself: a program that is no test runs on for as long as it does. */
export const endBrowser = async (): Promise<void> => {
  await running?.close()
  running = null
}

export const viewports = {
  laptop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

export const openContext = async (
  browser: Browser,
  viewport: keyof typeof viewports = 'laptop',
  scale = 1,
): Promise<BrowserContext> => {
  const context = await browser.newContext({
    viewport: viewports[viewport],
    deviceScaleFactor: scale,
    locale: 'zh-CN',
    acceptDownloads: true,
    reducedMotion: 'reduce',
    hasTouch: viewport === 'phone',
    isMobile: viewport === 'phone',
  })
  context.setDefaultTimeout(patience)
  return context
}
