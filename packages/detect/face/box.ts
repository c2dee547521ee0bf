import type { Point } from '@sella/ceph/geometry/point'
import { distance } from '@sella/ceph/geometry/point'
import type { ColourPicture } from '../silhouette/picture'
import { type FaceSquare, inPicture, planesIn } from './look'
import type { FaceNetwork } from './network'

/** A face in a picture: its box and its two eyes (the patient's right one is on the left), pixels. */
export interface FaceBox {
  readonly centre: Point
  readonly side: number
  readonly eyes: readonly [right: Point, left: Point]
  /** Probability that it is a face. */
  readonly chance: number
}

const size = 128
/** Anchors of the finder: two in each of 16 x 16 cells, then six in each of 8 x 8; the centre of each cell, from 0 to 1. */
const anchors: readonly Point[] = [
  [16, 2],
  [8, 6],
].flatMap(([cells = 0, each = 0]) =>
  Array.from({ length: cells * cells * each }, (_, i) => {
    const cell = Math.floor(i / each)
    return { x: ((cell % cells) + 0.5) / cells, y: (Math.floor(cell / cells) + 0.5) / cells }
  }),
)

/** From the finder's own settings. */
const least = 0.5

const chanceOf = (logit: number): number => 1 / (1 + Math.exp(-Math.max(-100, Math.min(100, logit))))

/** The best box of each face, the most certain first; boxes that overlap show the same face. */
const apart = (boxes: readonly FaceBox[]): readonly FaceBox[] => {
  const kept: FaceBox[] = []
  for (const box of [...boxes].sort((a, b) => b.chance - a.chance))
    if (kept.every(other => distance(other.centre, box.centre) > Math.max(other.side, box.side) * 0.5)) kept.push(box)
  return kept
}

const boxesIn = async (picture: ColourPicture, look: FaceSquare, network: FaceNetwork): Promise<readonly FaceBox[]> => {
  const { boxes, logits } = await network.finder(planesIn(picture, look, size).map(value => 2 * value - 1))
  return anchors.flatMap((anchor, i) => {
    const chance = chanceOf(logits[i] as number)
    if (chance < least) return []
    const at = (k: number): Point =>
      inPicture(look, anchor.x + (boxes[16 * i + k] as number) / size, anchor.y + (boxes[16 * i + k + 1] as number) / size)
    return [{ centre: at(0), side: ((boxes[16 * i + 2] as number) / size) * look.side, eyes: [at(4), at(6)] as const, chance }]
  })
}

/** The faces in the whole picture; a head that fills it is searched for once more with a margin around the picture. */
export const facesIn = async (picture: ColourPicture, network: FaceNetwork): Promise<readonly FaceBox[]> => {
  const centre = { x: picture.width / 2, y: picture.height / 2 }
  const whole = Math.max(picture.width, picture.height)
  for (const side of [whole, whole * 1.5]) {
    const faces = apart(await boxesIn(picture, { centre, side, turn: 0, mirrored: false }, network))
    if (faces.length > 0) return faces
  }
  return []
}
