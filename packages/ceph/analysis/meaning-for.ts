import { meaningOfValue } from '../data/meanings'
import { isItemName } from '../data/measurements'
import { alike, type Words } from '../words'
import type { DeviationClass, ItemOverride } from './analysis'
import type { OwnItem } from './own-item'

type Side = 'normal' | 'large' | 'small'

const sideOf = (deviation: DeviationClass): Side =>
  deviation === 'normal' ? 'normal' : deviation.startsWith('sd_positive') ? 'large' : 'small'

const own: Readonly<Record<Side, keyof Pick<ItemOverride, 'tipsLess' | 'tipsMid' | 'tipsMore'>>> = {
  normal: 'tipsMid',
  large: 'tipsMore',
  small: 'tipsLess',
}

/** The doctor's own text for a class; null if she wrote none. */
export const ownMeaning = (deviation: DeviationClass, override: ItemOverride | undefined): Words | null => {
  const text = override?.[own[sideOf(deviation)]]?.trim()
  return text ? alike(text) : null
}

/** The text of an own item; null if the doctor wrote none for that side, though she wrote another. */
const ownItemMeaning = (item: OwnItem | undefined, side: Side): Words | null => {
  const text = item?.meaning?.[side]
  return text && text.zh !== '' ? text : null
}

/** The interpretation of a class: the doctor's own text if she wrote one, otherwise the table's. Null if neither exists. */
export function meaningFor(
  item: string,
  deviation: DeviationClass,
  from: { readonly value: number; readonly override?: ItemOverride; readonly ownItem?: OwnItem },
): Words | null {
  const side = sideOf(deviation)
  const hers = ownMeaning(deviation, from.override)
  if (hers) return hers
  return isItemName(item) ? meaningOfValue(item, side, from.value) : ownItemMeaning(from.ownItem, side)
}
