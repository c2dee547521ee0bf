import { beijingMeanings } from './meanings/beijing'
import { downsMeanings } from './meanings/downs'
import { furtherMeanings } from './meanings/further'
import { jarabakMeanings } from './meanings/jarabak'
import { mcnamaraMeanings } from './meanings/mcnamara'
import { ofAConvexProfile } from './meanings/of-a-convex-profile'
import { rickettsMeanings } from './meanings/ricketts'
import type { Meaning } from './meanings/row'
import { shanghaiNinthMeanings } from './meanings/shanghai-ninth'
import { softTissueMeanings } from './meanings/soft-tissue'
import { steinerAboTweedMeanings } from './meanings/steiner-abo-tweed'
import { westChinaMeanings } from './meanings/west-china'
import type { ItemName } from './measurements'

/** The interpretation texts of every item. */
export const meanings: Readonly<Record<ItemName, Meaning>> = {
  ...steinerAboTweedMeanings,
  ...downsMeanings,
  ...mcnamaraMeanings,
  ...rickettsMeanings,
  ...jarabakMeanings,
  ...furtherMeanings,
  ...softTissueMeanings,
  ...beijingMeanings,
  ...westChinaMeanings,
  ...shanghaiNinthMeanings,
}

/** The table's text for a value on one side of its norm; a convex profile is never called concave. */
export function meaningOfValue(item: ItemName, side: keyof Meaning, value: number): Meaning['normal'] {
  const convexity = ofAConvexProfile[item]
  return convexity?.side === side && !convexity.concave(value) ? convexity.instead : meanings[item][side]
}
