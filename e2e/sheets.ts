import type { Layer } from '@sella/drawing/scene/scene'
import type { Size, View } from '@sella/workbench/canvas/view'
import { build } from 'esbuild'
import type { Browser, Page } from 'playwright-core'
import sharp from 'sharp'
import type { Shown } from './sheets-page'

/** The page that shows a drawing as elements or on the canvas, as the text of its script and style. */
const bundle = async (): Promise<{ readonly script: string; readonly style: string }> => {
  const { outputFiles } = await build({
    entryPoints: [new URL('sheets-page.ts', import.meta.url).pathname],
    outdir: 'sheets',
    write: false,
    bundle: true,
    format: 'iife',
    conditions: ['source'],
    loader: { '.module.css': 'local-css', '.woff2': 'dataurl' },
    define: { 'process.env.NODE_ENV': '"production"' },
  })
  const textOf = (ending: string) => outputFiles.find(({ path }) => path.endsWith(ending))?.text ?? ''
  return { script: textOf('.js'), style: textOf('.css') }
}

let bundled: ReturnType<typeof bundle> | null = null

/** How a picture lies on its stage, and the device pixels for a pixel of the page. */
export interface Setting {
  readonly view: View
  readonly size: Size
  readonly scale: number
}

/** Opens an empty stage on a dark ground. */
export const openSheets = async (browser: Browser, { size, scale }: Setting): Promise<Page> => {
  const context = await browser.newContext({ viewport: size, deviceScaleFactor: scale })
  const page = await context.newPage()
  bundled ??= bundle()
  const { script, style } = await bundled
  await page.setContent(`<style>${style}</style><body style="margin: 0; background: #101416"></body>`)
  await page.addScriptTag({ content: script })
  return page
}

/** Red, green and blue of each device pixel of what the page shows. */
export const pixelsOf = async (
  page: Page,
  on: Shown['on'],
  layers: readonly Layer[],
  { view, size }: Setting,
): Promise<Buffer> => {
  await page.evaluate(shown => window.show(shown), { on, layers, view, size })
  return sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer()
}

/** The number of device pixels in which a colour differs by more than `limit`, 0 to 255. */
export const differing = (a: Buffer, b: Buffer, limit: number): number => {
  if (a.length !== b.length) throw new Error('the pictures differ in size')
  let [count, last] = [0, -1]
  for (let i = 0; i < a.length; i++) {
    if (Math.abs((a[i] ?? 0) - (b[i] ?? 0)) <= limit) continue
    const pixel = Math.floor(i / 3)
    if (pixel !== last) count++
    last = pixel
  }
  return count
}
