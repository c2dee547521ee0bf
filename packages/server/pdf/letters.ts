import type { PenText } from '@sella/drawing/scene/pen'
import { pdfColour } from './colour'
import type { Operators } from './operators'
import type { Resources, SetText } from './resources'
import { number } from './syntax'

/** `mode`: 0 fills the letters, 2 also draws their edges (ISO 32000-1 9.3.6). */
const letters = (page: Operators, pieces: readonly SetText[], { at: start, size }: PenText, mode: '0' | '2'): void => {
  const { out, xy, set } = page
  out.push('BT', `${mode} Tr`, `1 0 0 -1 ${xy(start)} Tm`)
  let font = ''
  for (const { face, codes, colour } of pieces) {
    const wanted = `/${face.name} ${number(size)} Tf`
    if (wanted !== font) out.push(wanted)
    font = wanted
    const ink = pdfColour(colour)
    if (ink) set('fill', `${ink.rgb} rg`)
    out.push(`<${codes}> Tj`)
  }
  out.push('ET')
}

/** A line of text, over its halo where it has one. */
export const writeText = (page: Operators, resources: Pick<Resources, 'set'>, text: PenText): void => {
  const { pieces, width } = resources.set(text.runs)
  if (pieces.length === 0) return
  const shift = text.align === 'start' ? 0 : width * text.size * (text.align === 'end' ? 1 : 0.5)
  const placed = { ...text, at: { x: text.at.x - shift, y: text.at.y } }
  page.opacity(1, 1)
  const { halo } = text
  const edge = halo && pdfColour(halo.colour)
  if (halo && edge) {
    page.set('stroke', `${edge.rgb} RG`)
    page.stroke({ ...halo, round: true })
    const inHalo = pieces.map(piece => ({ ...piece, colour: halo.colour }))
    letters(page, inHalo, placed, '2')
  }
  letters(page, pieces, placed, '0')
}
