import type { Page } from 'playwright-core'

/** Waits until the page has a heading, says of nothing that it is still to come, and has its fonts. */
export const settled = async (page: Page): Promise<void> => {
  await page.getByRole('heading').first().waitFor({ state: 'attached' })
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
}
