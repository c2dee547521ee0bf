import type { Scene } from '@sella/drawing/scene/scene'
import { reusedLayers } from '../reused-layers'
import { same } from '../same'

const reusedPage = <P extends Scene>(before: P | undefined, after: P): P => {
  if (!before) return after
  const layers = reusedLayers(before.layers, after.layers)
  const { layers: beforeLayers, ...facts } = before
  const { layers: _, ...nextFacts } = after
  const isSame =
    layers.length === beforeLayers.length && layers.every((layer, i) => layer === beforeLayers[i]) && same(facts, nextFacts)
  return isSame ? before : { ...after, layers }
}

interface Named extends Scene {
  readonly parts?: readonly string[]
  readonly lang?: string
}

/**
 * A name for each page that stays with it when others come, go or change places: its sections, its language and which of their
 * pages it is. Letters, digits and dashes.
 */
export const pageNames = (pages: readonly Named[]): readonly string[] => {
  const counts = new Map<string, number>()
  return pages.map(({ parts = [], lang = '' }) => {
    const name = [...parts, lang].join('-')
    const nth = counts.get(name) ?? 0
    counts.set(name, nth + 1)
    return `${name}-${nth}`
  })
}

/**
 * The pages of a report after a change: a page, layer or mark that equals its predecessor of the same name is replaced by it, so
 * that only what the change touches is drawn again.
 */
export const reusedPages = <P extends Named>(before: readonly P[], after: readonly P[]): readonly P[] => {
  const [earlier, names] = [pageNames(before), pageNames(after)]
  const byName = new Map(before.map((page, i) => [earlier[i], page]))
  return after.map((page, i) => reusedPage(byName.get(names[i]), page))
}
