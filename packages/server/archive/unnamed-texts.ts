import type { Lang } from '@sella/ceph/words'
import { alignmentOf, profileImage, withAlignment } from '@sella/contract/documents/alignment'
import { modelReadingsFrom, modelReadingsText } from '@sella/contract/documents/model-readings'
import { knownSchemesOnly, serialiseSchemes } from '@sella/contract/documents/overlap-schemes'
import { type PlanDocument, readPlanDocument, writePlanDocument } from '@sella/contract/documents/plan'
import { daysLater } from './days-later'

const words = {
  plan: { zh: '方案', en: 'Plan' },
  overlap: { zh: '重叠', en: 'Overlap' },
  doctor: { zh: '医生', en: 'the doctor' },
  source: { zh: '医生自己的比例', en: 'a ratio of the doctor’s own' },
} as const

export const planName = (i: number, lang: Lang): string => `${words.plan[lang]} ${i + 1}`

/** Without persons, sources in the doctor's words and the table they come from; days shifted like those of the records. */
const unnamedPlan = (document: PlanDocument, days: number, lang: Lang): PlanDocument => {
  const { plan, ownAxis, growing } = document
  return {
    ...document,
    plan: { ...plan, ownRatios: plan.ownRatios.map(ratio => ({ ...ratio, source: words.source[lang] })) },
    ownTable: null,
    ownAxis: ownAxis && { ...ownAxis, day: daysLater(ownAxis.day, days) },
    growing: growing && { by: words.doctor[lang], day: daysLater(growing.day, days) },
  }
}

/** A plan's text without anything that tells whose it is; null where it cannot be read. */
export const unnamedPlanText = (text: string, days: number, lang: Lang): string | null => {
  const read = readPlanDocument(text)
  return read.ok ? writePlanDocument(unnamedPlan(read.document, days, lang)) : null
}

type Corrections = ReturnType<typeof modelReadingsFrom>['corrections']

const withoutPlanName = ({ incisors, ...rest }: Corrections['upper']): Corrections['upper'] => {
  if (!incisors?.taken) return { incisors, ...rest }
  const { plan: _, ...taken } = incisors.taken
  return { incisors: { ...incisors, taken }, ...rest }
}

/** Readings of models without the name of the plan from which an amount was taken. */
export const unnamedReadings = (text: string | null): string | null => {
  if (text === null) return null
  const readings = modelReadingsFrom(text)
  const { upper, lower } = readings.corrections
  return modelReadingsText({ ...readings, corrections: { upper: withoutPlanName(upper), lower: withoutPlanName(lower) } })
}

/** The alignment of the profile photo on the film, and nothing else. */
export const unnamedAlignment = (text: string | null): string | null =>
  withAlignment(null, profileImage, alignmentOf(text, profileImage))

export const unnamedOverlap = (content: string, lang: Lang): string =>
  serialiseSchemes(
    knownSchemesOnly(content).map(({ savedOn: _, ...scheme }, i) => ({
      ...scheme,
      name: `${words.overlap[lang]} ${i + 1}`,
      cephImgs: {},
    })),
  )
