import type { Browser, Page } from 'playwright-core'

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

/** Milliseconds of processor time spent so far, by kind of process: `renderer` runs the page, `GPU` paints without a GPU too. */
const spentBy = async (browser: Browser): Promise<Readonly<Record<string, number>>> => {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  const sum: Record<string, number> = {}
  for (const { type, cpuTime } of processInfo) sum[type] = (sum[type] ?? 0) + cpuTime * 1000
  return sum
}

export interface Gesture {
  /** Milliseconds between one frame and the next. */
  readonly frames: readonly number[]
  /** Processor time of the page and of the painter for each step; unlike the frames hardly touched by other work on the machine. */
  readonly cpu: { readonly page: number; readonly paint: number }
}

/** Does a gesture in small steps while the page notes the time between its frames. */
export const gestured = async (page: Page, step: (at: number) => Promise<void>, steps = 150): Promise<Gesture> => {
  const browser = page.context().browser()
  if (!browser) throw new Error('the page belongs to no browser')
  const before = await spentBy(browser)
  await page.evaluate(noteFrames)
  for (let at = 0; at < steps; at++) await step(at)
  const frames = (await page.evaluate('endOfFrames()')) as number[]
  const after = await spentBy(browser)
  const each = (kind: string) => ((after[kind] ?? 0) - (before[kind] ?? 0)) / steps
  return { frames, cpu: { page: each('renderer'), paint: each('GPU') } }
}
