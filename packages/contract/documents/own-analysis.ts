import { autoLines } from '@sella/ceph/analysis/choices'
import type { OwnAnalysis, OwnView } from '@sella/ceph/analysis/own'
import { faceViews } from '@sella/ceph/data/face-views'
import { z } from 'zod/mini'
import { placeOfFault, type TextDocument } from './document'
import { jsonIn } from './salvage'
import { proven, type Same } from './same'

/** More than any analysis has; the tables know about 200 items. */
const maxItems = 500

const names = z.array(z.string()).check(z.maxLength(maxItems))
const parts = { funcs: names, lines: z.optional(names) }
const written = z.object(parts)
proven<Same<Required<z.output<typeof written>>, { funcs: OwnAnalysis['items']; lines: OwnAnalysis['lines'] }>>()

/** An analysis of the film says nothing of a view. */
const schema = z.looseObject({ view: z.optional(z.enum([...faceViews, 'frontal'])), ...parts })

/** Version 1 was a plain list of items. */
const upgraded = (value: unknown): unknown => (Array.isArray(value) ? { funcs: value } : value)

const readFrom = (content: string): z.output<typeof schema> | null => schema.safeParse(upgraded(jsonIn(content))).data ?? null

/** What the stored content is an analysis of, the film where nothing is said; null for what is no analysis, or of a view nobody knows. */
export const viewOfContent = (content: string): OwnView | null => {
  const read = readFrom(content)
  return read && (read.view ?? 'film')
}

/**
 * Items and lines of the stored content, JSON text of any version. Null when it cannot be read, and when it is an analysis of another
 * image than `view`. Content without lines draws the lines selected from the start; a face has none such.
 */
export function ownFromContent(name: string, content: string, view: OwnView = 'film'): OwnAnalysis | null {
  const read = readFrom(content)
  if (!read || (read.view ?? 'film') !== view) return null
  return { name, items: read.funcs, lines: read.lines ?? (view === 'film' ? autoLines : []) }
}

/** The content to store: always the fuller form; of a face it names the view. */
export const contentOf = ({ items, lines }: Pick<OwnAnalysis, 'items' | 'lines'>, view: OwnView = 'film'): string =>
  JSON.stringify({ ...(view === 'film' ? {} : { view }), funcs: items, lines })

/** What a doctor's own analysis is made of. */
export const ownAnalysisDocument: TextDocument = {
  name: 'OwnAnalysis',
  holds:
    "A doctor's own analysis: names of measurements in their order, and of the reference lines drawn with them. A plain list of names is its oldest form.",
  version: 2,
  schema,
  faultIn: content => placeOfFault(schema, upgraded(jsonIn(content))),
}
