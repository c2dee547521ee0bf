import { type LineName, planes } from '@sella/ceph/data/planes'
import type { Point } from '@sella/ceph/geometry/point'
import type { GroupMark, Mark, Scene, Stroke } from '../../scene/scene'
import { wrappedName } from '../../scene/text-width'
import { type Anatomy, anatomyOf, type DrawnCurve, pointEntries } from '../../tracing/anatomy'
import { defaultColours } from '../../tracing/colours'
import { lineInView } from '../../tracing/line-in-view'
import { plateAlternative } from '../alternatives'
import { dottedDate, recordText } from '../date-text'
import { faceExtent } from '../face-crop'
import { isFilmless } from '../filmless'
import type { ReportInput } from '../input'
import { coverClinicMarks } from '../letterhead'
import { greys, pageOf, paper, sizes } from '../paper'
import { analysisText, clinicText, doctorText, sexText } from '../sentences'
import { fullLeading, inFull, rule, type Setting, text, widthOf } from '../type'
import { reportWords } from '../words'

/** The cover has wider margins than the pages after it. */
const left = 120
const right = paper.width - left
const art = { left: 330, top: 520, right, bottom: 2130 } as const
const footTop = 2200

/** The lines and points that make a face recognisable. */
const artLines: readonly LineName[] = ['SN plane', 'FH plane', 'MP plane', 'NA plane', 'NB plane']
const artPoints = [
  'S',
  'Na',
  'Or',
  'Po',
  'ANS',
  'PNS',
  'A',
  'B',
  'Pog',
  'Me',
  'Go',
  'Prn',
  'SoftTissuePog',
  'U1IncisalTip',
  'L1IncisalTip',
] as const

/** Skin bold, bone thin; estimated outlines dashed, as on every page. */
const artStroke = (curve: DrawnCurve): Stroke => {
  const skin = curve.group === 'soft_tissue'
  const stroke = skin ? { colour: greys.ink, width: 4 } : { colour: greys.quiet, width: 1.8 }
  return curve.estimated ? { ...stroke, width: skin ? 2.6 : 1.5, dash: skin ? [11, 8] : [7, 5.5], opacity: 0.8 } : stroke
}

const artMarks = (anatomy: Anatomy, estimatedOutlines: boolean): readonly Mark[] => {
  const shown = anatomy.curves.filter(curve => curve.layer !== 'outlines_optional' && (estimatedOutlines || !curve.estimated))
  const curves = shown.map(
    (curve): Mark => ({ mark: 'curve', points: curve.points, closed: curve.closed, stroke: artStroke(curve) }),
  )
  const lines = artLines.flatMap((name): readonly Mark[] => {
    const segment = lineInView(planes[name], anatomy.points, 1)
    return segment ? [{ mark: 'line', ...segment, stroke: { colour: defaultColours.analysisLineColor, width: 1.6 } }] : []
  })
  const dots = artPoints.flatMap((name): readonly Mark[] => {
    const at: Point | undefined = anatomy.points[name]
    return at ? [{ mark: 'dot', at: { x: at.x, y: at.y }, radius: 6, fill: defaultColours.tagPointColor }] : []
  })
  return [...curves, ...lines, ...dots]
}

/** The patient's own tracing, as large as the page allows; nothing without points. */
const artGroup = (input: ReportInput, bottom: number): readonly Mark[] => {
  const anatomy = anatomyOf(input.tracing, input.evaluation.facing)
  const face = faceExtent(anatomy)
  if (pointEntries(anatomy).length < 3 || !Number.isFinite(face.left)) return []
  const width = Math.max(1, face.right - face.left)
  const height = Math.max(1, face.bottom - face.top)
  const scale = Math.min((art.right - art.left) / width, (bottom - art.top) / height)
  const x = (input.evaluation.facing === 'right' ? art.right - width * scale : art.left) - face.left * scale
  const y = art.top + (bottom - art.top - height * scale) / 2 - face.top * scale
  const group: GroupMark = {
    mark: 'group',
    alt: plateAlternative({ ...input, film: null }, { zh: '患者侧貌', en: 'Patient’s profile' }),
    matrix: [scale, 0, 0, scale, x, y],
    pixel: 1 / scale,
    marks: artMarks(anatomy, input.estimatedOutlines),
  }
  return [group]
}

