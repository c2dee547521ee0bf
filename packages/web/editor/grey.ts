/** One level of the pyramid: half the size of the previous one. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly values: Uint8Array
  /** Red, green, blue of each pixel for a colour picture; `values` remain its luminance. */
  readonly colour?: Uint8Array
}

/** Luminance of RGBA bytes (ITU-R BT.601, integer form). */
export const greyOf = (rgba: Uint8ClampedArray, width: number, height: number): Grey => {
  const values = new Uint8Array(width * height)
  for (let i = 0, j = 0; i < values.length; i++, j += 4)
    values[i] = ((rgba[j] ?? 0) * 77 + (rgba[j + 1] ?? 0) * 150 + (rgba[j + 2] ?? 0) * 29) >> 8
  return { width, height, values }
}

/** A picture in colour, with its luminance; alpha is ignored. */
export const colouredOf = (rgba: Uint8ClampedArray, width: number, height: number): Grey => {
  const colour = new Uint8Array(3 * width * height)
  for (let i = 0, j = 0; i < colour.length; i += 3, j += 4) {
    colour[i] = rgba[j] ?? 0
    colour[i + 1] = rgba[j + 1] ?? 0
    colour[i + 2] = rgba[j + 2] ?? 0
  }
  return { ...greyOf(rgba, width, height), colour }
}

const halvedColour = (grey: Grey, from: Uint8Array, to: { readonly width: number; readonly height: number }): Uint8Array => {
  const colour = new Uint8Array(3 * to.width * to.height)
  const row = 3 * grey.width
  for (let y = 0, i = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++)
      for (let c = 0; c < 3; c++, i++) {
        const at = 2 * y * row + 6 * x + c
        colour[i] = ((from[at] ?? 0) + (from[at + 3] ?? 0) + (from[at + row] ?? 0) + (from[at + row + 3] ?? 0)) >> 2
      }
  return colour
}

/** Half the size, each pixel the mean of four. */
export const halved = (grey: Grey): Grey => {
  const [width, height] = [Math.max(1, grey.width >> 1), Math.max(1, grey.height >> 1)]
  const values = new Uint8Array(width * height)
  const from = grey.values
  for (let y = 0; y < height; y++) {
    let at = 2 * y * grey.width
    for (let x = 0; x < width; x++, at += 2) {
      const sum = (from[at] ?? 0) + (from[at + 1] ?? 0) + (from[at + grey.width] ?? 0) + (from[at + grey.width + 1] ?? 0)
      values[y * width + x] = sum >> 2
    }
  }
  const { colour } = grey
  return { width, height, values, ...(colour ? { colour: halvedColour(grey, colour, { width, height }) } : {}) }
}
