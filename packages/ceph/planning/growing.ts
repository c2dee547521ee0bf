import type { Stage } from '../data/maturation-stages'
import { dayAt } from '../patient/day-at'
import type { Words } from '../words'

/**
 * The doctor's statement that the patient grows, with who made it and when: without it the sliders of average growth stay at zero
 * (clinical/beyond/growth.md, sections 3 and 4).
 */
export interface Growing {
  readonly by: string
  /** `YYYY-MM-DD`. */
  readonly day: string
}

/** The vertebral stage at which growth has ended, by a doctor's own reading. */
const grownStage: Stage = 'CS6'

/** A doctor's own reading of the vertebrae. `at`: ISO 8601. */
interface OwnReading {
  readonly stage: Stage | null
  readonly by: string
  readonly at: string
}

/**
 * What a reading of the vertebrae says against average growth, wherever a plan uses it: by whom and when growth was said to have
 * ended; null where none says so. The reading may be newer than the plan. `zone`: the reader's, by its IANA name; this machine's
 * if absent.
 */
export const growthEndedWords = (own: OwnReading | null | undefined, zone?: string): Words | null => {
  if (own?.stage !== grownStage) return null
  const [by, day] = [own.by, dayAt(own.at, zone)]
  return {
    zh: `${grownStage}（${by}，${day} 判读）：生长已结束，平均生长变化应为零`,
    en: `${grownStage} (read by ${by}, ${day}): growth has ended, average growth should be zero`,
  }
}

/** The statement as it reads on screen and on paper; null: a plan from before it was asked for. */
export const growingWords = (growing: Growing | null): Words =>
  growing
    ? { zh: `仍在生长：${growing.by}，${growing.day}`, en: `still growing: ${growing.by}, ${growing.day}` }
    : { zh: '未标明仍在生长', en: 'not stated whether the patient grows' }

/** A span of growth in years, to a tenth, and months. */
export const growthSpan = (span: number): Words => {
  const [years, months] = [Number(span.toFixed(1)), Math.round(span * 12)]
  return {
    zh: `${years} 年（${months} 个月）`,
    en: `${years} ${years === 1 ? 'year' : 'years'} (${months} ${months === 1 ? 'month' : 'months'})`,
  }
}