const titleMarks = (input: ReportInput): readonly Mark[] => {
  const { lang } = input
  const title = isFilmless(input) ? reportWords.filmlessTitle : reportWords.coverTitle
  const other = lang === 'zh' ? 'en' : 'zh'
  const size = lang === 'zh' ? 116 : 84
  return [
    text(title[lang], left, 334, { size, weight: 600, maxWidth: right - left }),
    text(title[other], left, 442, { size: 42, colour: greys.quiet }),
  ]
}

interface Column {
  readonly x: number
  readonly width: number
  readonly size: number
  readonly lines: readonly [label: string, strong: string, faint: string]
}

/** Letters that several lines of a column are set in: the first size of which there are at most so many lines. */
const several = [
  { size: 38, lines: 2 },
  { size: 30, lines: 3 },
  { size: 24, lines: 5 },
  { size: 20, lines: Infinity },
] as const

/** One line shrunk to `least` at most, or several: nobody's name is cut. `middle`: of the first of one or two lines, below the rule. */
const textOf = (words: string, width: number, setting: Setting, least: number) => {
  const { size, weight = 400 } = setting
  const alone = widthOf(words, { ...setting, size: least }) <= width
  const linesAt = (each: number): number => wrappedName(words, width, each, weight).length
  const many = several.find(each => each.size <= Math.max(least, 20) && linesAt(each.size) <= each.lines)
  const height = alone ? size * fullLeading : linesAt(many?.size ?? 20) * (many?.size ?? 20) * fullLeading
  return {
    height,
    marks: (x: number, top: number) => inFull(words, { x, y: top + height / 2, width, height: height + 1 }, setting, least),
  }
}

/** Below the rule of the columns: the middle of the label and of a bold line, the room of two, and where the last line may end. */
const places = { label: 52, strong: 124, twoLines: 88, faint: 175, bottom: 208 } as const

const columnOf = ({ x, width, size, lines: [label, strong, faint] }: Column) => {
  const bold = textOf(strong, width, { size, weight: 600 }, Math.min(size, 38))
  const quiet = textOf(faint, width, { size: sizes.body, colour: greys.quiet }, sizes.smallest)
  const boldTop = places.strong - Math.min(bold.height, places.twoLines) / 2
  const quietTop = Math.max(places.faint, boldTop + bold.height + 6)
  return {
    bottom: quietTop + quiet.height,
    marks: (top: number): readonly Mark[] => [
      text(label, x, top + places.label, { size: sizes.caption, colour: greys.faint }),
      ...bold.marks(x, top + boldTop),
      ...quiet.marks(x, top + quietTop),
    ],
  }
}

const columnsOf = (input: ReportInput) => {
  const { lang, patient } = input
  const facts = [sexText(input), patient.ageText, patient.caseNo].filter(Boolean).join(' · ')
  const about = isFilmless(input)
    ? ([reportWords.record[lang], recordText(input), ''] as const)
    : ([reportWords.analysis[lang], analysisText(input), recordText(input)] as const)
  return [
    columnOf({ x: left, width: 640, size: 60, lines: [reportWords.patient[lang], patient.name, facts] }),
    columnOf({ x: 800, width: 330, size: 38, lines: [reportWords.doctor[lang], doctorText(input), clinicText(input)] }),
    columnOf({ x: 1170, width: right - 1170, size: 38, lines: about }),
  ]
}

/** Clinic, title in both languages, the patient's tracing, and the patient. */
export const coverPages = (input: ReportInput): readonly Scene[] => {
  const columns = columnsOf(input)
  // Long names take room from the picture.
  const rise = Math.max(0, ...columns.map(({ bottom }) => bottom - places.bottom))
  const top = footTop - rise
  return [
    pageOf([
      ...coverClinicMarks(input, left, 120),
      text(dottedDate(input.record.date), right, 148, { size: sizes.body, colour: greys.quiet, align: 'end' }),
      ...artGroup(input, art.bottom - rise),
      ...titleMarks(input),
      rule(top, greys.ink, 3, { from: left, to: right }),
      ...columns.flatMap(({ marks }) => marks(top)),
    ]),
  ]
}
