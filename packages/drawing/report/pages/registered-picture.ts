import type { Point } from '@sella/ceph/geometry/point'
import { apply } from '@sella/ceph/geometry/transform'
import { registrations } from '@sella/ceph/superimpose/registrations'
import type { GroupMark, Mark } from '../../scene/scene'
import { allParts, overlapCanvas } from '../../tracing/overlap-parts'
import { overlapScene } from '../../tracing/overlap-scene'
import { auditCells, auditMarks } from '../compare-audit'
import type { Comparison } from '../comparison'
import type { ReportDesign } from '../design'
import type { ReportInput } from '../input'
import { greys, ratioOn, sizes } from '../paper'
import { numbersIn } from '../record-numbers'
import type { OverlapPicture } from '../registered-scheme'
import { overlayAlternative } from '../result/alternatives'
import { figure, shrunk, text } from '../type'

/** The area for the pictures and their texts: beside the films, or below them. */
export interface Area {
  readonly left: number
  readonly width: number
  readonly top: number
}
/** Page units per screen pixel in the small pictures. */
const pixel = 1.82

/** Height of the text above a picture. */
export const titleRoom = 86
/** A length on the patient drawn beside each picture, mm. */
const barMm = 10
/** What its bar takes of the line of a picture's title: on paper with the ratio. */
const barRoom = { paper: 320, slide: 180 } as const

interface Scale {
  /** Page units per millimetre of the patient. */
  readonly perMm: number
  /** Null on a slide, which has no ratio to the patient. */
  readonly paper: ReportDesign['paper'] | null
}

/** The ratio of paper to patient, and a bar for checking the print with a ruler. */
const barMarks = (side: Area, y: number, { perMm, paper }: Scale): readonly Mark[] => {
  const to = side.left + side.width
  const from = to - barMm * perMm
  const stroke = { colour: greys.quiet, width: 2 }
  const edge = (x: number): Mark => ({ mark: 'line', from: { x, y: y - 7 }, to: { x, y: y + 7 }, stroke })
  const ratio = paper ? `${ratioOn(paper, perMm)} · ` : ''
  const words = `${ratio}${barMm} mm`
  return [
    { mark: 'line', from: { x: from, y }, to: { x: to, y }, stroke },
    edge(from),
    edge(to),
    text(words, from - 12, y, { size: sizes.smallest, colour: greys.quiet, align: 'end' }),
  ]
}

interface Place {
  readonly side: Area
  readonly y: number
  readonly scale: number
  /** A slide has no physical size: it has no ratio to the patient. */
  readonly isSlide?: true
  /** Rotations and residuals are given elsewhere on the page, in a table. */
  readonly isTabled?: boolean
}

/** One registration with its title, scale bar, numbers and how each record was aligned. */
export const pictureMarks = (
  { overlay, records }: OverlapPicture,
  { side, y, scale, isSlide, isTabled = false }: Place,
  of: Comparison,
  input: ReportInput,
) => {
  const { method, registrationPoint, hold, from } = overlay
  const { width, height } = overlapCanvas[method]
  const row = registrations[method]
  const at = { x: side.left, y: y + titleRoom }
  const box = { width: width * scale, height: height * scale }
  const unit = pixel / scale
  const { estimatedOutlines } = input
  const shown = { method, registrationPoint, hold, from, parts: allParts, estimatedOutlines, pixel: unit } as const
  const scene = overlapScene({ ...shown, records })
  const group: GroupMark = {
    mark: 'group',
    matrix: [scale, 0, 0, scale, at.x, at.y],
    pixel: unit,
    clip: { x: 0, y: 0, width, height },
    marks: scene.layers.flatMap(layer => layer.marks),
  }
  // A bar in millimetres of the patient only if they are reliable.
  const isTrue = !records.some(({ id }) => of.scales.doubted.has(id))
  const onPage = ({ x, y }: Point): Point => ({ x: at.x + x * scale, y: at.y + y * scale })
  const maxWidth = side.width
  const beside = { size: sizes.body, weight: 600, maxWidth: maxWidth - (isSlide ? barRoom.slide : barRoom.paper) } as const
  return [
    text(row.title[input.lang], at.x, y + 22, shrunk(row.title[input.lang], beside, sizes.smallest)),
    text(row.shows[input.lang], at.x, y + 58, { size: sizes.small, colour: greys.quiet, maxWidth }),
    { mark: 'box', ...at, ...box, fill: greys.white, stroke: { colour: greys.hairline, width: 2 } },
    ...figure(overlayAlternative({ overlay, records }, of, input.lang), [
      group,
      ...numbersIn({ method, drawn: records, toPage: p => onPage(apply(scene.toCanvas, p)), box: { ...at, ...box } }, of.records),
    ]),
    ...(isTrue ? barMarks(side, y + 22, { perMm: scene.toCanvas.a * scale, paper: isSlide ? null : (input.paper ?? 'A4') }) : []),
    ...auditMarks(auditCells(overlay, of, input.lang, { isTabled }), { left: at.x, top: at.y + box.height + 4, width: maxWidth }),
  ] satisfies readonly Mark[]
}
