import type { Page } from 'playwright-core'

/**
 * Opens a page of the product as its own links do, without loading all of it anew: a load costs a second of processor time, and what is
 * put into the window for looking at it, such as axe, half a second more. Resolves once the router has changed the page.
 */
export const openWithin = async (page: Page, path: string): Promise<void> => {
  const before = await page.title()
  await page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: null }))
  }, path)
  // The title is that of the page shown: the one before stays until all of the next is there.
  await page.waitForFunction(title => document.title !== title, before)
}
