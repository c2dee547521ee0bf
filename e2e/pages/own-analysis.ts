import type { LandmarkName } from '@sella/ceph/data/landmarks'
import type { Locator, Page } from 'playwright-core'
import { asDemo } from '../demo'
import type { Product } from '../product'
import { onScreen } from './workbench'

/** The points of the record in the page's address, film pixels. */
export const pointsOf = async (
  page: Page,
  product: Product,
): Promise<Readonly<Partial<Record<string, { x: number; y: number }>>>> => {
  const at = new URL(page.url()).searchParams
  const records = await (await asDemo(product)).call('timebarGet', { caseUuid: at.get('case') ?? '' })
  const stored = records.find(record => record.uuid === at.get('record'))?.cephPoints
  const film = stored ? (JSON.parse(stored) as { Lateral_Ceph: { landmark: string; x: number; y: number }[] }).Lateral_Ceph : []
  return Object.fromEntries(film.map(({ landmark, x, y }) => [landmark, { x, y }]))
}

export const openBuilder = async (page: Page): Promise<Locator> => {
  await page.getByRole('button', { name: '自定义分析' }).click()
  const dialog = page.getByRole('dialog').filter({ hasText: '可选测量项目' })
  await dialog.waitFor()
  return dialog
}

/** Presses landmarks on the film, one after the other. */
export const press = async (
  page: Page,
  points: Awaited<ReturnType<typeof pointsOf>>,
  names: readonly LandmarkName[],
): Promise<void> => {
  for (const name of names) {
    const at = points[name]
    if (!at) throw new Error(`${name} is not placed`)
    const { x, y } = await onScreen(page, at)
    await page.mouse.click(x, y)
  }
}

/** Answers the question in the middle of the page. */
export const answer = async (page: Page, act: string): Promise<void> => {
  const question = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: act, exact: true }) })
  await question.getByRole('button', { name: act, exact: true }).last().click()
}

/** Waits for a message of the catalogue. */
export const messageShown = (page: Page, words: string): Promise<void> =>
  page.getByText(words).filter({ visible: true }).first().waitFor()
