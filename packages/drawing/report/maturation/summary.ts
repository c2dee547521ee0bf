import type { Maturation } from '@sella/ceph/maturation/maturation'
import { atypicalWords, groupsWords, growthWords, likelyStagesText, whyUnstaged } from '@sella/ceph/maturation/words'
import { dayAt } from '@sella/ceph/patient/day-at'
import type { Mark } from '../../scene/scene'
import { surfaces } from '../../tracing/colours'
import { dottedDate } from '../date-text'
import type { ReportInput } from '../input'
import { greys, inner, sizes } from '../paper'
import { inFull, paragraph, text } from '../type'
import { maturationPaperWords as words } from './words'

const { warn } = surfaces.light

/** The computed stage with what it says of growth, and under it the doctor's own; the first line at `top`. */
export const stageSummary = (
  answer: Maturation,
  input: ReportInput,
  { left, top }: { readonly left: number; readonly top: number },
): readonly Mark[] => {
  const { lang } = input
  const own = input.maturation
  const stageText = own?.stage ?? (own?.hindrance ? whyUnstaged[own.hindrance][lang] : words.none[lang])
  const by = own ? `${own.by} · ${dottedDate(dayAt(own.at, input.zone))}` : ''
  const maxWidth = inner.right - left
  const mine = (y: number): readonly Mark[] => [
    text(words.own[lang], left, y, { size: sizes.caption, colour: greys.quiet }),
    text(stageText, left, y + 50, { size: own?.stage ? 44 : sizes.body, weight: 600, maxWidth }),
    ...inFull(
      by,
      { x: left, y: y + 104, width: maxWidth, height: 46 },
      { size: sizes.caption, colour: greys.quiet },
      sizes.smallest,
    ),
  ]
  const head = text(words.computed[lang], left, top, { size: sizes.caption, colour: greys.quiet })
  if (answer.status === 'unstaged')
    return [
      head,
      ...paragraph(whyUnstaged[answer.why][lang], left, top + 50, { size: sizes.body, maxWidth, leading: 38 }).marks,
      ...mine(top + 250),
    ]
  const growth = paragraph(growthWords(answer)[lang], left, top + 112, { size: sizes.body, maxWidth, leading: 38 })
  const next = growth.next + 6
  return [
    head,
    text(likelyStagesText(answer.likelyStages), left, top + 52, { size: 46, weight: 600, maxWidth }),
    ...growth.marks,
    text(groupsWords(answer)[lang], left, next, { size: sizes.caption, colour: greys.quiet, maxWidth }),
    ...(answer.atypical ? [text(atypicalWords[lang], left, next + 40, { size: sizes.caption, colour: warn, maxWidth })] : []),
    ...mine(next + 94),
  ]
}
