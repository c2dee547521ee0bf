import type { Ink } from './ink'
import type { Stroke } from './scene'

/** Attributes of a stroke, with widths and dashes multiplied by the pixel size because paper has no non-scaling strokes. */
export const strokeInk = (stroke: Stroke | undefined, pixel: number): Ink['attributes'] =>
  stroke === undefined
    ? {}
    : {
        stroke: stroke.colour,
        strokeWidth: stroke.width * pixel,
        strokeDasharray: stroke.dash?.map(d => Math.round(d * pixel * 1000) / 1000).join(' '),
        strokeOpacity: stroke.opacity,
      }
