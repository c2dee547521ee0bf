import { readFileSync } from 'node:fs'
import { templateLandmarks } from '@sella/ceph/data/template'
import { apply, compose, type Point, robustFit } from '../film/canonical'
import type { Numbers } from '../film/numbers'
import type { Level } from '../film/picture'
import { pyramid } from '../film/picture'
import type { FilmFrame } from '../skin/evidence'
import { meanHead, paint } from './drawn-head'
import { shippedCard } from './shipped-card'

export const shippedNumbers: Numbers = JSON.parse(
  readFileSync(new URL(`../models/${shippedCard.files.numbers.file}`, import.meta.url), 'utf8'),
)

const FIELD = { left: -45, top: -70, width: 160, height: 210, perMm: 3 } // template mm

type Mm = { readonly x: number; readonly y: number }
type Box = { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number }

const toPixels = ({ x, y }: Mm): Mm => ({ x: (x - FIELD.left) * FIELD.perMm, y: (y - FIELD.top) * FIELD.perMm })

export const template = (name: keyof typeof templateLandmarks): Point => [templateLandmarks[name].x, templateLandmarks[name].y]

const templatePoints = shippedNumbers.order.map(name => template(name as keyof typeof templateLandmarks))
/** Template mm -> canonical. */
export const toCanonical = robustFit(templatePoints, shippedNumbers.mean)

export interface DrawnFilm {
  /** The skin, moved from the mean face; template mm. */
  readonly skin?: (p: Mm) => Mm
  /** Bright objects in front of the face, such as the nasal rest. */
  readonly objects?: readonly Box[]
  readonly inverted?: boolean
}

/** The mean head's skin on a dark film, and the mean landmarks as they would be detected (canonical). */
export function drawnFilm({ skin = p => p, objects = [], inverted = false }: DrawnFilm = {}): {
  readonly points: readonly Point[]
  readonly film: FilmFrame
} {
  const boxes = objects.map(({ left, top, right, bottom }) => [
    { x: left, y: top },
    { x: right, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ])
  const outlines = [meanHead.filter((_, i) => i % 4 === 0).map(skin), ...boxes].map(outline => outline.map(toPixels))
  const [width, height] = [FIELD.width * FIELD.perMm, FIELD.height * FIELD.perMm]
  const colours = paint(outlines, width, height).pixels
  const pixels = Uint8Array.from({ length: width * height }, (_, i) => {
    const grey = (colours[3 * i] as number) - 80
    return inverted ? 255 - grey : grey
  })
  const levels: readonly Level[] = pyramid({ width, height, pixels })
  const toMm = [1 / FIELD.perMm, 0, FIELD.left, 0, 1 / FIELD.perMm, FIELD.top] as const
  return {
    points: templatePoints.map(p => apply(toCanonical, p)),
    film: { levels, toCanonical: compose(toCanonical, toMm), inverted },
  }
}
