import type { Point } from '@sella/ceph/geometry/point'
import type { Page } from 'playwright-core'

/**
 * Moves the mouse with its button down as the browser hears it from a mouse. Playwright's own `move` asks the page with each step
 * whether it begins a drag of the browser's own: a fifth of what a step costs would be the measuring.
 */
export const pressedMouse = async (page: Page): Promise<(to: Point) => Promise<void>> => {
  const session = await page.context().newCDPSession(page)
  return async ({ x, y }) => {
    await session.send('Input.dispatchMouseEvent', { type: 'mouseMoved', x, y, button: 'left', buttons: 1 })
  }
}
