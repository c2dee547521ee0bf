import type { PlateBox } from './face-crop'
import { headBottom, inner } from './paper'

/** The film between its two margins. */
const margin = 296

const filmTop = headBottom + 40

export const marginFilm: PlateBox = { x: inner.left + margin, y: filmTop, width: inner.width - 2 * margin, height: 1640 }
