import type { Mark } from '../scene/scene'
import { wrappedName } from '../scene/text-width'
import { surfaces, type Theme } from '../tracing/colours'
import { covering } from './covering'
import type { ReportPicture } from './input'
import { fullLeading, inFull, widthOf } from './type'
import type { PhotoKind } from './words'

type Slot = PhotoKind | 'card'

/** Faces, the two jaws with the patient's card between them, the bite: the usual layout of a case's photos. */
const rows: readonly { readonly slots: readonly [Slot, Slot, Slot]; readonly part: 'face' | 'mouth' }[] = [
  { slots: ['Lateral_Photo', 'Frontal_Photo', 'Smile_Photo'], part: 'face' },
  { slots: ['Upper_Occlusal', 'card', 'Lower_Occlusal'], part: 'mouth' },
  { slots: ['Right_Intraoral', 'Front_Intraoral', 'Left_Intraoral'], part: 'mouth' },
]

/** Height over width of a slot: 5 : 4 for faces, 2 : 3 for mouths. */
const ratios = { face: 5 / 4, mouth: 2 / 3 } as const
/** Gap between two slots, as a fraction of a slot's width. */
const gap = 0.03

export interface Composite {
  readonly photos: Readonly<Partial<Record<PhotoKind, ReportPicture>>>
  /** Text of the card, the first line large; without lines the middle stays empty. */
  readonly card: readonly string[]
  readonly theme: Theme
  /** Alternative text of a photo. */
  readonly alternative: (kind: PhotoKind) => string
}

const isThere = (photo: ReportPicture | undefined): photo is ReportPicture =>
  photo !== undefined && photo.width > 0 && photo.height > 0

/** Rows without photos close up, except the one with the card. */
const shownRows = ({ photos, card }: Composite): typeof rows =>
  rows.filter(row => row.slots.some(slot => (slot === 'card' ? card.length > 0 : isThere(photos[slot]))))

export const hasPhotos = ({ photos }: Pick<Composite, 'photos'>): boolean => Object.values(photos).some(isThere)

/** Height over width of the composite. */
export const compositeRatio = (of: Composite): number => {
  const shown = shownRows(of)
  const slots = shown.reduce((sum, { part }) => sum + ratios[part], 0)
  return (slots + Math.max(0, shown.length - 1) * gap) / (3 + 2 * gap)
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** The lines centred on the card, as large as it allows; who it is, is never cut. */
const cardMarks = ([name, ...lines]: readonly string[], box: Box, theme: Theme): readonly Mark[] => {
  if (name === undefined) return []
  const { text: ink, quiet } = surfaces[theme]
  const [large, small] = [box.width * 0.085, box.width * 0.05]
  const x = box.x + box.width / 2
  const width = box.width * 0.94
  const rest = linesHeight(lines, { width, small })
  const nameRoom = box.height * 0.92 - rest - small * 0.96
  const alone = widthOf(name, { size: small, weight: 600 }) <= width
  const height = alone ? large : Math.min(nameRoom, wrappedName(name, width, small, 600).length * small * fullLeading)
  const top = box.y + (box.height - height - rest) / 2
  const named = inFull(
    name,
    { x, y: top + height / 2, width, height },
    { align: 'middle', size: large, weight: 600, colour: ink },
    small,
  )
  // A little air under the name.
  let y = top + height + small * 0.48
  return [
    ...named,
    ...lines.flatMap(line => {
      const own = lineHeight(line, { width, small })
      y += own
      return inFull(line, { x, y: y - own / 2, width, height: own }, { align: 'middle', size: small, colour: quiet }, small * 0.7)
    }),
  ]
}

interface Set {
  readonly width: number
  readonly small: number
}

/** Of a further line of the card, which wraps only where it would be too small. */
const lineHeight = (line: string, { width, small }: Set): number => {
  const least = small * 0.7
  return widthOf(line, { size: least }) <= width ? small * 1.6 : wrappedName(line, width, least).length * least * fullLeading + 1
}

const linesHeight = (lines: readonly string[], set: Set): number => lines.reduce((sum, line) => sum + lineHeight(line, set), 0)

/** The photos of one record as one picture of this width at this position; a slot without a photo stays empty. */
export const compositeMarks = (of: Composite, { x, y, width }: Omit<Box, 'height'>): readonly Mark[] => {
  const slot = width / (3 + 2 * gap)
  let top = y
  return shownRows(of).flatMap(({ slots, part }) => {
    const [at, height] = [top, ratios[part] * slot]
    top += height + gap * slot
    return slots.flatMap((kind, i): readonly Mark[] => {
      const box = { x: x + i * slot * (1 + gap), y: at, width: slot, height }
      if (kind === 'card') return cardMarks(of.card, box, of.theme)
      const photo = of.photos[kind]
      return isThere(photo) ? [{ ...covering(photo, box), alt: of.alternative(kind) }] : []
    })
  })
}
