import { shortAgeWords } from '@sella/ceph/patient/age'
import type { Mark } from '../../scene/scene'
import type { ComparedRecord, Comparison } from '../comparison'
import { recordText } from '../date-text'
import { sizes } from '../paper'
import type { Room } from '../scale-bar'
import { text, widthOf } from '../type'
import { pixel } from './picture'
import { lineSample, ringMarks } from './record-rings'

const leading = 42

type Age = (record: ComparedRecord) => string

const [full, short, none]: readonly [Age, Age, Age] = [
  ({ input }) => input.patient.ageText,
  ({ input: { patient, subject, lang } }) =>
    patient.ageText && subject.age ? shortAgeWords(subject.age)[lang] : patient.ageText,
  () => '',
]

/** A record's date and stage, with the age. */
const wordsOf = (record: ComparedRecord, age: Age): string => [recordText(record.input), age(record)].filter(Boolean).join(' · ')

interface Columns {
  readonly count: number
  readonly size: number
  /** For the sample of its line before the text. */
  readonly sample: number
  readonly age: Age
}

const two = { count: 2, size: sizes.small, sample: 62 } as const
const three = { count: 3, size: sizes.smallest, sample: 44 } as const

/** From the fullest to the barest. */
const ways: readonly Columns[] = [
  { ...two, age: full },
  { ...two, age: short },
  { ...two, size: sizes.smallest, age: short },
  { ...two, age: none },
]
const manyWays: readonly Columns[] = [full, short, none].map(age => ({ ...three, age }))

/** The width left for a record's text beside its ring and its line. */
const wordsWidth = ({ count, sample }: Columns, width: number): number => width / count - 44 - sample - 10

/** Two columns of records, three if there are many and none is cut; all with their ages, or none. */
const columnsOf = (records: Comparison['records'], width: number): Columns => {
  const fits = (way: Columns): boolean =>
    records.every(record => widthOf(wordsOf(record, way.age), { size: way.size }) <= wordsWidth(way, width))
  return [...(records.length > 6 ? manyWays : []), ...ways].find(fits) ?? { ...two, age: none }
}

export const legendHeight = ({ records }: Comparison, width: number): number =>
  Math.ceil(records.length / columnsOf(records, width).count) * leading

/** The records by number and line, with date, stage and age. */
export const legendMarks = ({ records }: Comparison, room: Omit<Room, 'height'>): readonly Mark[] => {
  const columns = columnsOf(records, room.width)
  const { count, size, sample, age } = columns
  const maxWidth = wordsWidth(columns, room.width)
  return records.flatMap((record, i): readonly Mark[] => {
    const [x, y] = [room.x + ((i % count) * room.width) / count, room.y + (Math.floor(i / count) + 0.5) * leading]
    return [
      ...ringMarks(record, { x: x + 16, y }),
      lineSample(record, { x: x + 40, y }, sample - 8, pixel),
      text(wordsOf(record, age), x + 44 + sample, y, { size, maxWidth }),
    ]
  })
}
