import type { Point } from '@sella/ceph/geometry/point'
import { apply } from '@sella/ceph/geometry/transform'
import { referenceOf } from '@sella/ceph/superimpose/overlay'
import { registrations } from '@sella/ceph/superimpose/registrations'
import type { Lang } from '@sella/ceph/words'
import type { GroupMark, Mark } from '../../scene/scene'
import { allParts, overlapCanvas } from '../../tracing/overlap-parts'
import { overlapScene } from '../../tracing/overlap-scene'
import { lineKind } from '../../tracing/record-lines'
import { auditCells } from '../compare-audit'
import type { Comparison } from '../comparison'
import { recordText } from '../date-text'
import { greys, sizes } from '../paper'
import { numbersIn } from '../record-numbers'
import type { OverlapPicture } from '../registered-scheme'
import { type Room, scaleBar } from '../scale-bar'
import { figure, paragraph, text, widthOf } from '../type'
import { overlayAlternative } from './alternatives'
import { angleMarks, anglesHeight } from './angles'
import { borderRings, lineSample, ringMarks } from './record-rings'
import { resultSentences as say, resultWords as words } from './words'

/** Page units per screen pixel in the picture. */
export const pixel = 2.1
const legendLeading = 42
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

interface LegendColumns {
  readonly count: number
  readonly size: number
  /** For the sample of its line before the text. */
  readonly sample: number
}

const [two, three]: readonly [LegendColumns, LegendColumns] = [
  { count: 2, size: sizes.small, sample: 62 },
  { count: 3, size: sizes.smallest, sample: 44 },
]

/** The width left for a record's text beside its ring and its line. */
const wordsWidth = ({ count, sample }: LegendColumns, width: number): number => width / count - 44 - sample - 10

/** Two columns of records with their dates, stages and, if they fit, ages; three if there are many and none is cut. */
const legendColumns = (records: Comparison['records'], width: number): LegendColumns => {
  const fits = records.every(({ input }) => widthOf(recordText(input), { size: three.size }) <= wordsWidth(three, width))
  return records.length > 6 && fits ? three : two
}

export const legendHeight = ({ records }: Comparison, width: number): number =>
  Math.ceil(records.length / legendColumns(records, width).count) * legendLeading

export const legendMarks = ({ records }: Comparison, room: Omit<Room, 'height'>): readonly Mark[] => {
  const columns = legendColumns(records, room.width)
  const { count, size, sample } = columns
  const maxWidth = wordsWidth(columns, room.width)
  return records.flatMap((record, i): readonly Mark[] => {
    const [x, y] = [room.x + ((i % count) * room.width) / count, room.y + (Math.floor(i / count) + 0.5) * legendLeading]
    const whole = [recordText(record.input), record.input.patient.ageText].filter(Boolean).join(' · ')
    const words = widthOf(whole, { size }) <= maxWidth ? whole : recordText(record.input)
    return [
      ...ringMarks(record, { x: x + 16, y }),
      lineSample(record, { x: x + 40, y }, sample - 8, pixel),
      text(words, x + 44 + sample, y, { size, maxWidth }),
    ]
  })
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
  const facts = [...registered, ...(left.length > 0 ? [say.notDrawn[lang](left.map(({ number }) => number).join(', '))] : [])]
  return { title: `${overlay.method.toUpperCase()} ${registrations[overlay.method].title[lang]}`, facts }
}

/** Why there is no picture. */
export const whyNoPicture = ({ scales }: Comparison, lang: Lang): string =>
  (scales.doubted.size > 0 ? words.withheld : words.notLaid)[lang]

const reasonMarks = (of: Comparison, room: Room, lang: Lang) =>
  paragraph(whyNoPicture(of, lang), room.x + 22, room.y + 36, {
    ...{ size: sizes.caption, weight: 600, leading: 36, maxWidth: room.width - 44 },
  })

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
    text(title, room.x + 22, room.y + 28, { size: sizes.caption, weight: 600, maxWidth: room.width * 0.5 }),
    text(facts.join(' · '), room.x + room.width - 22, room.y + 28, {
      ...{ size: sizes.smallest, colour: greys.quiet, align: 'end', maxWidth: room.width * 0.48 },
    }),
    ...figure(overlayAlternative(picture, of, lang), overlayMarks(picture, room, of, { onPaper: true })),
  ]
}
