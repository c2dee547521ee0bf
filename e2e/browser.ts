import { type Browser, type BrowserContext, chromium } from 'playwright-core'
import { chromiumPath } from './product'

/** Chromium without a GPU and without its own traffic; as root it needs --no-sandbox. */
export const openBrowser = (): Promise<Browser> => {
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

export const viewports = {
  laptop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const

/** Every wait of a journey is for something to be seen, never a measure of speed: as long as a slow machine under load may take. */
export const patience = 60_000

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
