import { dayAt } from '@sella/ceph/patient/day-at'
import type { Scene } from '../../scene/scene'
import { dottedDate } from '../date-text'
import { factFlow } from '../fact-flow'
import { type Head, headMarks, saysSubtitle } from '../frame'
import type { ReportInput } from '../input'
import { footRule, greys, headBottom, inner, pageOf, paper, sizes } from '../paper'
import { budgetStrips, targetStrips } from '../plan/aims'
import { basisStrips, ownTableText, planeText, tableText, warningStrips } from '../plan/basis'
import { type CarriedPlan, carriedPlan } from '../plan/carried-plan'
import { cautionMarks } from '../plan/caution'
import { flowed, type Strip } from '../plan/flow'
import { movedStrips } from '../plan/landmarks-moved'
import { movementMarks } from '../plan/movements'
import { planLegend, planLegendHeight, planPicture } from '../plan/picture'
import { beside, space } from '../plan/plan-table'
import { ratioStrips } from '../plan/ratios'
import type { ReportPlan } from '../plan/report-plan'
import { resultStrips, skinStrips } from '../plan/skin'
import { valueStrips } from '../plan/values'
import { planWords as words } from '../plan/words'
import { sexText } from '../sentences'
import { paragraph, rule } from '../type'
import { reportWords } from '../words'

const [factsTop, factsRoom, underFacts, pictureHeight, pictureWidth] = [headBottom + 36, 80, 44, 940, 930]

/** Content that ends here fills half a page, not counting the gap below its last table. */
const half = paper.height / 2 + 40

const nameSet = { size: sizes.body, weight: 600, leading: 40 } as const

/** The head of a plan's pages and slides. */
export const planHead = ({ input, kept }: CarriedPlan): Head => ({
  title: words.title[input.lang],
  subtitle: kept.name,
  right: input.patient.name,
})

/** The plan's full name if the head has no room for it; otherwise nothing. `top`: middle of its first line. */
export const wholeName = (of: CarriedPlan, top: number) =>
  saysSubtitle(planHead(of)) ? { marks: [], next: top } : paragraph(of.kept.name, inner.left, top, nameSet)

/** Patient, record, plan, author and date; reference plane and ratios. On as many lines as needed. */
function factsOf({ input, kept }: CarriedPlan, top: number) {
  const { lang, patient, record } = input
  const { plan, by, savedAt } = kept
  const lips = [words[plan.lips][lang], ...(plan.lipStrain ? [words.strain[lang]] : [])].join(' · ')
  const own = ownTableText(kept, lang)
  const facts: readonly (readonly [string, string])[] = [
    [reportWords.patient[lang], [patient.name, sexText(input), patient.caseNo].filter(Boolean).join(' · ')],
    [reportWords.record[lang], dottedDate(record.date)],
    [words.saved[lang], [dottedDate(dayAt(savedAt, input.zone)), by].filter(Boolean).join(' · ')],
    [words.plane[lang], planeText(kept, lang)],
    [words.table[lang], tableText(kept, lang)],
    ...(own ? [[words.ownTable[lang], own] as const] : []),
    [words.lips[lang], lips],
  ]
  return factFlow(
    facts.map(([label, fact]) => ({ label, fact })),
    top,
    { size: sizes.small, leading: 36 },
  )
}

/** Soft-tissue and hard points: side by side until the plan has a result, then one below the other. */
export function pointStrips(of: CarriedPlan): readonly Strip[] {
  const skin = skinStrips(of)
  if (of.result?.status === 'compared') return [...skin, ...resultStrips(of), space(20), ...movedStrips(of, inner.left)]
  const right = 920
  const moved = movedStrips(of, skin.length > 0 ? right : inner.left)
  const both = skin.length > 0 && moved.length > 0 ? [beside(skin, moved)] : [...skin, ...moved]
  return [...both, ...resultStrips(of)]
}

function pagesOf(of: CarriedPlan): readonly Scene[] {
  const { input, prediction } = of
  const { lang } = input
  const name = wholeName(of, factsTop)
  const facts = factsOf(of, name.next)
  const pictureTop = Math.max(name.next + factsRoom, facts.last + underFacts)
  const picture = { x: inner.left, y: pictureTop, width: pictureWidth, height: pictureHeight }
  const drawn = prediction.status === 'predicted'
  const side = { x: inner.left + pictureWidth + 35, y: pictureTop, width: inner.width - pictureWidth - 35, height: pictureHeight }
  const legendAt = picture.y + picture.height + planLegendHeight / 2 + 6
  const caution = cautionMarks(lang, footRule - 14)
  const first = { top: drawn ? legendAt + 40 : pictureTop, bottom: caution.top - 10 }
  const strips = [
    ...basisStrips(of),
    ...warningStrips(of),
    ...pointStrips(of),
    ...valueStrips(of),
    ...targetStrips(of),
    ...budgetStrips(of),
    ...ratioStrips(of),
  ]
  const later = { top: headBottom + 40, bottom: first.bottom }
  const pages = flowed(strips, first, later, half)
  const opening = drawn
    ? [...planPicture(of, prediction, picture), ...movementMarks(of, side), ...planLegend(of, inner.left, legendAt)]
    : []
  return (pages.length > 0 ? pages : [[]]).map((marks, i) =>
    pageOf([
      ...headMarks(planHead(of)),
      ...(i === 0 ? [...name.marks, ...facts.marks, ...opening] : []),
      ...marks,
      rule(caution.top - 6, greys.hairline, 1),
      ...caution.marks,
    ]),
  )
}

/** The plans of a report, each with its own name; their pages follow plan by plan. */
export const plansOf = (input: ReportInput): readonly { readonly name: string; readonly input: ReportInput }[] =>
  (input.plans ?? []).map(plan => ({ name: plan.name, input: { ...input, plans: [plan] } }))

/**
 * A treatment plan: what is moved, the predicted result with its range, the values before and after, and the basis of the
 * prediction. With an end record also the actual result and the error of the prediction. None without a plan.
 */
export const planPages = (input: ReportInput): readonly Scene[] =>
  (input.plans ?? []).flatMap((kept: ReportPlan) => pagesOf(carriedPlan(input, kept)))
