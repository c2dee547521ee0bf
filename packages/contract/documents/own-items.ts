import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { type DraftItem, draftOf, noTexts } from '@sella/ceph/analysis/own-item-draft'
import { soundItems } from '@sella/ceph/analysis/sound-items'
import type { EngineLog } from '@sella/ceph/measure/ground'
import { z } from 'zod/mini'
import { placeOfFault } from './document'
import { type Fields, isFields, jsonIn, salvage } from './salvage'
import { proven, type Same } from './same'
import type { SettingDocument } from './setting'

const pair = z.object({ mean: z.number(), sd: z.number().check(z.nonnegative()) })
const language = z._default(z.string(), '')
const words = z._default(z.object({ zh: language, en: language }), { zh: '', en: '' })
const names = z.array(z.string())

const item = z.object({
  /** An item whose kind only a newer version knows is left out when read. */
  kind: z.string(),
  nodes: z._default(names, []),
  of: z._default(names, []),
  norm: z._default(z.nullable(pair), null),
  stages: z._default(
    z.object({ primary_mixed: z.optional(pair), early_permanent: z.optional(pair), permanent: z.optional(pair) }),
    {},
  ),
  texts: z._default(z.object({ small: words, normal: words, large: words }), noTexts),
})
type Stored = Omit<DraftItem, 'name'>
proven<Same<z.output<typeof item>, Stored>>()

const schema = z.record(z.string(), item)

/** Version 1 had a single text for both languages. */
const textsUpgraded = (texts: unknown): unknown =>
  isFields(texts)
    ? Object.fromEntries(
        Object.entries(texts).map(([at, text]) => [at, typeof text === 'string' ? { zh: text, en: text } : text]),
      )
    : texts

const upgraded = (value: unknown): unknown =>
  isFields(value)
    ? Object.fromEntries(
        Object.entries(value).map(([name, stored]) => [
          name,
          isFields(stored) && 'texts' in stored ? { ...stored, texts: textsUpgraded(stored.texts) } : stored,
        ]),
      )
    : value

/** A list is accepted only as a whole: with one of its names missing, the item would measure something else. */
const whole = (list: unknown): readonly string[] => names.safeParse(list).data ?? []

const nothing: Stored = { kind: '', nodes: [], of: [], norm: null, stages: {}, texts: noTexts }

const draftIn = (name: string, stored: unknown): DraftItem => {
  const fields: Fields = isFields(stored) ? stored : {}
  return { name, ...salvage<Stored>(item, { ...fields, nodes: whole(fields.nodes), of: whole(fields.of) }, nothing) }
}

/**
 * The valid entries among items by name, from a setting or a file: plain JSON data of any version, in the given order. Items the
 * engine leaves out because it does not know their kind are reported to `log`.
 */
export const ownItemsFrom = (value: unknown, log?: EngineLog): OwnItems => {
  const stored = upgraded(value)
  return isFields(stored)
    ? soundItems(
        Object.entries(stored).map(([name, each]) => draftIn(name, each)),
        log,
      )
    : {}
}

/** The doctor's own items from the stored setting, JSON text; empty where it cannot be read. `log` as in `ownItemsFrom`. */
export const readOwnItems = (content: string | null | undefined, log?: EngineLog): OwnItems => ownItemsFrom(jsonIn(content), log)

/** Own items as stored in a setting or a file; plain JSON data. */
export const storedItems = (items: OwnItems): Readonly<Record<string, Stored>> =>
  Object.fromEntries(
    Object.entries(items).map(([name, each]) => {
      const { name: _, ...stored } = draftOf(name, each)
      return [name, stored]
    }),
  )

/** The measurements a doctor defined. */
export const ownItemsSetting: SettingDocument<OwnItems> = {
  name: 'userSetting_OwnItems',
  schema,
  read: readOwnItems,
  faultIn: content => placeOfFault(schema, upgraded(jsonIn(content))),
}
