import { keepsVersions, type OwnRatioTable } from '@sella/ceph/planning/own-ratio-table'
import type { OwnRatio } from '@sella/ceph/planning/plan'
import { isOwnRatio } from '@sella/ceph/planning/plan-json'
import { z } from 'zod/mini'
import { faultBy } from './document'
import { jsonIn } from './salvage'
import { proven, type Same } from './same'
import type { SettingDocument } from './setting'

/** More versions than anybody makes in a lifetime, and still few enough for one readable text. */
const mostVersions = 200

export const day = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/))

const ratios = z
  .array(z.custom<OwnRatio>(isOwnRatio))
  .check(z.refine(list => new Set(list.map(({ id }) => id)).size === list.length))
const version = z.strictObject({ version: z.int(), day, ratios })
const versions = z.array(version).check(
  z.maxLength(mostVersions),
  z.refine(list => list.every((each, i) => each.version === i + 1)),
)
const table = z.strictObject({ id: z.uuid(), versions })
proven<Same<z.output<typeof table>, OwnRatioTable>>()

const schema = z.strictObject({ form: z.literal(1), ...table.shape })

/** Accepted whole or not at all: a version with a row missing would be a different version. */
function read(text: string | null | undefined): OwnRatioTable | null {
  const kept = schema.safeParse(jsonIn(text)).data
  return kept ? { id: kept.id, versions: kept.versions } : null
}

/** Whether there is a stored text that cannot be read here: one in a newer form, or with a row that no longer exists. */
export const ownRatiosUnread = (text: string | null | undefined): boolean => typeof text === 'string' && read(text) === null

/**
 * The doctor's own ratios, shared by all her plans; null before she has stored any. A stored version is never altered, nor is a
 * text that cannot be read.
 */
export const ownRatiosSetting: SettingDocument<OwnRatioTable | null> = {
  name: 'userSetting_OwnRatios',
  schema,
  read,
  faultIn: faultBy(schema),
  continues: (before, after) => {
    const [was, is] = [read(before), read(after)]
    return was !== null && is !== null && keepsVersions(was, is)
  },
}

/** The text to store. */
export const writeOwnRatios = ({ id, versions }: OwnRatioTable): string => JSON.stringify({ form: 1, id, versions })
