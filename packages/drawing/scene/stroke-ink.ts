import type { Ink } from './ink'
import type { Stroke } from './scene'

/** Attributes of a stroke; widths and dashes are multiplied out, as paper knows no non-scaling stroke. */
export const strokeInk = (stroke: Stroke | undefined, pixel: number): Ink['attributes'] =>
  stroke === undefined
    ? {}
    : {
        stroke: stroke.colour,
        strokeWidth: stroke.width * pixel,
        strokeDasharray: stroke.dash?.map(d => Math.round(d * pixel * 1000) / 1000).join(' '),
        strokeOpacity: stroke.opacity,
      }
