import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { type ItemName, isItemName, itemNames } from '@sella/ceph/data/measurements'
import type { Reread } from '@sella/ceph/reliability/points'
import { type Study, studyOf } from '@sella/ceph/reliability/study'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { fromStored, LATERAL_CEPH, storedFilm } from './documents/tracing'
import type { RereadFilm } from './entities'
import type { PointSource, StudyChoice } from './study-choice'

/** Who read: two members of one name are two. */
export type ReadBy = Pick<RereadFilm, 'reader' | 'name' | 'person'>

/** One reader's further readings. */
export interface StudyReader extends ReadBy {
  /** Among readers of one name the place, from 1, of who read first; null where the name is nobody else's. */
  readonly namesake: number | null
  readonly films: readonly RereadFilm[]
}

export const isBy = (a: ReadBy, b: ReadBy): boolean => a.reader === b.reader && a.name === b.name && a.person === b.person

/** The readings by reader; of several by one reader of one film the latest. `all` oldest first. */
export const readersIn = (all: readonly RereadFilm[]): readonly StudyReader[] => {
  const firsts = all.filter((film, i) => all.findIndex(other => isBy(film, other)) === i)
  return firsts.map(first => {
    const { reader, name, person } = first
    const hers = all.filter(film => isBy(film, first))
    const alike = firsts.filter(other => other.reader === reader && other.name === name)
    const namesake = alike.length > 1 ? alike.indexOf(first) + 1 : null
    return { reader, name, person, namesake, films: [...new Map(hers.map(film => [film.recordUuid, film])).values()] }
  })
}

const tracingIn = (text: string, { fileScale }: RereadFilm): Tracing | null => {
  const read = fromStored(text, storedFilm(LATERAL_CEPH, fileScale))
  return read.ok ? read.value : null
}

/** Both readings of a film, named by its record; null where the film has nothing to be compared with. */
const pairOf = (film: RereadFilm): Reread | null => {
  if (film.first === null) return null
  const [first, second] = [tracingIn(film.first, film), tracingIn(film.cephPoints, film)]
  if (!first || !second || Object.keys(first.points).length === 0) return null
  return { film: film.recordUuid, first, second }
}

const fits = (source: PointSource, { first }: Reread): boolean => {
  const unconfirmed = Object.values(first.points).some(({ origin }) => origin === 'detected')
  return source === 'any' || unconfirmed === (source === 'detected')
}

const inDays = ({ createday }: RereadFilm, { from, to }: Pick<StudyChoice, 'from' | 'to'>): boolean => {
  const day = createday.slice(0, 10)
  return (from === null || day >= from) && (to === null || day <= to)
}

/** A clinician beside the detector, both by the films that both read and no other: on other films either may err more. */
export interface Beside {
  readonly reader: StudyReader
  readonly study: Study
  readonly detector: Study
}

export interface Chosen {
  /** Whose readings; null where nobody read so. */
  readonly reader: StudyReader | null
  /** What dates and source leave, before single records are left out. */
  readonly films: readonly RereadFilm[]
  /** How many of the reader's films have nothing to be compared with: replaced since, or without points. */
  readonly skipped: number
  readonly study: Study
  /** Where the detector was chosen: who of the people read most of its films a further time; null without any, or where a person was chosen. */
  readonly beside: Beside | null
}

const itemsOf = (analysis: string): readonly ItemName[] =>
  builtInAnalyses.find(({ name }) => name === analysis)?.items.filter(isItemName) ?? itemNames

/** The films of a reader that fit a choice, before and after single records are left out. */
const pairsBy = ({ films }: StudyReader, choice: StudyChoice) => {
  const paired = films.flatMap(film => {
    const pair = pairOf(film)
    return pair ? [{ film, pair }] : []
  })
  const fitting = paired.filter(({ film, pair }) => inDays(film, choice) && fits(choice.source, pair))
  const kept = fitting.filter(({ film }) => !choice.leftOut.includes(film.recordUuid))
  return {
    films: fitting.map(({ film }) => film),
    skipped: films.length - paired.length,
    pairs: kept.map(({ pair }) => pair),
  }
}

/** How a reader's films that fit a choice agree. */
const studyBy = (reader: StudyReader, choice: StudyChoice) => {
  const { pairs, ...films } = pairsBy(reader, choice)
  return { ...films, study: studyOf(pairs, itemsOf(choice.analysis)) }
}

/** The same study of a clinician, for a choice of the detector: another person's readings before the first one's own, then who read most. */
const besideOf = (readers: readonly StudyReader[], detector: StudyReader | null, choice: StudyChoice): Beside | null => {
  if (choice.reader !== 'detector' || !detector) return null
  const own = pairsBy(detector, choice).pairs
  const people = readers
    .filter(({ reader }) => reader !== 'detector')
    .map(reader => {
      const pairs = pairsBy(reader, choice).pairs.filter(({ film }) => own.some(pair => pair.film === film))
      return { reader, pairs }
    })
  const [best] = people
    .filter(({ pairs }) => pairs.length > 0)
    .sort((a, b) => Number(a.reader.reader === 'self') - Number(b.reader.reader === 'self') || b.pairs.length - a.pairs.length)
  if (!best) return null
  const items = itemsOf(choice.analysis)
  const shared = own.filter(({ film }) => best.pairs.some(pair => pair.film === film))
  return { reader: best.reader, study: studyOf(best.pairs, items), detector: studyOf(shared, items) }
}

/** How the readings chosen agree with the records' own tracings; nothing chosen gives a study of no film. */
export const studyOfChoice = (all: readonly RereadFilm[], choice: StudyChoice): Chosen => {
  const readers = readersIn(all)
  const reader = readers.find(by => isBy(by, choice)) ?? null
  const none = { films: [], skipped: 0, study: studyOf([], itemsOf(choice.analysis)) }
  return { reader, ...(reader ? studyBy(reader, choice) : none), beside: besideOf(readers, reader, choice) }
}
