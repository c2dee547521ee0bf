import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'

/** A file for the system's chooser. */
export interface Chosen {
  readonly name: string
  readonly mimeType: string
  readonly buffer: Buffer
}

type Colour = readonly [number, number, number]
const skin: Colour = [205, 150, 120]
const hair: Colour = [60, 45, 40]
const wall: Colour = [200, 205, 210]

/** A head of skin and hair before a wall, alike on both sides: what the server takes for a face from the front. */
export const faceFile = async (name: string, shade = 0): Promise<Chosen> => {
  const [width, height] = [300, 400]
  const at = (x: number, y: number): Colour => (Math.hypot((x - 0.5) * 1.4, y - 0.5) < 0.4 ? (y < 0.3 ? hair : skin) : wall)
  const pixels = Buffer.from(
    Array.from({ length: width * height }, (_, i) => at((i % width) / width, Math.floor(i / width) / height))
      .flat()
      .map(value => value - shade),
  )
  const buffer = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
  return { name, mimeType: 'image/jpeg', buffer }
}

/** A horseshoe-shaped band as text STL. */
export const archFile = (name: string, up: 1 | -1): Chosen => {
  const corner = (i: number, side: number, z: number): string => {
    const t = -1 + i / 20
    return `vertex ${(30 + 4 * side) * t} ${45 * (1 - t * t) + 6 * side} ${up * (10 + z)}`
  }
  const facet = (...corners: readonly string[]): string =>
    `facet normal 0 0 1\nouter loop\n${corners.join('\n')}\nendloop\nendfacet`
  const facets = Array.from({ length: 40 }, (_, i) => [
    facet(corner(i, 0, 0), corner(i + 1, 0, 0), corner(i, 1, 0)),
    facet(corner(i + 1, 0, 0), corner(i + 1, 1, 8), corner(i, 1, 8)),
  ]).flat()
  return { name, mimeType: 'model/stl', buffer: Buffer.from(`solid arch\n${facets.join('\n')}\nendsolid arch\n`) }
}

/** Presses what opens the system's chooser, and chooses. */
export const choose = async (page: Page, press: Locator, files: readonly Chosen[]): Promise<void> => {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), press.click()])
  await chooser.setFiles([...files])
}

/** The slot of a kind once it holds an image. */
export const slotOf = (page: Page, kind: string): Locator => page.locator(`figure[data-kind=${kind}]`)

/** Whether the picture in a slot stands upright or lies, once it is loaded. */
export const shapeOf = async (page: Page, kind: string): Promise<'upright' | 'lying'> => {
  const size = await slotOf(page, kind)
    .locator('img')
    .evaluate(async (image: HTMLImageElement) => {
      await image.decode().catch(() => undefined)
      return image.naturalWidth / Math.max(1, image.naturalHeight)
    })
  return size > 1 ? 'lying' : 'upright'
}

/** Something of an image's menu. */
export const fromMenu = async (page: Page, kind: string, item: string): Promise<void> => {
  await slotOf(page, kind).hover()
  await page.getByRole('button', { name: `${kindWords[kind]}的更多操作` }).click()
  await page.getByRole('menuitem', { name: item, exact: true }).click()
}

const kindWords: Readonly<Record<string, string>> = {
  Smile_Photo: '微笑像',
  Frontal_Photo: '正面像',
  Lateral_Photo: '侧面像',
  Upper_Model: '上颌模型',
}
