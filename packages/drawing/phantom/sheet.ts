/** A map of attenuation (-ln of the transmitted fraction) over the film; row-major. Painters receive coordinates in film mm. */
export interface AttenuationMap {
  readonly width: number
  readonly height: number
  /** mm per cell; the centre of cell i lies at (i + 0.5) * mm. */
  readonly mm: number
  readonly data: Float32Array
}

export const blankSheet = (width: number, height: number, mm: number): AttenuationMap => ({
  width,
  height,
  mm,
  data: new Float32Array(width * height),
})

/** A rectangle of cells, upper bounds excluded. */
export interface Cells {
  readonly x0: number
  readonly y0: number
  readonly x1: number
  readonly y1: number
}

/** The cells covered by a set of points with a margin (mm), clipped to the sheet. */
export const cellsOf = (
  sheet: AttenuationMap,
  points: readonly { readonly x: number; readonly y: number }[],
  margin: number,
): Cells => {
  let [x0, y0, x1, y1] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY]
  for (const p of points) {
    x0 = Math.min(x0, p.x)
    y0 = Math.min(y0, p.y)
    x1 = Math.max(x1, p.x)
    y1 = Math.max(y1, p.y)
  }
  const cut = (v: number, limit: number): number => Math.max(0, Math.min(limit, v))
  return {
    x0: cut(Math.floor((x0 - margin) / sheet.mm), sheet.width),
    y0: cut(Math.floor((y0 - margin) / sheet.mm), sheet.height),
    x1: cut(Math.ceil((x1 + margin) / sheet.mm) + 1, sheet.width),
    y1: cut(Math.ceil((y1 + margin) / sheet.mm) + 1, sheet.height),
  }
}

/** Blurs a sheet in place with a box of 2 * radius + 1 cells; the border cells are extended outwards. */
export const boxBlur = (sheet: AttenuationMap, radius: number): void => {
  const { width, height, data } = sheet
  const pass = (count: number, stride: number, lines: number, step: number): void => {
    const line = new Float32Array(count)
    for (let l = 0; l < lines; l++) {
      for (let i = 0; i < count; i++) line[i] = data[l * step + i * stride] as number
      const at = (i: number): number => line[Math.max(0, Math.min(count - 1, i))] as number
      let sum = 0
      for (let k = -radius; k <= radius; k++) sum += at(k)
      for (let i = 0; i < count; i++) {
        data[l * step + i * stride] = sum / (2 * radius + 1)
        sum += at(i + radius + 1) - at(i - radius)
      }
    }
  }
  pass(width, 1, height, width)
  pass(height, width, width, 1)
}
