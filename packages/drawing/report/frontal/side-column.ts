import { frontalCautions } from '@sella/ceph/data/frontal/cautions'
import type { FrontalFilmReading } from '@sella/ceph/frontal/reading'
import { sideCautions } from '@sella/ceph/frontal/side-cautions'
import { whyNoFinding } from '@sella/ceph/frontal/why-none'
import { showValue } from '@sella/ceph/measure/display'
import type { Lang, Words } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { beside } from '../facts'
import { greys, sizes } from '../paper'
import { paragraph, rule, text } from '../type'
import type { FrontalPaper } from './reading'
import type { Part } from './tables'
import { frontalPaperWords as words } from './words'

const width = beside.right - beside.left

/** What neighbouring levels have in common, or why there is no finding. */
export const frontalFindingText = (reading: FrontalFilmReading, lang: Lang): string => {
  const { shared } = reading.findings
  return shared.length > 0
    ? `${shared.map(each => each[lang]).join(lang === 'zh' ? '，' : '. ')}${lang === 'zh' ? '。' : '.'}`
    : words[whyNoFinding(reading)][lang]
}

/** Every caution that applies to this film. */
export const frontalCautionsOf = ({ reading, evaluation }: FrontalPaper): readonly Words[] => {
  const { sides, turn } = reading
  return [
    frontalCautions.always,
    evaluation.calibration.mmPerPixel === null ? frontalCautions.uncalibrated : frontalCautions.enlargement,
    ...(turn?.turned ? [frontalCautions.turnedHead] : []),
    ...sideCautions(sides),
    frontalCautions.asymmetry,
    words.grey,
  ]
}

const midlineWords = ({ reading }: FrontalPaper, lang: Lang): string => {
  const { midline } = reading.ground.frame
  if (!midline) return ''
  const lean = midline.lean === null ? '' : ` · ${showValue(Math.abs(midline.lean), 'degree')}°`
  return `${words.midline[lang]} MSR: ${words[midline.by][lang]}${lean}`
}

/** Findings, and under them how the midline was constructed, from `top` down. */
export function frontalFindingMarks(paper: FrontalPaper, top: number, lang: Lang): Part {
  const findings = paragraph(frontalFindingText(paper.reading, lang), beside.left, top + 84, {
    size: sizes.body,
    weight: 600,
    leading: 42,
    maxWidth: width,
  })
  const midline = paragraph(midlineWords(paper, lang), beside.left, findings.next + 14, {
    size: sizes.small,
    leading: 32,
    maxWidth: width,
  })
  const marks = [
    rule(top, greys.ink, 2, { from: beside.left, to: beside.right }),
    text(words.findings[lang], beside.left, top + 36, { size: sizes.small, colour: greys.faint }),
    ...findings.marks,
    ...midline.marks,
  ]
  return { marks, next: midline.next }
}

/** Cautions as one paragraph. */
export const frontalCautionMarks = (
  cautions: readonly Words[],
  { x, y, maxWidth }: { readonly x: number; readonly y: number; readonly maxWidth: number },
  lang: Lang,
): readonly Mark[] => {
  const whole = cautions.map(each => each[lang]).join(lang === 'zh' ? '' : ' ')
  return paragraph(whole, x, y, { size: sizes.smallest, colour: greys.faint, leading: 30, maxWidth }).marks
}

/** Beside the film, under the facts: findings, how the midline was constructed, and every caution. */
export function frontalColumn(paper: FrontalPaper, top: number, lang: Lang): readonly Mark[] {
  const findings = frontalFindingMarks(paper, top, lang)
  const place = { x: beside.left, y: findings.next + 20, maxWidth: width }
  return [...findings.marks, ...frontalCautionMarks(frontalCautionsOf(paper), place, lang)]
}
