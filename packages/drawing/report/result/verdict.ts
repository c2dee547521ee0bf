import type { Lang } from '@sella/ceph/words'
import type { Mark } from '../../scene/scene'
import { greys, sizes } from '../paper'
import { text, widthOf } from '../type'
import { resultWords as words } from './words'

/** Whether a value changed; `porion`: it may have changed by the definition of porion alone. */
export type Verdict = 'changed' | 'within' | 'porion'

/** Where a narrow column does not hold the words. */
const short = { ...words, porion: words.porionShort } as const

/** By dot and word, so that it works without colour; `x`: the centre of the dot. */
export const verdictMarks = (
  verdict: Verdict,
  { x, y, maxWidth }: { readonly x: number; readonly y: number; readonly maxWidth: number },
  lang: Lang,
): readonly Mark[] => {
  const changed = verdict === 'changed'
  const colour = changed ? greys.ink : greys.faint
  const whole = words[verdict][lang]
  const fits = widthOf(whole, { size: sizes.small }) <= maxWidth - 18
  return [
    { mark: 'dot', at: { x, y }, radius: 7, fill: changed ? greys.ink : greys.white, stroke: { colour, width: 2 } },
    text(fits ? whole : short[verdict][lang], x + 18, y, { size: sizes.small, colour, maxWidth: maxWidth - 18 }),
  ]
}
