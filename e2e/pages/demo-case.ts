import type { Locator, Page } from 'playwright-core'
import { asDemo, demoDoctor } from '../demo'
import type { Product } from '../product'
import { signedIn } from './sign-in'

/**
 * Opens the workbench on the demo's first film with, or without, a tracing; the tour's step is taken when it stands in the way, after
 * `lookAt` has looked at it.
 */
export const openDemoFilm = async (
  page: Page,
  product: Product,
  traced: boolean,
  lookAt: (step: Locator) => Promise<void> = async () => undefined,
): Promise<void> => {
  const { rows } = await (await asDemo(product)).call('patientGet', {})
  const queries = rows.flatMap(({ uuid, records }) =>
    records.filter(record => record.hasFilm && record.hasTracing === traced).map(record => `case=${uuid}&record=${record.uuid}`),
  )
  await signedIn(page, product.url, demoDoctor)
  await page.goto(`${product.url}/studioDigitization?${queries[0]}`)
  await page.getByRole('application').waitFor()
  if (traced) return
  await lookAt(page.locator('.ant-tour'))
  await page.getByRole('button', { name: '知道了' }).click()
}
