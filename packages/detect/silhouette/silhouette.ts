import type { Point } from '@sella/ceph/geometry/point'
import { contoursOf, doubleArea, type Raster } from './contour'
import { type ColourPicture, type Part, planesOf, wholeOf } from './picture'
import { beforeWall } from './wall'

/** Probability that a pixel shows a person, independent of the engine: [3, 256, 256] colours from 0 to 1 in, [256, 256] out. */
export interface PersonNetwork {
  person(planes: Float32Array): Promise<Float32Array>
}

export const personSize = 256

/** The outline of the object in a picture: a closed line, clockwise on screen, pixels of the picture. */
export interface Silhouette {
  readonly outline: readonly Point[]
  /** Area of the second largest object as a fraction of this one's. */
  readonly second: number
  /** The part of the picture that was examined; the outline ends at its border. */
  readonly sight: { readonly left: number; readonly right: number; readonly top: number; readonly bottom: number }
}

/** A person fills at least this much of a portrait; an outline that fills nearly all of it is meaningless. */
const [least, greatest] = [0.03, 0.93]

const outlineOf = (raster: Raster, part: Part, picture: ColourPicture): Silhouette | null => {
  const [first, ...others] = contoursOf(raster).filter(loop => doubleArea(loop) > 0)
  if (!first) return null
  const step = part.side / raster.width
  const area = doubleArea(first) / 2
  const share = (area * step * step) / (picture.width * picture.height)
  if (share < least || share > greatest) return null
  const second = others[0] ? doubleArea(others[0]) / 2 / area : 0
  const sight = {
    left: Math.max(0, part.x),
    right: Math.min(picture.width, part.x + part.side),
    top: Math.max(0, part.y),
    bottom: Math.min(picture.height, part.y + part.side),
  }
  return { outline: first.map(p => ({ x: part.x + p.x * step, y: part.y + p.y * step })), second, sight }
}

/** The network's result for a square part of the picture. */
export const personIn = async (picture: ColourPicture, part: Part, network: PersonNetwork): Promise<Silhouette | null> => {
  const values = await network.person(planesOf(picture, part, personSize))
  return outlineOf({ width: personSize, height: personSize, values }, part, picture)
}

/** Whatever is in front of a plain wall. */
export const thingBeforeWall = (picture: ColourPicture): Silhouette | null =>
  outlineOf(beforeWall(picture), wholeOf(picture), picture)
