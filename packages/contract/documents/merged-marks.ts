import { type MarkedPixels, type PictureMark, pictureMarksDocument, setsIn, textOfSets } from './picture-marks'

interface Versions {
  /** The marks that both others started from. */
  readonly base: string | null
  readonly mine: string | null
  readonly theirs: string | null
}

const keyOf = (mark: PictureMark): string => JSON.stringify([mark.tool, mark.points, mark.text ?? ''])

/** Marks of one list and not of the other. */
const without = (marks: readonly PictureMark[], others: readonly PictureMark[]): PictureMark[] => {
  const keys = new Set(others.map(keyOf))
  return marks.filter(mark => !keys.has(keyOf(mark)))
}

const marksIn = (sets: readonly MarkedPixels[], shown: string): readonly PictureMark[] =>
  sets.find(set => set.shown === shown)?.marks ?? []

/**
 * The marks of two windows that changed the same ones: what either added is there, what either removed is not; a mark changed in both
 * is there twice. Null text: none. Undefined where both together are more than a picture holds.
 */
export const mergedMarks = ({ base, mine, theirs }: Versions): string | null | undefined => {
  const [first, here, there] = [base, mine, theirs].map(setsIn) as [MarkedPixels[], MarkedPixels[], MarkedPixels[]]
  const pixels = new Set([...there, ...here].map(({ shown }) => shown))
  const sets = [...pixels].flatMap(shown => {
    const [was, own, others] = [first, here, there].map(all => marksIn(all, shown)) as [
      PictureMark[],
      PictureMark[],
      PictureMark[],
    ]
    const removed = without(was, own)
    const marks = [...without(others, removed), ...without(without(own, was), others)]
    return marks.length > 0 ? [{ shown, marks }] : []
  })
  const text = textOfSets(sets)
  return text === null || pictureMarksDocument.faultIn(text) === null ? text : undefined
}
