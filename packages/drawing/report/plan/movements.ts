import { landmarks } from '@sella/ceph/data/landmarks'
import { defaultAxis } from '@sella/ceph/data/planning/mandibular-axis'
import { facialAxisWords, growthShareWords, growthSliderNames, growthSliders } from '@sella/ceph/data/planning/mean-growth'
import { type SegmentName, segments } from '@sella/ceph/data/planning/segments'
import { toothPivots } from '@sella/ceph/data/planning/tooth-pivots'
import { distance, type Point } from '@sella/ceph/geometry/point'
import { inDecimals } from '@sella/ceph/measure/display'
import { type AxisOrigin, axisOriginWords } from '@sella/ceph/planning/axis-origin'
import { isAtRest } from '@sella/ceph/planning/feasible'
import { growingWords, growthSpan } from '@sella/ceph/planning/growing'
import { enteredWords, movementSheet, type SheetLine } from '@sella/ceph/planning/movement-words'
import type { IncisorMove } from '@sella/ceph/planning/plan'
import type { Prediction } from '@sella/ceph/planning/predict'
import type { Lang, Words } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { shortLandmarkName } from '../../tracing/short-names'
import { greys, sizes } from '../paper'
import type { Room } from '../scale-bar'
import { paragraph, rule, text } from '../type'
import type { CarriedPlan } from './carried-plan'
import type { ReportPlan, SavedPlan } from './report-plan'
import { planWords as words } from './words'

const places = Object.values(toothPivots)

const pivotWords = (fraction: number, lang: Lang): string => {
  const named = places.find(place => place.fraction === fraction)
  return named ? named.title[lang] : fraction.toFixed(2)
}

const about: Words = { zh: '支点：', en: 'turned about: ' }
const ownPoint: Words = { zh: '片上自定的点', en: 'a point set on the film' }
const pivotGoes: Words = { zh: '支点移动（即屏幕上的输入值）：', en: 'the pivot itself, as entered on screen: ' }
const until: Readonly<Record<'molar' | 'overbite', Words>> = {
  molar: { zh: '到磨牙接触', en: 'to molar contact' },
  overbite: { zh: '到覆合', en: 'to an overbite of' },
}

const axisWords: Words = { zh: '轴（自 Co，前 / 下 mm）', en: 'axis (from Co, forward / down mm)' }
const usualAxis: Words = { zh: '（建议值，介于文献之间）', en: ' (a proposal between the published)' }
const setAxis: Words = { zh: '（本方案所设）', en: ' (set in this plan)' }

/** mm; rounding error left by switching the reference plane back and forth. */
const byRounding = 1e-6

/**
 * The axis of rotation of the mandible, and whether it is the default, measured on the patient's film, or set otherwise: the
 * published axes lie a centimetre apart.
 */
function axisText(axis: Point, own: AxisOrigin | null, outdated: boolean, lang: Lang): string {
  const { x, y } = axis
  const at = `${axisWords[lang]} ${inDecimals(x, 1)} / ${inDecimals(y, 1)}`
  if (own) return [at, axisOriginWords(own, outdated)[lang]].join(lang === 'zh' ? '：' : ': ')
  return `${at}${(distance(axis, defaultAxis) < byRounding ? usualAxis : setAxis)[lang]}`
}

/**
 * The pivot of an incisor and the values of the screen's fields: a different quantity from the displacement of edge and apex,
 * under its own name. Not for a film without a scale, which has no millimetres.
 */
function pivotNote(segment: SegmentName, move: IncisorMove, calibrated: boolean, lang: Lang): string {
  if (move.turn === 0) return ''
  const shift = calibrated ? enteredWords(segment, { [segment]: { ...move, turn: 0 } }).map(words => words[lang]) : []
  const set = shift.length === 0 ? [] : [`${pivotGoes[lang]}${shift.join(lang === 'zh' ? '、' : ', ')}`]
  return [`${about[lang]}${pivotWords(move.pivot, lang)}`, ...set].join(' · ')
}

type SheetOf = Pick<SavedPlan, 'plan' | 'ownAxis' | 'growing'> & Pick<ReportPlan, 'axisOutdated'>

/** How a piece is rotated and cut, if its amounts do not say so. */
function noteOf(segment: SegmentName, { plan, ownAxis, axisOutdated }: SheetOf, calibrated: boolean, lang: Lang): string {
  const move = plan.moves[segment]
  if (!move || 'mesial' in move) return ''
  if ('stops' in move) {
    const stops = move.stops.map(
      stop => `${until[stop.stop][lang]}${stop.stop === 'overbite' ? ` ${inDecimals(stop.mm, 1)} mm` : ''}`,
    )
    return [...stops, axisText(move.axis, ownAxis, axisOutdated, lang)].join(' · ')
  }
  if ('pivot' in move) return pivotNote(segment, move, calibrated, lang)
  const cut = 'ansStays' in move && move.ansStays ? { zh: 'ANS 不动', en: 'cut below ANS' }[lang] : ''
  const name =
    typeof move.about === 'string' ? `${shortLandmarkName(move.about)} ${landmarks[move.about].name[lang]}` : ownPoint[lang]
  return [move.turn === 0 ? '' : `${about[lang]}${name}`, cut].filter(Boolean).join(' · ')
}

