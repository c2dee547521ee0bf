import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { ownItemSetting, readOwnItems } from '@sella/ceph/analysis/stored-own-items'
import { z } from 'zod/mini'
import { type SettingDocument, setting } from './setting'

/** What every version kept of an item; the rest is the domain's to judge, which leaves out an item that cannot be measured. */
const schema = z.record(z.string(), z.looseObject({ kind: z.string() }))

/** The measurements a doctor defined. */
export const ownItemsSetting: SettingDocument<OwnItems> = { ...setting<unknown>(ownItemSetting, schema, {}), read: readOwnItems }
