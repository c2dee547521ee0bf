import { autoLines } from '@sella/ceph/analysis/choices'
import type { OwnAnalysis, OwnView } from '@sella/ceph/analysis/own'
import { faceViews } from '@sella/ceph/data/face-views'
import { z } from 'zod/mini'
import { placeOfFault, type TextDocument } from './document'
import { jsonIn } from './salvage'
import { proven, type Same } from './same'

/** More than any analysis has; the tables hold about 200 items. */
const maxItems = 500

const names = z.array(z.string()).check(z.maxLength(maxItems))
const parts = { funcs: names, lines: z.optional(names) }
const written = z.object(parts)
proven<Same<Required<z.output<typeof written>>, { funcs: OwnAnalysis['items']; lines: OwnAnalysis['lines'] }>>()

/** An analysis of the film has no `view`. */
const schema = z.looseObject({ view: z.optional(z.enum([...faceViews, 'frontal'])), ...parts })

/** Version 1 was a plain list of items. */
const upgraded = (value: unknown): unknown => (Array.isArray(value) ? { funcs: value } : value)

const readFrom = (content: string): z.output<typeof schema> | null => schema.safeParse(upgraded(jsonIn(content))).data ?? null

/**
 * The kind of image that the stored content analyses, the film if it names none; null if it is not an analysis or names an
 * unknown view.
 */
export const viewOfContent = (content: string): OwnView | null => {
  const read = readFrom(content)
  return read && (read.view ?? 'film')
}

/**
 * Items and lines of the stored content, JSON text of any version. Null when it cannot be read or is an analysis of an image
 * other than `view`. Content without lines gets the lines selected by default; a face has no lines.
 */
export function ownFromContent(name: string, content: string, view: OwnView = 'film'): OwnAnalysis | null {
  const read = readFrom(content)
  if (!read || (read.view ?? 'film') !== view) return null
  return { name, items: read.funcs, lines: read.lines ?? (view === 'film' ? autoLines : []) }
}

/** The content to store, always in the current full form; for a face it names the view. */
export const contentOf = ({ items, lines }: Pick<OwnAnalysis, 'items' | 'lines'>, view: OwnView = 'film'): string =>
  JSON.stringify({ ...(view === 'film' ? {} : { view }), funcs: items, lines })

/** A doctor's own analysis: its items and lines. */
export const ownAnalysisDocument: TextDocument = {
  name: 'OwnAnalysis',
  holds:
    "A doctor's own analysis: names of measurements in their order, and of the reference lines drawn with them. A plain list of names is its oldest form.",
  version: 2,
  schema,
  faultIn: content => placeOfFault(schema, upgraded(jsonIn(content))),
}
