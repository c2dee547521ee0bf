import type { DeviationClass, Norm } from '@sella/ceph/analysis/analysis'
import { dentitionWords, sexWords } from '@sella/ceph/analysis/dentitions'
import { normGradeWords, spreadWords } from '@sella/ceph/data/norms/words'
import type { Cell, CodeKind, Column } from '@sella/ceph/tabulate/grid'
import { unitSigns } from '@sella/ceph/unit'
import type { Lang, Words } from '@sella/ceph/words'
import { categoryWords, missingWords, scaleWords, stageWords } from '@sella/drawing/report/words'

type Codes = Readonly<Record<string, Words>>

/** Steps are counted by what follows the ± of the norm, which is not always a standard deviation. */
export const classWords: Readonly<Record<DeviationClass, Words>> = {
  normal: { zh: '正常范围', en: 'within the norm' },
  sd_positive_1: { zh: '偏大 1 级', en: 'large, degree 1' },
  sd_positive_2: { zh: '偏大 2 级', en: 'large, degree 2' },
  sd_positive_3: { zh: '偏大 3 级', en: 'large, degree 3' },
  sd_negative_1: { zh: '偏小 1 级', en: 'small, degree 1' },
  sd_negative_2: { zh: '偏小 2 级', en: 'small, degree 2' },
  sd_negative_3: { zh: '偏小 3 级', en: 'small, degree 3' },
}

const sexes: Readonly<Record<Norm['sex'], Words>> = { ...sexWords, both: { zh: '不分性别', en: 'both' } }

const wordsOf: Readonly<Record<Exclude<CodeKind, 'category' | 'unit'>, Codes>> = {
  class: classWords,
  dentition: dentitionWords,
  grade: normGradeWords,
  missing: missingWords,
  population: { adults: { zh: '成人', en: 'adults' }, permanent: dentitionWords.permanent },
  scale: scaleWords,
  sex: sexes,
  spread: spreadWords,
  stage: stageWords,
}

const signs: Readonly<Record<string, string>> = unitSigns

/** A cell as a spreadsheet shows it: a code in words of the language, a unit by its sign, everything else as it is. */
export const worded = (value: Cell, { codes }: Column, lang: Lang): Cell => {
  if (value === null || codes === undefined) return value
  const code = String(value)
  if (codes === 'unit') return signs[code] ?? code
  if (codes === 'category') return categoryWords(code)[lang]
  return wordsOf[codes][code]?.[lang] ?? value
}
