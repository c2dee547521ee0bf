import { beijingItems } from './measurements/beijing'
import { downsItems } from './measurements/downs'
import { furtherItems } from './measurements/further'
import { helperItems } from './measurements/helpers'
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

/** Helper items, measured but never listed. */
export type HelperName = keyof typeof helperItems

/** All 210 items. An operand that is neither an item nor a helper does not compile. */
export const measurements: Readonly<Record<ItemName, MeasurementRow<ItemName | HelperName>>> = rows

export const helpers = helperItems

export const itemNames = Object.keys(rows) as readonly ItemName[]

/** Whether a text names a built-in item; false for helpers and own items. */
export const isItemName = (name: string): name is ItemName => Object.hasOwn(rows, name)
