import type { Point } from '@sella/ceph/geometry/point'
import { apply } from '@sella/ceph/geometry/transform'
import { referenceOf } from '@sella/ceph/superimpose/overlay'
import { registrations } from '@sella/ceph/superimpose/registrations'
import type { Lang } from '@sella/ceph/words'
import type { GroupMark, Mark } from '../../scene/scene'
import { wrapped } from '../../scene/text-width'
import { allParts, overlapCanvas } from '../../tracing/overlap-parts'
import { overlapScene } from '../../tracing/overlap-scene'
import { lineKind } from '../../tracing/record-lines'
import { auditCells } from '../compare-audit'
import type { Comparison } from '../comparison'
import { greys, sizes } from '../paper'
import { numbersIn } from '../record-numbers'
import type { OverlapPicture } from '../registered-scheme'
import { type Room, scaleBar } from '../scale-bar'
import { figure, paragraph, text, widthOf } from '../type'
import { overlayAlternative } from './alternatives'
import { angleMarks, anglesHeight } from './angles'
import { borderRings } from './record-rings'
import { resultSentences as say, resultWords as words } from './words'

/** Page units per screen pixel in the picture. */
export const pixel = 2.1
const titleRoom = 56
/** Below a picture, for its bar and its numbers. */
export const barRoom = 64

/** A picture of all records without a doubted scale: the whole face if it can be superimposed, otherwise the first that can. */
export const pictureOf = ({ pictures, scales }: Comparison): OverlapPicture | null => {
  const sure = pictures.map(({ overlay, records }) => ({ overlay, records: records.filter(({ id }) => !scales.doubted.has(id)) }))
  const drawn = sure.filter(({ overlay, records }) => records.length > 1 && !scales.doubted.has(referenceOf(overlay)?.id ?? ''))
  return drawn.find(({ overlay }) => overlay.method === 'sn') ?? drawn[0] ?? null
}

/** Where a picture is shown: on paper it has a title and states its scale. */
interface Place {
  readonly onPaper: boolean
}

/** The superimposed records in a box, numbered, with a bar of 20 mm. */
export const overlayMarks = (picture: OverlapPicture, room: Room, of: Comparison, { onPaper }: Place): readonly Mark[] => {
  const { overlay, records } = picture
  const { lang, paper = 'A4' } = of.records[0]?.input ?? { lang: 'zh' }
  const { method, registrationPoint, hold, from } = overlay
  const canvas = overlapCanvas[method]
  const above = onPaper ? titleRoom : 0
  const scale = Math.min(room.width / canvas.width, (room.height - above) / canvas.height)
  // A single jaw is centred in its box.
  const spare = onPaper ? Math.max(0, room.height - above - barRoom - canvas.height * scale) / 2 : 0
  const at = { x: room.x + (room.width - canvas.width * scale) / 2, y: room.y + above + spare }
  const unit = pixel / scale
  const lined = records.map(record => ({
    ...record,
    line: lineKind((of.records.find(({ uuid }) => uuid === record.id)?.number ?? 1) - 1),
  }))
  const { estimatedOutlines = true } = of.records[0]?.input ?? {}
  const drawn = { method, records: lined, registrationPoint, hold, from, estimatedOutlines, parts: allParts, pixel: unit }
  const scene = overlapScene(drawn)
  const group: GroupMark = {
    mark: 'group',
    matrix: [scale, 0, 0, scale, at.x, at.y],
    pixel: unit,
    clip: { x: 0, y: 0, width: canvas.width, height: canvas.height },
    marks: scene.layers.flatMap(layer => layer.marks),
  }
  const toPage = (p: Point): Point => {
    const { x, y } = apply(scene.toCanvas, p)
    return { x: at.x + x * scale, y: at.y + y * scale }
  }
  return [
    group,
    ...(method === 'pp'
      ? numbersIn({ method, drawn: records, toPage, box: room }, of.records)
      : borderRings({ drawn: records, toPage, bottom: room.y + room.height }, of.records)),
    ...scaleBar(room, { perMm: scene.toCanvas.a * scale, paper: onPaper ? paper : null }, lang),
  ]
}

/** The height of the picture at a width, with its title and bar, or of the reason and the angles that replace it. */
export const pictureHeight = (of: Comparison, width: number): number => {
  const picture = pictureOf(of)
  if (!picture) {
    const { lang } = of.records[0]?.input ?? { lang: 'zh' }
    const room = { x: 0, y: 0, width, height: 0 }
    return reasonMarks(of, room, lang).next + anglesHeight(of.records) + 12
  }
  const canvas = overlapCanvas[picture.overlay.method]
  return titleRoom + (canvas.height * width) / canvas.width + barRoom
}

/** A picture's title, what its records are registered on, the residuals, and which records are not in it. */
export const pictureText = ({ overlay, records }: OverlapPicture, of: Comparison, lang: Lang) => {
  const registered = auditCells({ ...overlay, entries: [] }, of, lang).map(({ text: fact }) => fact)
  const left = of.records.filter(({ uuid }) => !records.some(({ id }) => id === uuid))
  const facts = [...registered, ...(left.length > 0 ? [say.notDrawn[lang](left.map(({ number }) => number))] : [])]
  return { title: `${overlay.method.toUpperCase()} ${registrations[overlay.method].title[lang]}`, facts }
}

/** Why there is no picture. */
export const whyNoPicture = ({ scales }: Comparison, lang: Lang): string =>
  (scales.doubted.size > 0 ? words.withheld : words.notLaid)[lang]

const reasonMarks = (of: Comparison, room: Room, lang: Lang) =>
  paragraph(whyNoPicture(of, lang), room.x + 22, room.y + 36, {
    ...{ size: sizes.caption, weight: 600, leading: 36, maxWidth: room.width - 44 },
  })

const bold = { size: sizes.caption, weight: 600 } as const

/** Beside a picture's title, in full: on its line, or on two tight ones. */
const factsBeside = (facts: string, { x, y, width }: Room, title: number): readonly Mark[] => {
  const lines = wrapped(facts, width - title - 24, sizes.smallest)
  const leading = 24
  return lines.map((line, i) =>
    text(line, x + width, y + 28 + (i - (lines.length - 1) / 2) * leading, {
      size: sizes.smallest,
      colour: greys.quiet,
      align: 'end',
    }),
  )
}

/** The superimposed records, distinguished by line styles and numbers; if their lengths are not reliable, why there is none. */
export const pictureMarks = (of: Comparison, room: Room): readonly Mark[] => {
  const { lang } = of.records[0]?.input ?? { lang: 'zh' }
  const picture = pictureOf(of)
  const frame: Mark = { mark: 'box', ...room, fill: greys.white, stroke: { colour: greys.hairline, width: 2 }, radius: 4 }
  if (!picture) {
    const reason = reasonMarks(of, room, lang)
    const below = { ...room, x: room.x + 22, width: room.width - 44, y: reason.next, height: room.y + room.height - reason.next }
    return [frame, ...reason.marks, ...angleMarks(of.records, below)]
  }
  const { title, facts } = pictureText(picture, of, lang)
  return [
    frame,
    text(title, room.x + 22, room.y + 28, bold),
    ...factsBeside(facts.join(' · '), { ...room, x: room.x + 22, width: room.width - 44 }, widthOf(title, bold)),
    ...figure(overlayAlternative(picture, of, lang), overlayMarks(picture, room, of, { onPaper: true })),
  ]
}
