import type { Colours } from '@sella/drawing/tracing/colours'

/** The colours with a swatch each, in the order of the panel. */
export const colourKeys = [
  'tagPointColor',
  'tagNameColor',
  'curveColor',
  'teethColor',
  'analysisLineColor',
  'analysisValueColor',
] as const satisfies readonly (keyof Colours)[]
