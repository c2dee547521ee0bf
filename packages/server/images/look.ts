/** A small picture: red, green and blue of each pixel, row by row. */
export interface Small {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/**
 * Traits of a picture that can be measured without knowing what it shows. Fractions of all pixels, 0 to 1, unless stated
 * otherwise.
 */
export interface PictureTraits {
  /** Width by height. */
  readonly aspect: number
  /** Pixels without colour. */
  readonly grey: number
  /** Pixels with the colour of gums, lips and tongue: red, with about as much blue as green. */
  readonly mucosa: number
  /** Pixels with the colour of skin: red above green above blue. */
  readonly skin: number
  /** Fraction of the middle half of the picture: bright and with little colour, like teeth. */
  readonly teeth: number
  /** Similarity of the left and right halves about the best vertical axis near the centre: 1 is a mirror image. */
  readonly symmetry: number
}

/** Smallest difference between the maximum and the minimum of red, green and blue that counts as colour. */
const colourless = 14

interface Pixel {
  readonly r: number
  readonly g: number
  readonly b: number
}

const isGrey = ({ r, g, b }: Pixel): boolean => Math.max(r, g, b) - Math.min(r, g, b) < colourless
/** In gums green and blue are about equal; skin has clearly more green than blue. */
const isMucosa = ({ r, g, b }: Pixel): boolean => r > 70 && r - g > 35 && r - b > 25 && g - b < 0.1 * r
const isSkin = ({ r, g, b }: Pixel): boolean => r > 80 && r - g > 10 && g - b > 0.04 * r && r - b > 25 && r - b < 140
const isTooth = ({ r, g, b }: Pixel): boolean => Math.min(r, g, b) > 95 && r >= g && g >= b - 12 && r - b < 95 && r - g < 55

const columnsCompared = 24

/** Mean absolute difference in brightness between mirrored pixels about an axis, relative to the picture's own contrast. */
const unlike = (light: Float64Array, { width, height }: Small, axis: number): number => {
  const reach = Math.min(axis, width - 1 - axis)
  let [sum, count, total, squares] = [0, 0, 0, 0]
  for (let y = 0; y < height; y += 2)
    for (let d = 1; d <= reach; d += Math.max(1, Math.floor(reach / columnsCompared))) {
      const [a, b] = [light[y * width + axis - d] ?? 0, light[y * width + axis + d] ?? 0]
      sum += Math.abs(a - b)
      total += a + b
      squares += a * a + b * b
      count += 1
    }
  const mean = total / (2 * count)
  return sum / count / Math.max(8, Math.sqrt(Math.max(0, squares / (2 * count) - mean * mean)))
}

const symmetryOf = (light: Float64Array, small: Small): number => {
  let best = Number.POSITIVE_INFINITY
  for (let axis = Math.floor(small.width * 0.38); axis <= small.width * 0.62; axis++)
    best = Math.min(best, unlike(light, small, axis))
  return Math.max(0, 1 - best)
}

/** Measures a picture's traits. */
export const lookAt = (small: Small): PictureTraits => {
  const { width, height, pixels } = small
  const light = new Float64Array(width * height)
  const count = { grey: 0, mucosa: 0, skin: 0, teeth: 0, middle: 0 }
  for (let i = 0; i < light.length; i++) {
    const pixel = { r: pixels[3 * i] ?? 0, g: pixels[3 * i + 1] ?? 0, b: pixels[3 * i + 2] ?? 0 }
    light[i] = (pixel.r + pixel.g + pixel.b) / 3
    const [x, y] = [(i % width) / width, Math.floor(i / width) / height]
    const middle = x > 0.25 && x < 0.75 && y > 0.25 && y < 0.75
    if (isGrey(pixel)) count.grey += 1
    if (isMucosa(pixel)) count.mucosa += 1
    if (isSkin(pixel)) count.skin += 1
    if (middle) count.middle += 1
    if (middle && isTooth(pixel)) count.teeth += 1
  }
  const share = (n: number): number => n / light.length
  return {
    aspect: width / height,
    grey: share(count.grey),
    mucosa: share(count.mucosa),
    skin: share(count.skin),
    teeth: count.teeth / Math.max(1, count.middle),
    symmetry: symmetryOf(light, small),
  }
}
