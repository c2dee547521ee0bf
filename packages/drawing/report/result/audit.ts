import { inDecimals } from '@sella/ceph/measure/display'
import type { Lang } from '@sella/ceph/words'
import { ofWhomNorms } from '../compare-norms'
import { factsText, porionText, sinceText } from '../compare-notes'
import { schemeScaleTexts } from '../compare-scales'
import { compareSentences as sayOfComparison } from '../compare-words'
import type { Comparison } from '../comparison'
import { reportWords } from '../words'
import { errorsText } from './errors-text'
import { resultSentences as say, resultWords as words } from './words'

/** Scales, S-Na, norms, whose errors, and what changed since the scheme was saved. */
export const auditLines = (comparison: Comparison, lang: Lang): readonly string[] => {
  const { records, absent } = comparison
  const each = records.map(
    ({ number, film: { mmPerPixel } }) => `${number}: ${mmPerPixel === null ? '–' : inDecimals(mmPerPixel, 3)}`,
  )
  const [first] = records
  return [
    ...schemeScaleTexts(comparison, lang),
    ...(absent > 0 ? [sayOfComparison.absent[lang](absent)] : []),
    say.scales[lang](`${each.join(' · ')} mm/px`),
    `${factsText(comparison, lang)}${lang === 'zh' ? '。' : '.'}`,
    ...(first
      ? [`${reportWords.norms[lang]}${lang === 'zh' ? '：' : ': '}${ofWhomNorms(first)}${lang === 'zh' ? '。' : '.'}`]
      : []),
    ...[errorsText(records, lang), sinceText(comparison, lang), porionText(records, lang)].flatMap(text => text ?? []),
    (first?.input.estimatedOutlines ? words.lineKinds : words.lineKindsTraced)[lang],
  ]
}
