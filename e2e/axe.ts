import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** What axe calls serious or critical, each with its first place. The page's context must bypass its content policy. */
export const serious = async (page: Page): Promise<readonly string[]> => {
  // Half a megabyte, once a loaded page.
  if (!(await page.evaluate("'axe' in window"))) await page.addScriptTag({ path: axe })
  // What passes is not written up: on a full page that took longer than looking.
  const { violations } = (await page.evaluate("axe.run({ resultTypes: ['violations'] })")) as {
    readonly violations: readonly Finding[]
  }
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}
