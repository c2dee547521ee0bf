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

/**
 * The pages of a report after a change, page by page: a page, layer or mark that equals its predecessor at the same place is replaced
 * by it, so that only what the change touches is drawn again.
 */
export const reusedPages = <P extends Scene>(before: readonly P[], after: readonly P[]): readonly P[] =>
  after.map((page, i) => reusedPage(before[i], page))
