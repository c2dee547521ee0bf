import { z } from 'zod/mini'
import { faultBy, type TextDocument } from './document'
import { jsonIn, salvage } from './salvage'

/**
 * What can be drawn on a picture: a distance between two points, an angle with its vertex at the second of three points, a
 * freehand line with a note.
 */
const markTools = ['distance', 'angle', 'note'] as const

/** Pixels of the picture as displayed: x right, y down. */
const coordinate = z.number().check(z.gte(-100_000), z.lte(100_000))
const mark = z.strictObject({
  tool: z.enum(markTools),
  points: z.array(z.strictObject({ x: coordinate, y: coordinate })).check(z.minLength(1), z.maxLength(400)),
  text: z.optional(z.string().check(z.maxLength(500))),
})
/** Most marks that may be drawn on a picture in one edit. */
export const mostMarks = 100

/** Marks belong to the pixels they were drawn on, which `shown` names; each edit of a picture has a different name. */
const marked = z.strictObject({
  shown: z.string().check(z.minLength(1), z.maxLength(64)),
  // Two windows may each have as many as one may draw: together they are stored.
  marks: z.array(mark).check(z.maxLength(4 * mostMarks)),
})
const schema = z.strictObject({ version: z.literal(1), sets: z.array(marked).check(z.maxLength(20)) })

export type PictureMark = z.infer<typeof mark>
export type MarkedPixels = z.infer<typeof marked>

export const setsIn = (text: string | null | undefined): readonly MarkedPixels[] =>
  text ? (salvage(schema, jsonIn(text), { version: 1 as const, sets: [] }) as z.infer<typeof schema>).sets : []

/** The marks drawn on exactly these pixels. */
export const marksOn = (text: string | null | undefined, shown: string): readonly PictureMark[] =>
  setsIn(text).find(set => set.shown === shown)?.marks ?? []

/** Number of marks drawn on the picture under a different edit. */
export const marksElsewhere = (text: string | null | undefined, shown: string): number =>
  setsIn(text).reduce((sum, set) => sum + (set.shown === shown ? 0 : set.marks.length), 0)

/** Rounded to a hundredth of a pixel. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)

/** The text to store; null for no marks. */
export const textOfSets = (sets: readonly MarkedPixels[]): string | null =>
  sets.length === 0 ? null : JSON.stringify({ version: 1, sets }, rounded)

/** The text to store with the marks on these pixels replaced; marks on other pixels stay. Null when no marks are left. */
export const withMarksOn = (text: string | null | undefined, shown: string, marks: readonly PictureMark[]): string | null => {
  const others = setsIn(text).filter(set => set.shown !== shown)
  return textOfSets(marks.length === 0 ? others : [...others.slice(-19), { shown, marks: [...marks] }])
}

/**
 * The text without anything handwritten, for an anonymous archive: only distances and angles on these pixels (`shown`), since a
 * freehand line may be handwriting. Null when no marks are left.
 */
export const withoutNotes = (text: string, shown: string): string | null =>
  withMarksOn(
    null,
    shown,
    marksOn(text, shown).flatMap(({ tool, points }) => (tool === 'note' ? [] : [{ tool, points }])),
  )

/** What was measured and noted on a picture. */
export const pictureMarksDocument: TextDocument = {
  name: 'PictureMarks',
  holds:
    'Distances, angles and freehand notes on one picture, in pixels of what is shown of it, by the name of those pixels. They are for the eye: no measurement and no tracing rests on them.',
  version: 1,
  schema,
  faultIn: faultBy(schema),
}
