import { contentOf, ownFromContent, type OwnAnalysis as Parts } from '@sella/ceph/analysis/own'

const kind = 'sella-analysis'

/** An own analysis as a file other doctors can take in. */
export const fileOf = (parts: Parts): Blob =>
  new Blob([JSON.stringify({ kind, version: 1, name: parts.name, content: JSON.parse(contentOf(parts)) }, null, 2)], {
    type: 'application/json',
  })

/** The analysis in a file; null when the file is none. */
export const fromFile = (text: string): Parts | null => {
  try {
    const stored = JSON.parse(text) as { readonly kind?: unknown; readonly name?: unknown; readonly content?: unknown }
    if (stored.kind !== kind || typeof stored.name !== 'string') return null
    return ownFromContent(stored.name, JSON.stringify(stored.content))
  } catch {
    return null
  }
}
