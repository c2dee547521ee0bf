import { judgingGroupWords, judgingNormsWords } from '@sella/ceph/analysis/judged-by'
import { showNorm } from '@sella/ceph/measure/display'
import type { Mark } from '../scene/scene'
import type { ComparedRecord } from './comparison'
import { greys, sizes } from './paper'
import { shrunk, text } from './type'

/** The age group by which a record is judged, in its column's heading; nothing if the analysis has none. */
export const groupMarks = ({ input }: ComparedRecord, x: number, y: number, maxWidth: number): readonly Mark[] => {
  const words = judgingGroupWords(input.analysis, input.subject)?.[input.lang]
  return words ? [text(words, x, y, shrunk(words, { size: sizes.smallest, colour: greys.quiet, maxWidth }, 16))] : []
}

/** Whose norms they are: the sex, which is the patient's on every record, and whether they are of adults. */
export const ofWhomNorms = ({
  input: { analysis, subject, lang },
  measured,
}: Pick<ComparedRecord, 'input' | 'measured'>): string => judgingNormsWords(analysis, subject, measured.rows)[lang]

/** `1–4·7`: consecutive numbers are given as a range. */
const numbersText = (numbers: readonly number[]): string => {
  const stretches: [from: number, to: number][] = []
  for (const number of [...numbers].sort((a, b) => a - b)) {
    const last = stretches.at(-1)
    if (last && number === last[1] + 1) last[1] = number
    else stretches.push([number, number])
  }
  return stretches.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join('·')
}

type NumberedRows = Pick<ComparedRecord, 'measured' | 'number'>

/** The norms of an item, each once, with the numbers of the records they judge unless they judge all of them. */
const normLines = (item: string, records: readonly NumberedRows[]): readonly string[] => {
  const numbers = new Map<string, number[]>()
  for (const { measured, number } of records) {
    const norm = measured.rows.find(row => row.item === item)?.norm
    if (norm) numbers.set(showNorm(norm), [...(numbers.get(showNorm(norm)) ?? []), number])
  }
  const [only, ...more] = numbers.keys()
  if (only !== undefined && more.length === 0) return [only]
  return [...numbers].map(([norm, of]) => `${numbersText(of)}: ${norm}`)
}

/** Line spacing of several norms, if their row has room for it. */
const leading = 25

/** The norms of a row's values, ending at `right` and no higher than `height`: each record by the norm of its own date. */
export const referenceMarks = (
  item: string,
  records: readonly NumberedRows[],
  {
    right,
    middle,
    height,
    size: single = sizes.caption,
  }: { readonly right: number; readonly middle: number; readonly height: number; readonly size?: number },
): readonly Mark[] => {
  const lines = normLines(item, records)
  const apart = Math.min(leading, height / lines.length)
  const size = lines.length > 1 ? Math.min(sizes.smallest, apart - 2) : single
  return lines.map((words, i) =>
    text(words, right, middle + (i - (lines.length - 1) / 2) * apart, { size, colour: greys.text, align: 'end' }),
  )
}
