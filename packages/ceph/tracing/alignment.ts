import { enlargementOf, type Similarity, turnOf } from '../geometry/transform'

/** A face photo laid on the record's lateral film. */
export interface PhotoAlignment {
  /** From the photo's pixels to the film's; when `mirrored`, of the photo whose x was made negative first. */
  readonly fit: Similarity
  readonly mirrored: boolean
  /** How far the two skins lie apart where they were laid on each other, root mean square in mm; null when laid by hand. */
  readonly residualMm: number | null
  readonly origin: 'detected' | 'manual'
  /** Names of the two pictures as they lie: another film or photo, or one that was turned since, is not aligned. */
  readonly film: string
  readonly photo: string
}

type Fields = Readonly<Record<string, unknown>>

const isObject = (value: unknown): value is Fields => typeof value === 'object' && value !== null && !Array.isArray(value)

function parsed(text: string | null): Fields {
  if (text === null) return {}
  try {
    const value: unknown = JSON.parse(text)
    return isObject(value) ? value : {}
  } catch {
    return {}
  }
}

const isNumber = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value)

const degrees = 180 / Math.PI

/**
 * Where a photo was laid, from a record's stored `alignment`; null when it is not, or cannot be read. Stored by image name:
 * ScalRatio (film pixels to one of the photo), rotation (degrees, clockwise on screen), x and y (film pixels), mirrored.
 */
export function alignmentOf(text: string | null, image: string): PhotoAlignment | null {
  const entry = parsed(text)[image]
  if (!isObject(entry)) return null
  const { ScalRatio: scale, rotation, x, y, mirrored, residualMm, origin, film, photo } = entry
  if (!isNumber(scale) || scale <= 0 || !isNumber(rotation) || !isNumber(x) || !isNumber(y)) return null
  if (typeof film !== 'string' || typeof photo !== 'string') return null
  const turn = rotation / degrees
  return {
    fit: { a: scale * Math.cos(turn), b: scale * Math.sin(turn), tx: x, ty: y },
    mirrored: mirrored === true,
    residualMm: isNumber(residualMm) && residualMm >= 0 ? residualMm : null,
    origin: origin === 'detected' ? 'detected' : 'manual',
    film,
    photo,
  }
}

/** The text to store; `previous`, the text it replaces, gives the other images and unknown keys. Null takes the photo off the film. */
export function withAlignment(previous: string | null, image: string, alignment: PhotoAlignment | null): string | null {
  const { [image]: before, ...others } = parsed(previous)
  if (alignment === null) return Object.keys(others).length > 0 ? JSON.stringify(others) : null
  const { fit, ...rest } = alignment
  const kept = isObject(before) ? before : {}
  const placed = { ScalRatio: enlargementOf(fit), rotation: turnOf(fit) * degrees, x: fit.tx, y: fit.ty }
  return JSON.stringify({ ...others, [image]: { ...kept, ...placed, ...rest } })
}
