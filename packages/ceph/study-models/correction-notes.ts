import { type Grade, grades } from '../data/planning/grades'
import { steiner, tweed } from '../data/planning/targets'
import type { Words } from '../words'
import { showMm } from './as-read'
import type { TakenFrom } from './correction-wish'
import type { ModelReadings } from './readings'
import { type Jaw, jaws } from './tooth'
import { jawWords } from './words'

/** Levelling is not a separate correction: the space it uses, mm, is already contained in the available length. */
export const containedWords = (mm: number): Words => ({
  zh: `已含在可用长度内（${showMm(mm)} mm），不再扣除`,
  en: `contained in the available length (${showMm(mm)} mm)`,
})

/** Note for a jaw whose readings once counted twelve teeth; null for any other. */
export const droppedNote = ({ corrections }: ModelReadings, jaw: Jaw): Words | null =>
  corrections[jaw].bolton === 'overall'
    ? {
        zh: `${jawWords[jaw].zh}曾按十二颗牙计入 Bolton：含第一磨牙，不在间隙范围内，现不计入。`,
        en: `${jawWords[jaw].en}: Bolton of twelve teeth was chosen once; it holds the first molars, outside the space, and is not counted.`,
      }
    : null

/** Note if both jaws count the same discrepancy; null otherwise. */
export const twiceNote = ({ corrections }: ModelReadings): Words | null =>
  jaws.every(jaw => corrections[jaw].bolton === 'anterior')
    ? {
        zh: '上下颌都计入了 Bolton：同一差量只应在一颌解决，两颌合计不可同时取用。',
        en: 'Bolton is counted in both jaws: the same difference is made good once, so the two totals do not hold together.',
      }
    : null

/** Notes on the chosen corrections that must accompany any total shown. */
export const correctionNotes = (readings: ModelReadings): readonly Words[] =>
  [twiceNote(readings), ...jaws.map(jaw => droppedNote(readings, jaw))].filter(note => note !== null)

const sourceWords: Readonly<Record<TakenFrom['from'], Words>> = {
  tweed: { zh: '取自片上 Tweed 目标', en: "from Tweed's aim on the film" },
  steiner: { zh: '取自片上 Steiner 目标', en: "from Steiner's aim on the film" },
  plan: { zh: '取自方案', en: 'from the plan' },
}

/** Shown next to mm of a film whose scale was not measured. */
export const approximateNote: Words = { zh: '≈ 片的比例未经实测', en: '≈ scale of the film not measured' }

/** The evidence grade of the aim an amount was taken from; null for a plan, whose amounts are the doctor's own. */
const aimGrade: Readonly<Record<TakenFrom['from'], Grade | null>> = { tweed: tweed.grade, steiner: steiner.grade, plan: null }

/** Shown next to an adopted amount: its source, and how certain that aim is. Null for an amount entered by hand. */
export const takenWords = (taken: TakenFrom | undefined): Words | null => {
  if (!taken) return null
  const { zh, en } = sourceWords[taken.from]
  const about = taken.approximate ? { zh: `（${approximateNote.zh}）`, en: ` (${approximateNote.en})` } : { zh: '', en: '' }
  const grade = aimGrade[taken.from]
  const sure = grade ? { zh: `（${grades[grade].zh}）`, en: ` (${grades[grade].en})` } : { zh: '', en: '' }
  const [named, inEnglish] = taken.plan === undefined ? ['', ''] : [`“${taken.plan}”`, ` “${taken.plan}”`]
  return { zh: `${zh}${named}${sure.zh}${about.zh}`, en: `${en}${inEnglish}${sure.en}${about.en}` }
}
