/** A map of attenuation (-ln of the transmitted part) over the film; row-major. Coordinates handed to painters are film mm. */
export interface Sheet {
  readonly width: number
  readonly height: number
  /** mm per cell; the centre of cell i lies at (i + 0.5) * mm. */
  readonly mm: number
  readonly data: Float32Array
}

export const blankSheet = (width: number, height: number, mm: number): Sheet => ({
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

/** The cells that a set of points and a margin (mm) touch, cut to the sheet. */
export const cellsOf = (sheet: Sheet, points: readonly { readonly x: number; readonly y: number }[], margin: number): Cells => {
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
