import type { Page } from 'playwright-core'

/** Looks at the page as the browser prints it on A4, and brings the screen back. */
export const onPaper = async <T>(page: Page, look: () => Promise<T>): Promise<T> => {
  const screen = page.viewportSize()
  await page.setViewportSize({ width: 794, height: 1123 })
  await page.evaluate(`dispatchEvent(new Event('beforeprint'))`)
  await page.emulateMedia({ media: 'print' })
  try {
    return await look()
  } finally {
    await page.emulateMedia({ media: 'screen' })
    await page.evaluate(`dispatchEvent(new Event('afterprint'))`)
    if (screen) await page.setViewportSize(screen)
  }
}

/** What a sheet would lose of the page: boxes that hold more than they show, and whatever stands beyond its right edge. */
export const cutOnPaper = (page: Page): Promise<readonly string[]> =>
  page.evaluate(`[...document.body.querySelectorAll('*')].flatMap(element => {
    const { width, right } = element.getBoundingClientRect()
    const { visibility, overflowY } = getComputedStyle(element)
    if (width < 2 || visibility === 'hidden' || element.closest('svg')) return []
    const hides = overflowY !== 'visible' && element.scrollHeight > element.clientHeight + 2
    return hides || right > innerWidth + 1 ? [element.tagName + ' ' + element.className] : []
  })`)
