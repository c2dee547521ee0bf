import type { SchemeLines } from '@sella/ceph/superimpose/scheme'
import { allParts, type ShownParts } from '@sella/drawing/tracing/overlap-parts'

/** How the overlap is displayed: the colours and line styles are stored with the scheme, the rest lasts as long as the screen. */
export interface OverlapLook extends SchemeLines {
  readonly parts: ShownParts
  /** Whether to draw outlines that nobody traced, dashed. */
  readonly estimated: boolean
  /** Hidden records, by uuid. */
  readonly hidden: ReadonlySet<string>
  /** The only record shown while flickering; null for all. */
  readonly solo: string | null
  readonly films: boolean
  /** 0: only the reference's film; 1: only the last record's film. */
  readonly mix: number
  readonly paper: boolean
  readonly panel: boolean
}

/** At these widths the analysis panel is a drawer over the pictures, closed at first. */
export const drawer = '(min-width: 768px) and (max-width: 1279px)'

export const firstLook: OverlapLook = {
  parts: allParts,
  estimated: true,
  hidden: new Set(),
  solo: null,
  films: true,
  mix: 0,
  kinds: false,
  colours: 'own',
  paper: false,
  panel: true,
}

export const isSeen = ({ hidden, solo }: OverlapLook, uuid: string): boolean =>
  solo === null ? !hidden.has(uuid) : solo === uuid

export const toggled = (look: OverlapLook, uuid: string): OverlapLook => {
  const hidden = new Set(look.hidden)
  if (!hidden.delete(uuid)) hidden.add(uuid)
  return { ...look, hidden, solo: null }
}

/** Shows the next record alone; after the last one, all of them again. */
export const flickered = (look: OverlapLook, uuids: readonly string[]): OverlapLook => {
  const at = look.solo === null ? 0 : uuids.indexOf(look.solo) + 1
  return { ...look, solo: uuids[at] ?? null }
}
