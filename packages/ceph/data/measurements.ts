import { beijingItems } from './measurements/beijing'
import { downsItems } from './measurements/downs'
import { furtherItems } from './measurements/further'
import { intermediateItems } from './measurements/intermediates'
import { jarabakItems } from './measurements/jarabak'
import { mcnamaraItems } from './measurements/mcnamara'
import { rickettsItems } from './measurements/ricketts'
import type { MeasurementRow } from './measurements/row'
import { shanghaiNinthItems } from './measurements/shanghai-ninth'
import { softTissueItems } from './measurements/soft-tissue'
import { steinerAboTweedItems } from './measurements/steiner-abo-tweed'
import { westChinaItems } from './measurements/west-china'

const rows = {
  ...steinerAboTweedItems,
  ...downsItems,
  ...mcnamaraItems,
  ...rickettsItems,
  ...jarabakItems,
  ...furtherItems,
  ...softTissueItems,
  ...beijingItems,
  ...westChinaItems,
  ...shanghaiNinthItems,
}

/** Every item of the skull analysis. */
export type ItemName = keyof typeof rows

/** Intermediate items, measured but never listed. */
export type IntermediateName = keyof typeof intermediateItems

/** All 210 items. An operand that is neither an item nor an intermediate does not compile. */
export const measurements: Readonly<Record<ItemName, MeasurementRow<ItemName | IntermediateName>>> = rows

export const intermediates = intermediateItems

export const itemNames = Object.keys(rows) as readonly ItemName[]

/** Whether a text names a built-in item; false for intermediates and own items. */
export const isItemName = (name: string): name is ItemName => Object.hasOwn(rows, name)
