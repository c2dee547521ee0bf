import type { OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import { typedName } from '@sella/contract/name-as-read'
import type { AnalysisText } from '../open/own-analyses'

/** The analysis in the dialog. `uuid` null: a new one. */
export interface Editing {
  readonly uuid: string | null
  /** As last saved; null for a new one. */
  readonly saved: Parts | null
  /** The stored text the changes are made on; if another is stored when they are saved, the doctor is asked. */
  readonly from: AnalysisText | null
  readonly parts: Parts
}

export const blank = (lines: readonly string[]): Editing => ({
  uuid: null,
  saved: null,
  from: null,
  parts: { name: '', items: [], lines },
})

/** What would be lost if the dialog switched to another analysis. `lines`: the default lines of a new one. */
export const isChanged = ({ parts, saved }: Editing, lines: readonly string[]): boolean => {
  const base = saved ?? blank(lines).parts
  return (
    JSON.stringify([typedName(parts.name), parts.items, parts.lines]) !==
    JSON.stringify([typedName(base.name), base.items, base.lines])
  )
}

const withItems = (editing: Editing, items: readonly string[]): Editing => ({ ...editing, parts: { ...editing.parts, items } })

/** Inserts items (new or already listed) before position `at`; each is listed once. */
export const insert = (editing: Editing, names: readonly string[], at = editing.parts.items.length): Editing => {
  const before = editing.parts.items.slice(0, at).filter(item => !names.includes(item))
  const after = editing.parts.items.slice(at).filter(item => !names.includes(item))
  return withItems(editing, [...before, ...names, ...after])
}

export const remove = (editing: Editing, names: readonly string[]): Editing =>
  withItems(
    editing,
    editing.parts.items.filter(item => !names.includes(item)),
  )

/** Moves an item up or down by one; at the ends nothing happens. */
export const shift = (editing: Editing, item: string, by: 1 | -1): Editing => {
  const { items } = editing.parts
  const [from, to] = [items.indexOf(item), items.indexOf(item) + by]
  if (from < 0 || to < 0 || to >= items.length) return editing
  return withItems(editing, items.toSpliced(from, 1).toSpliced(to, 0, item))
}

export const rename = (editing: Editing, name: string): Editing => ({ ...editing, parts: { ...editing.parts, name } })

export const withLines = (editing: Editing, lines: readonly string[]): Editing => ({
  ...editing,
  parts: { ...editing.parts, lines },
})

export const toggleLine = (editing: Editing, line: string): Editing => {
  const { lines } = editing.parts
  return withLines(editing, lines.includes(line) ? lines.filter(each => each !== line) : [...lines, line])
}
