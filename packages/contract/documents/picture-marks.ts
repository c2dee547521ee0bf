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

/**
 * Marks belong to where the pixels lay when they were drawn, which `shown` names: a turn, a mirror or a crop names another frame,
 * brightness and contrast do not. Marks drawn before frames were told apart bear the name of the picture as displayed then.
 */
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

/** A picture as displayed now: the name of its frame, and that of exactly these pixels. */
export interface MarkedPicture {
  readonly frame: string
  readonly shown: string
}

const isOn = (set: MarkedPixels, { frame, shown }: MarkedPicture): boolean => set.shown === frame || set.shown === shown

/** The marks drawn in this frame of the picture. */
export const marksOn = (text: string | null | undefined, picture: MarkedPicture): readonly PictureMark[] =>
  setsIn(text).flatMap(set => (isOn(set, picture) ? set.marks : []))

/** Number of marks drawn in another frame of the picture. */
export const marksElsewhere = (text: string | null | undefined, picture: MarkedPicture): number =>
  setsIn(text).reduce((sum, set) => sum + (isOn(set, picture) ? 0 : set.marks.length), 0)

/** Rounded to a hundredth of a pixel. */
const rounded = (_: string, value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) / 100 : value)

/** The text to store; null for no marks. */
export const textOfSets = (sets: readonly MarkedPixels[]): string | null =>
  sets.length === 0 ? null : JSON.stringify({ version: 1, sets }, rounded)

/** The text to store with the marks in this frame replaced; marks in other frames stay. Null when no marks are left. */
export const withMarksOn = (
  text: string | null | undefined,
  picture: MarkedPicture,
  marks: readonly PictureMark[],
): string | null => {
  const others = setsIn(text).filter(set => !isOn(set, picture))
  return textOfSets(marks.length === 0 ? others : [...others.slice(-19), { shown: picture.frame, marks: [...marks] }])
}

/**
 * The text without anything handwritten, for an anonymous archive, whose picture is as displayed: only distances and angles in this
 * frame, since a freehand line may be handwriting. Null when no marks are left.
 */
export const withoutNotes = (text: string, picture: MarkedPicture): string | null =>
  withMarksOn(
    null,
    { frame: picture.shown, shown: picture.shown },
    marksOn(text, picture).flatMap(({ tool, points }) => (tool === 'note' ? [] : [{ tool, points }])),
  )

/** What was measured and noted on a picture. */
export const pictureMarksDocument: TextDocument = {
  name: 'PictureMarks',
  holds:
    'Distances, angles and freehand notes on one picture, in pixels of what is shown of it, by the name of the frame these lie in. They are for the eye: no measurement and no tracing rests on them.',
  version: 1,
  schema,
  faultIn: faultBy(schema),
}
