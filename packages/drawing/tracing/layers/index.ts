import type { TracingLayer } from '../layer'
import { handles } from './handles'
import { lines } from './lines'
import { names } from './names'
import { neck } from './neck'
import { outlines } from './outlines'
import { planes } from './planes'
import { points } from './points'
import { ruler } from './ruler'
import { teeth } from './teeth'
import { uncertainty } from './uncertainty'
import { values } from './values'

/** The layers of a tracing from bottom to top; a new layer is one file and one line here. */
export const layers: readonly TracingLayer[] = [
  outlines,
  teeth,
  planes,
  lines,
  uncertainty,
  neck,
  points,
  handles,
  ruler,
  names,
  values,
]
