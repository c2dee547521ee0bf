import type { OverlapScheme } from '@sella/ceph/superimpose/scheme'
import { parseSchemes } from '@sella/contract/documents/overlap-schemes'

/** The stored text cannot be parsed as schemes; overwriting it would lose them. */
class UnreadableSchemes extends Error {}

/** The stored schemes. Throws if the text cannot be read. */
export const schemesIn = (text: string): readonly OverlapScheme[] => {
  const schemes = parseSchemes(text)
  if (schemes === null) throw new UnreadableSchemes()
  return schemes
}
