import { type LineName, planes } from '@sella/ceph/data/planes'
import type { Point } from '@sella/ceph/geometry/point'
import type { GroupMark, Mark, Scene, Stroke } from '../../scene/scene'
import { wrapped } from '../../scene/text-width'
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
import { rule, shrunk, text } from '../type'
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
const artGroup = (input: ReportInput): readonly Mark[] => {
  const anatomy = anatomyOf(input.tracing, input.evaluation.facing)
  const face = faceExtent(anatomy)
  if (pointEntries(anatomy).length < 3 || !Number.isFinite(face.left)) return []
  const width = Math.max(1, face.right - face.left)
  const height = Math.max(1, face.bottom - face.top)
  const scale = Math.min((art.right - art.left) / width, (art.bottom - art.top) / height)
  const x = (input.evaluation.facing === 'right' ? art.right - width * scale : art.left) - face.left * scale
  const y = art.top + (art.bottom - art.top - height * scale) / 2 - face.top * scale
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

/** One line, shrunk if necessary; two lines before it is cut. */
const faintMarks = (words: string, x: number, width: number): readonly Mark[] => {
  const setting = shrunk(words, { size: sizes.body, colour: greys.quiet, maxWidth: width }, sizes.smallest)
  const parts = wrapped(words, width, setting.size)
  const shown = parts.length <= 2 ? parts : [parts[0] ?? '', parts.slice(1).join('')]
  return shown.map((part, i) => text(part, x, footTop + 192 + i * setting.size * 1.3, setting))
}

/** The bold line shrinks before it wraps to two lines, and is cut only after that: a patient's name must be readable in full. */
const column = ({ x, width, size, lines: [label, strong, faint] }: Column): readonly Mark[] => {
  const setting = shrunk(strong, { size, weight: 600, maxWidth: width }, Math.min(size, 38))
  const parts = wrapped(strong, width, setting.size, 600)
  const shown = parts.length <= 2 ? parts : [parts[0] ?? '', parts.slice(1).join('')]
  const leading = setting.size * 1.15
  return [
    text(label, x, footTop + 52, { size: sizes.caption, colour: greys.faint }),
    ...shown.map((part, i) => text(part, x, footTop + 124 + (i - (shown.length - 1) / 2) * leading, setting)),
    ...faintMarks(faint, x, width),
  ]
}

/** Clinic, title in both languages, the patient's tracing, and the patient. */
export const coverPages = (input: ReportInput): readonly Scene[] => {
  const { lang, patient } = input
  const facts = [sexText(input), patient.ageText, patient.caseNo].filter(Boolean).join(' · ')
  return [
    pageOf([
      ...coverClinicMarks(input, left, 120),
      text(dottedDate(input.record.date), right, 148, { size: sizes.body, colour: greys.quiet, align: 'end' }),
      ...artGroup(input),
      ...titleMarks(input),
      rule(footTop, greys.ink, 3, { from: left, to: right }),
      ...column({ x: left, width: 640, size: 60, lines: [reportWords.patient[lang], patient.name, facts] }),
      ...column({ x: 800, width: 330, size: 38, lines: [reportWords.doctor[lang], doctorText(input), clinicText(input)] }),
      ...column({
        x: 1170,
        width: right - 1170,
        size: 38,
        lines: isFilmless(input)
          ? [reportWords.record[lang], recordText(input), '']
          : [reportWords.analysis[lang], analysisText(input), recordText(input)],
      }),
    ]),
  ]
}
