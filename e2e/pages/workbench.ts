import { landmarkNames } from '@sella/ceph/data/landmarks'
import type { PointName } from '@sella/ceph/data/point-name'
import type { Point } from '@sella/ceph/geometry/point'
import { shortLandmarkName } from '@sella/drawing/tracing/short-names'
import type { Page } from 'playwright-core'

const stage = (page: Page) => page.getByRole('application')

/** Long enough for a zoom to come to rest and the drawing to be painted for it. */
const rest = 200

/** Where an image pixel of the film stands on the screen; it comes into view first when it is outside. */
export const onScreen = async (page: Page, at: Point): Promise<Point> => {
  const read = () =>
    stage(page).evaluate((element, point) => {
      const matrix = element.querySelector<SVGGElement>('svg > g')?.getScreenCTM()
      const box = element.getBoundingClientRect()
      const { x, y } = new DOMPoint(point.x, point.y).matrixTransform(matrix ?? undefined)
      return { x, y, inside: x > box.left + 4 && x < box.right - 4 && y > box.top + 4 && y < box.bottom - 4 }
    }, at)
  await page.waitForTimeout(rest)
  const first = await read()
  if (first.inside) return first
  await page.keyboard.press('f')
  await page.waitForTimeout(rest)
  return read()
}

const question = (page: Page) => page.locator('h1 small').first()

/** The landmark guided placement asks for, of those the picture has; null when all are placed. */
export const asked = async (page: Page, names: readonly PointName[] = landmarkNames): Promise<PointName | null> => {
  const heading = question(page)
  if ((await heading.count()) === 0) return null
  const [short = ''] = (await heading.innerText()).split(' · ')
  return names.find(name => shortLandmarkName(name) === short) ?? null
}

/** Answers guided placement point after point; what the film does not show is skipped. Fails when a point is asked for twice. */
export const placeGuided = async (
  page: Page,
  truth: Readonly<Partial<Record<string, Point>>>,
  names: readonly PointName[] = landmarkNames,
): Promise<number> => {
  const placed = new Set<PointName>()
  const skipped = new Set<PointName>()
  let last: Point = { x: 0, y: 0 }
  await question(page).waitFor()
  for (;;) {
    const name = await asked(page, names)
    if (!name || skipped.has(name)) return placed.size
    if (placed.has(name)) throw new Error(`${name} was placed and is asked for again`)
    const at = truth[name]
    if (at) {
      const { x, y } = await onScreen(page, at)
      // Close together in place and time, two clicks are a double click, which places one point only.
      if (Math.hypot(x - last.x, y - last.y) < 12) await page.waitForTimeout(600)
      await page.mouse.click(x, y)
      last = { x, y }
      placed.add(name)
    } else {
      skipped.add(name)
      await page.keyboard.press('s')
    }
    await page.waitForTimeout(60)
  }
}

/** Drags from one image pixel to another. */
export const drag = async (page: Page, from: Point, to: Point): Promise<void> => {
  const [start, end] = [await onScreen(page, from), await onScreen(page, to)]
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 3 })
  await page.mouse.move(end.x, end.y, { steps: 3 })
  await page.mouse.up()
}

/** The results table as rows of cell texts. */
export const results = async (page: Page): Promise<readonly (readonly string[])[]> =>
  page
    .getByRole('table')
    .first()
    .getByRole('row')
    .evaluateAll(rows =>
      rows.map(row =>
        [...row.querySelectorAll('[role=cell],[role=rowheader],td,th')].map(cell => (cell as HTMLElement).innerText.trim()),
      ),
    )
