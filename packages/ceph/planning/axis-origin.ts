import { ninetyPercent } from '../data/planning/prediction-error'
import type { PlanReference } from '../data/planning/reference-planes'
import type { Point } from '../geometry/point'
import type { Tracing } from '../tracing/tracing'
import type { Words } from '../words'
import { fingerprintOf } from './fingerprint'
import type { PersonalAxis } from './personal-axis'

/** Reasons why a patient-specific axis may be no better than the usual one. */
export const axisDoubts = ['points', 'apart', 'beyond'] as const
export type AxisDoubt = (typeof axisDoubts)[number]

/** The film that a plan's axis was determined from, and the axis's uncertainty when it was adopted. */
export interface AxisOrigin {
  /** Id of the record with the mandible open. */
  readonly record: string
  /** Date of that record, `YYYY-MM-DD`. */
  readonly day: string
  /** Half the width of the range of about 90 %, along `reference` and perpendicular to it, mm. */
  readonly range: Point
  readonly reference: PlanReference
  readonly doubts: readonly AxisDoubt[]
  /** Identifies the two tracings it was determined from (own and open); empty for an axis adopted before this was stored. */
  readonly tracings: string
}

/** The plan's own tracing, and that of the film with the mandible open. */
export type AxisFilms = readonly [own: Tracing, open: Tracing]

/** Identifies the tracings an axis is determined from, so that a later correction can be detected. */
const printOf = (films: AxisFilms): string => films.map(fingerprintOf).join('-')

/** Whether a film of an axis was corrected since; false where its open film is not in the case any more, or was not stored. */
export const isAxisOutdated = (origin: AxisOrigin | null, own: Tracing, open: Tracing | null): boolean =>
  origin !== null && origin.tracings !== '' && open !== null && origin.tracings !== printOf([own, open])

type Sureness = Pick<PersonalAxis, 'error' | 'unsure' | 'beyondStudy'>

const inTenths = (mm: number): number => Math.round(mm * 10) / 10

/** The origin to store for an axis determined from two films; `day`: date of the open one, `YYYY-MM-DD` or longer. */
export const axisOrigin = (
  { error, unsure, beyondStudy }: Sureness,
  of: Pick<AxisOrigin, 'record' | 'day' | 'reference'> & { readonly films: AxisFilms },
): AxisOrigin => ({
  record: of.record,
  day: of.day.slice(0, 10),
  range: { x: inTenths(ninetyPercent * error.x), y: inTenths(ninetyPercent * error.y) },
  reference: of.reference,
  doubts: [...unsure, ...(beyondStudy ? (['beyond'] as const) : [])],
  tracings: printOf(of.films),
})

const doubtWords: Readonly<Record<AxisDoubt, Words>> = {
  points: {
    zh: '误差大于文献各轴之差，不比建议值可靠',
    en: 'no better than the usual axis, its error being larger than the published ones differ',
  },
  apart: { zh: '两片相隔超过 30 天，可能含生长或治疗', en: 'films over 30 days apart, so growth or treatment may be in it' },
  beyond: { zh: '张口超过研究所及的 10 mm', en: 'opened beyond the 10 mm studied' },
}

const outdatedWords: Words = {
  zh: '求轴所用的描记之后有改动，请重新求轴',
  en: 'a tracing it was found from has been corrected since; find it anew',
}

/**
 * Describes where a plan's own axis comes from and how certain it is; the same text on screen and on paper. `outdated`: a film of
 * it was corrected since.
 */
export function axisOriginWords({ day, range, reference, doubts }: AxisOrigin, outdated: boolean): Words {
  const [x, y] = [range.x, range.y].map(mm => mm.toFixed(1))
  const doubted = (lang: keyof Words): readonly string[] => [
    ...doubts.map(each => doubtWords[each][lang]),
    ...(outdated ? [outdatedWords[lang]] : []),
  ]
  return {
    zh: [`患者自身的轴，取自 ${day} 的张口片，± ${x} / ${y} mm（约 90%，沿 ${reference}）`, ...doubted('zh')].join('；'),
    en: [
      `the patient's own, from the open film of ${day}, ± ${x} / ${y} mm (about 90%, along ${reference})`,
      ...doubted('en'),
    ].join('; '),
  }
}
