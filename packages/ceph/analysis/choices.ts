import { analysisNames } from '../data/analyses'
import { type ItemName, itemNames, measurements } from '../data/measurements'
import { type LineName, planes } from '../data/planes'
import type { Words } from '../words'

/** One line of the list of system items a doctor builds her analysis from. */
export interface ItemChoice {
  /** 1, 2, 3 … in the order of the table. */
  readonly id: number
  readonly uiId: number
  readonly item: ItemName
  readonly name: Words
  readonly creator: 'System'
}

/** An item belongs to a built-in analysis when its name contains that analysis's name or hospital tag. */
const belongs = (item: string): boolean => analysisNames.some(name => item.includes(name))

/** Items a doctor may choose: all except those excluded or named after a built-in analysis (the specification, section 4). */
export const itemChoices: readonly ItemChoice[] = itemNames
  .filter(item => !measurements[item].excluded && !belongs(item))
  .map((item, index) => ({ id: index + 1, uiId: index + 1, item, name: measurements[item].name, creator: 'System' }))

const lineNames = Object.keys(planes) as readonly LineName[]

/** Reference lines a doctor may choose. */
export const lineChoices: readonly LineName[] = lineNames.filter(name => planes[name].listed)

/** Lines selected by default. */
export const autoLines: readonly LineName[] = lineNames.filter(name => planes[name].auto)