const amountsText = ({ amounts, part, segment }: SheetLine, lang: Lang): string => {
  const joined = amounts.map(each => each[lang]).join(lang === 'zh' ? ' · ' : ', ')
  const name = part === null ? '' : `${words[part][lang]}${lang === 'zh' ? '：' : ': '}`
  return `${name}${joined === '' ? (segment === 'MDA' ? '0.0°' : '0.0 mm') : joined}`
}

const growthText = ({ plan, growing }: SheetOf, lang: Lang): string | null => {
  if (!plan.growth) return null
  const { years, rates, maxillaWithNa, facialAxis } = plan.growth
  const each = growthSliderNames.map(name => `${growthSliders[name].title[lang]} ${rates[name].toFixed(1)}`)
  const share = maxillaWithNa === 0 ? [] : [`${growthShareWords[lang]} ${Math.round(maxillaWithNa * 100)}%`]
  const axis = facialAxis === 0 ? [] : [`${facialAxisWords[lang]} ${inDecimals(facialAxis, 1)}°`]
  return [growthSpan(years)[lang], `mm/a: ${each.join(', ')}`, ...share, ...axis, growingWords(growing)[lang]].join(' · ')
}

/** One piece of the work sheet, or the growth, in words. */
export interface SheetEntry {
  /** Null for growth. */
  readonly segment: SegmentName | null
  readonly name: string
  readonly lines: readonly string[]
  /** The pivot and what limits the rotation; empty if there is nothing to add. */
  readonly note: string
}

/** The work sheet in words, for paper and for other systems: what is moved, piece by piece with its bone, then the growth. */
export function sheetEntries(of: SheetOf, prediction: Prediction, lang: Lang): readonly SheetEntry[] {
  const { plan } = of
  const sheet = movementSheet(plan.moves, prediction)
  const pieces = [...new Set(sheet.map(({ segment }) => segment))].filter(segment => {
    const move = plan.moves[segment]
    return move && !isAtRest(move)
  })
  const { calibrated } = prediction.frame
  const growth = calibrated ? growthText(of, lang) : null
  return [
    ...pieces.map(segment => ({
      segment,
      name: `${segment} ${segments[segment].title[lang]}`,
      lines: sheet.filter(line => line.segment === segment).map(line => amountsText(line, lang)),
      note: noteOf(segment, of, calibrated, lang),
    })),
    ...(growth ? [{ segment: null, name: words.growth[lang], lines: [growth], note: '' }] : []),
  ]
}

interface Body {
  readonly size: number
  readonly leading: number
}

/** From large to small; the first that fits is used. */
const bodies: readonly [Body, ...Body[]] = [
  { size: sizes.caption, leading: 36 },
  { size: sizes.small, leading: 31 },
  { size: sizes.smallest, leading: 27 },
]

const setIn = (entries: readonly SheetEntry[], room: Room, { size, leading }: Body): { marks: readonly Mark[]; next: number } => {
  const marks: Mark[] = []
  let y = room.y
  for (const { name, lines, note } of entries) {
    const width = room.width - 20
    marks.push(text(name, room.x, y + leading / 2, { size, weight: 600, maxWidth: room.width }))
    y += leading
    for (const line of [...lines, ...(note ? [note] : [])]) {
      const colour = line === note ? greys.quiet : greys.ink
      const set = paragraph(line, room.x + 20, y + leading / 2, { size, leading, colour, maxWidth: width })
      marks.push(...set.marks)
      y = set.next - leading / 2
    }
    y += leading * 0.35
    marks.push(rule(y - leading * 0.15, greys.hairline, 1.5, { from: room.x, to: room.x + room.width }))
  }
  return { marks, next: y }
}

/** The sheet for the assistant or surgeon: mm and degrees of each tooth and bone, and their pivots. */
export function movementMarks(of: CarriedPlan, room: Room): readonly Mark[] {
  const { lang } = of.input
  const { prediction } = of
  const head = [
    text(words.sheet[lang], room.x, room.y + 22, { size: sizes.body, weight: 600 }),
    rule(room.y + 46, greys.ink, 2, { from: room.x, to: room.x + room.width }),
  ]
  const below = { ...room, y: room.y + 58, height: room.height - 58 }
  const entries = prediction.status === 'predicted' ? sheetEntries(of.kept, prediction, lang) : []
  if (entries.length === 0)
    return [...head, text(words.nothing[lang], room.x, below.y + 24, { size: sizes.caption, colour: greys.quiet })]
  const tried = bodies.map(body => setIn(entries, below, body))
  return [...head, ...((tried.find(({ next }) => next <= room.y + room.height) ?? tried.at(-1))?.marks ?? [])]
}
