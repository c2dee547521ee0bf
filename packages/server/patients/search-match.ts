import type { FoundIn } from '@sella/contract/entities'
import type { CaseFileTable } from '../db/case-file-tables'
import { searchKeys } from '../keys/search-keys'
import type { PatientRow } from './rows'

/** Characters shown before and after the match. */
const around = { before: 12, after: 40 }

/** Searchable content of a case outside its own row. */
export interface Beside {
  readonly file: CaseFileTable | undefined
  readonly tags: readonly string[]
  readonly records: readonly string[]
}

const words = /\p{Script=Han}|[^\P{L}\p{Script=Han}]+|\p{N}+/gu

const nothing = { name: '', caseNo: '', phone: null, tags: [], notes: [] }

const holds = (keys: ReturnType<typeof searchKeys>, term: string): boolean =>
  keys.some(({ key, of }) => key.startsWith(term) || (of === 'note' && term.startsWith(key) && [...key].length >= 12))

/** The words around a term's first occurrence in a note; null where it does not occur. */
const excerpt = (text: string, term: string): string | null => {
  for (const { index } of text.matchAll(words)) {
    const rest = text.slice(index, index + 120)
    if (!holds(searchKeys({ ...nothing, notes: [rest] }).slice(0, 1), term)) continue
    const from = Math.max(0, index - around.before)
    const to = index + around.after
    return `${from > 0 ? '…' : ''}${text.slice(from, to)}${to < text.length ? '…' : ''}`.replace(/\s+/g, ' ')
  }
  return null
}

const textsOf = (row: PatientRow, { file, records }: Beside): readonly (readonly [FoundIn['in'], string])[] => [
  ['notes', row.notes ?? ''],
  ...(file
    ? ([
        ['diagnosis', file.diagnosis],
        ['problems', file.problems],
        ['plan', file.plan],
        ['progress', file.progress],
        ['visit', file.next_visit_for],
      ] as const)
    : []),
  ...records.map(note => ['record', note] as const),
]

/** Why a case was found; undefined where its name or number contains every term. */
export const matchOf = (row: PatientRow, beside: Beside, terms: readonly string[]): FoundIn | undefined => {
  const own = searchKeys({ ...nothing, name: row.name, caseNo: row.case_no })
  const term = terms.find(each => !holds(own, each))
  if (term === undefined) return undefined
  if (row.phone && holds(searchKeys({ ...nothing, phone: row.phone }), term)) return { in: 'phone', text: row.phone }
  const tag = beside.tags.find(each => holds(searchKeys({ ...nothing, tags: [each] }), term))
  if (tag) return { in: 'tag', text: tag }
  for (const [where, text] of textsOf(row, beside)) {
    const piece = excerpt(text, term)
    if (piece !== null) return { in: where, text: piece }
  }
  return undefined
}
