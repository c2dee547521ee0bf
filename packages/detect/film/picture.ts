/** One channel, row-major, as displayed after EXIF orientation; black is 0. */
export interface GreyPicture {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array | Uint16Array
}

export interface Level {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array
}

/** Converts 16-bit grey to 8-bit between its 0.1 and 99.9 percentiles; 8-bit is returned unchanged. */
function toBytes(picture: GreyPicture): Level {
  const { width, height, pixels } = picture
  if (pixels.length !== width * height) throw new RangeError('a grey picture needs width x height pixels')
  if (pixels instanceof Uint8Array) return { width, height, pixels }
  const [low, high] = percentiles(pixels, 0.001, 0.999)
  const gain = 255 / Math.max(high - low, 1)
  return {
    width,
    height,
    pixels: Uint8Array.from(pixels, grey => Math.min(255, Math.max(0, Math.floor((grey - low) * gain + 0.5)))),
  }
}

function percentiles(pixels: Uint16Array, from: number, to: number): readonly [number, number] {
  const counts = new Uint32Array(65536)
  for (const grey of pixels) counts[grey] = (counts[grey] as number) + 1
  const at = (share: number) => {
    let seen = 0
    return counts.findIndex(count => {
      seen += count
      return seen > share * (pixels.length - 1)
    })
  }
  return [at(from), at(to)]
}

/** Means of 2x2 blocks, rounded half up; an odd last row or column is dropped, as training does. */
function halve(level: Level): Level {
  const width = level.width >> 1
  const height = level.height >> 1
  const pixels = new Uint8Array(width * height)
  const from = level.pixels
  for (let y = 0; y < height; y++) {
    let a = 2 * y * level.width
    let b = a + level.width
    for (let x = 0; x < width; x++, a += 2, b += 2) {
      const sum = (from[a] as number) + (from[a + 1] as number) + (from[b] as number) + (from[b + 1] as number)
      pixels[y * width + x] = (sum + 2) >> 2
    }
  }
  return { width, height, pixels }
}

/**
 * The picture and its halvings down to a shorter side below 300: for every view there is a level that neither aliases nor blurs.
 */
export function pyramid(picture: GreyPicture): readonly Level[] {
  const levels = [toBytes(picture)]
  for (;;) {
    const last = levels[levels.length - 1] as Level
    if (Math.min(last.width, last.height) < 300) return levels
    levels.push(halve(last))
  }
}
