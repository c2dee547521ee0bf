import { nameKey, type OwnAnalysis as Parts } from '@sella/ceph/analysis/own'
import type { MeanSd, OwnItem } from '@sella/ceph/analysis/own-item'
import { draftOf } from '@sella/ceph/analysis/own-item-draft'
import { combinedKinds, pointKinds } from '@sella/ceph/kinds/index'
import { showNorm } from '@sella/ceph/measure/display'
import type { Lang, Words } from '@sella/ceph/words'
import { storedItems } from '@sella/contract/documents/own-items'
import { losesTheirs, type Versions } from '../../../own-values/lost-change'

const plain = (item: OwnItem | null): unknown => item && storedItems({ item })

/** The same for a measurement, by what is stored of it. */
export const losesTheirItem = ({ was, mine, theirs }: Versions<OwnItem>): boolean =>
  losesTheirs({ was: plain(was), mine: plain(mine), theirs: plain(theirs) })

/** Measurements in one of two versions of an analysis alone. */
export const onlyIn = (analysis: Parts, other: Parts): readonly string[] =>
  analysis.items.filter(item => !other.items.includes(item))

/** A measurement in a line: its calculation, what it is computed from, its norms. */
export const itemLine = (name: string, item: OwnItem, lang: Lang): string => {
  const { kind, nodes, of } = draftOf(name, item)
  const norms: readonly (MeanSd | null | undefined)[] = [item.norm, ...Object.values(item.stages ?? {})]
  const shown = norms.flatMap(norm => (norm ? [showNorm(norm)] : []))
  const kinds: Readonly<Record<string, { readonly name: Words }>> = { ...pointKinds, ...combinedKinds }
  const title = kinds[kind]?.name[lang]
  return [title, [...nodes, ...of].filter(Boolean).join(' – '), ...shown].filter(Boolean).join(lang === 'zh' ? '，' : ', ')
}

/** A name not taken yet: “X (2)”, “X (3)”. At most 60 characters, as the form allows. */
export const freeName = (name: string, taken: readonly string[]): string => {
  for (let number = 2; ; number++) {
    const free = `${name.slice(0, 60 - ` (${number})`.length)} (${number})`
    if (!taken.some(other => nameKey(other) === nameKey(free))) return free
  }
}
