import { type EngineLog, unknownKind } from '../measure/ground'
import { isCombinedKind, isPointKind } from '../measure/kinds'
import type { Words } from '../words'
import type { Dentition } from './analysis'
import type { MeanSd, OwnItem, OwnItems } from './own-item'
import { type DraftItem, draftOf, type ItemTexts, ownItemOf } from './own-item-draft'

/** The setting that keeps the measurements a doctor defined. */
export const ownItemSetting = 'userSetting_OwnItems'

type Loose = Readonly<Partial<Record<string, unknown>>>
const loose = (value: unknown): Loose => (typeof value === 'object' && value !== null ? (value as Loose) : {})
const textIn = (value: unknown): string => (typeof value === 'string' ? value : '')
const names = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(textIn) : [])

const pairIn = (value: unknown): MeanSd | null => {
  const { mean, sd } = loose(value)
  return Number.isFinite(mean) && Number.isFinite(sd) && (sd as number) >= 0 ? { mean: mean as number, sd: sd as number } : null
}

const stageNames: readonly Dentition[] = ['primary_mixed', 'early_permanent', 'permanent']

const stagesIn = (value: unknown): DraftItem['stages'] =>
  Object.fromEntries(
    stageNames.flatMap(stage => {
      const pair = pairIn(loose(value)[stage])
      return pair ? [[stage, pair]] : []
    }),
  )

/** One text stands for both languages, as older settings have it. */
const wordsIn = (value: unknown): Words =>
  typeof value === 'string' ? { zh: value, en: value } : { zh: textIn(loose(value).zh), en: textIn(loose(value).en) }

const textsIn = (value: unknown): ItemTexts => {
  const { small, normal, large } = loose(value)
  return { small: wordsIn(small), normal: wordsIn(normal), large: wordsIn(large) }
}

/** A draft as JSON gives it: what is no text is empty, what is no list names nothing. A norm that is no pair of numbers, or has a negative SD, is none. */
export function draftFrom(name: string, value: unknown): DraftItem {
  const { kind, nodes, of, norm, stages, texts } = loose(value)
  return {
    name,
    kind: textIn(kind),
    nodes: names(nodes),
    of: names(of),
    norm: pairIn(norm),
    stages: stagesIn(stages),
    texts: textsIn(texts),
  }
}

/**
 * The sound ones of items by name, as a setting or a file holds them, in their order. Items may be made of others: one whose operands
 * are missing, unsound or lead back to it is left out with them. One of a kind nobody knows, as a newer version may have written, is
 * told to `log`.
 */
export const ownItemsFrom = (value: unknown, log?: EngineLog): OwnItems => {
  const drafts = Object.entries(loose(value)).map(([name, stored]) => draftFrom(name, stored))
  for (const { kind } of drafts) if (!isPointKind(kind) && !isCombinedKind(kind)) log?.(unknownKind, kind)
  const sound = new Map<string, OwnItem>()
  for (let before = -1; before < sound.size; ) {
    before = sound.size
    const known = Object.fromEntries(sound)
    for (const draft of drafts.filter(({ name }) => !sound.has(name))) {
      const item = ownItemOf(draft, known)
      if (item) sound.set(draft.name, item)
    }
  }
  return Object.fromEntries(
    drafts.flatMap(({ name }): readonly (readonly [string, OwnItem])[] => {
      const item = sound.get(name)
      return item ? [[name, item]] : []
    }),
  )
}

/** The doctor's own items in the stored setting, JSON text; none where it cannot be read. `log` as in `ownItemsFrom`. */
export function readOwnItems(content: string | null | undefined, log?: EngineLog): OwnItems {
  try {
    return ownItemsFrom(content ? JSON.parse(content) : {}, log)
  } catch {
    return {}
  }
}

/** What a setting or a file keeps of own items; plain JSON data. */
export const storedItems = (items: OwnItems): Readonly<Record<string, Omit<DraftItem, 'name'>>> =>
  Object.fromEntries(
    Object.entries(items).map(([name, item]) => {
      const { name: _, ...stored } = draftOf(name, item)
      return [name, stored]
    }),
  )
