import { createRequire } from 'node:module'
import type { Page } from 'playwright-core'

const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js')

interface Finding {
  readonly id: string
  readonly impact: string
  readonly nodes: readonly { readonly html: string }[]
}

/** What a finding must be called to count. */
const grave = ['serious', 'critical']

/**
 * Runs axe without the rules that call whatever they find moderate or minor: their findings would be left out below. A rule that names no
 * impact takes that of its checks and is run. What passes is not written up: on a full page that took longer than looking.
 */
const look = `axe.run({
  resultTypes: ['violations'],
  rules: Object.fromEntries(
    axe._audit.rules
      .filter(({ impact }) => impact && !${JSON.stringify(grave)}.includes(impact))
      .map(({ id }) => [id, { enabled: false }]),
  ),
})`

/** What axe calls serious or critical, each with its first place. The page's context must bypass its content policy. */
export const serious = async (page: Page): Promise<readonly string[]> => {
  // Half a megabyte, once a loaded page.
  if (!(await page.evaluate("'axe' in window"))) await page.addScriptTag({ path: axe })
  const { violations } = (await page.evaluate(look)) as { readonly violations: readonly Finding[] }
  return violations
    .filter(({ impact }) => grave.includes(impact))
    .map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 200)}`)
}
