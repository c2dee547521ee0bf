import { builtInAnalyses } from '@sella/ceph/data/analyses'
import { type ItemName, isItemName, itemNames } from '@sella/ceph/data/measurements'
import { type Apart, apartOf } from '@sella/ceph/reliability/apart'
import type { Reread } from '@sella/ceph/reliability/points'
import { type Study, studyOf } from '@sella/ceph/reliability/study'
import type { Tracing } from '@sella/ceph/tracing/tracing'
import { fromStored, LATERAL_CEPH, storedFilm } from './documents/tracing'
import type { RereadFilm } from './rereads'
import type { PointSource, StudyChoice } from './study-choice'

/** Identifies a reader: two members of the same name are two readers. */
export type ReadBy = Pick<RereadFilm, 'reader' | 'name' | 'person'>

/** One reader's further readings. */
export interface StudyReader extends ReadBy {
  /** Position among readers of the same name, from 1, by who read first; null where nobody else has the name. */
  readonly namesake: number | null
  readonly films: readonly RereadFilm[]
}

export const isBy = (a: ReadBy, b: ReadBy): boolean => a.reader === b.reader && a.name === b.name && a.person === b.person

/** The readings grouped by reader; of several readings of one film by the same reader, only the latest. `all`: oldest first. */
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

/** Both readings of a film, identified by its record; null where there is nothing to compare the film with. */
const pairOf = (film: RereadFilm): Reread | null => {
  if (film.first === null) return null
  const [first, second] = [tracingIn(film.first, film), tracingIn(film.cephPoints, film)]
  if (!first || !second || Object.keys(first.points).length === 0) return null
  return { film: film.recordUuid, first, second }
}

const fits = (source: PointSource, { first }: Reread): boolean => {
  const unconfirmed = Object.values(first.points).some(({ origin }) => origin === 'detected' || origin === 'unknown')
  return source === 'any' || unconfirmed === (source === 'detected')
}

const inDays = ({ createday }: RereadFilm, { from, to }: Pick<StudyChoice, 'from' | 'to'>): boolean => {
  const day = createday.slice(0, 10)
  return (from === null || day >= from) && (to === null || day <= to)
}

/** A clinician compared with the detector, on exactly the films that both have read: on other films either might err more. */
export interface Beside {
  readonly reader: StudyReader
  readonly study: Study
  readonly detector: Study
}

export interface Chosen {
  /** Whose readings; null where nobody made any. */
  readonly reader: StudyReader | null
  /** The films that match the dates and source, before single records are left out. */
  readonly films: readonly RereadFilm[]
  /** Number of the reader's films with nothing to compare them with: the film has since been replaced, or has no points. */
  readonly skipped: number
  readonly study: Study
  /** How far the readings of the study's films lie apart; null where the second reader never made the first. */
  readonly apart: Apart | null
  /** If the detector was chosen: the person to compare it with. Null where there is none, or where a person was chosen. */
  readonly beside: Beside | null
}

/** Of one person's own readings, or those of a member, who may have made the first; others do not remember what they did not place. */
export const apartIn = (films: readonly RereadFilm[]): Apart | null => {
  const own = films.filter(({ reader }) => reader === 'self' || reader === 'member')
  return own.length === 0 ? null : apartOf(own.map(({ firstAt, createdAt }) => ({ first: firstAt, second: createdAt })))
}

const itemsOf = (analysis: string): readonly ItemName[] =>
  builtInAnalyses.find(({ name }) => name === analysis)?.items.filter(isItemName) ?? itemNames

/** A reader's films that match a choice, before and after single records are left out. */
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
    apart: apartIn(kept.map(({ film }) => film)),
  }
}

/** The agreement of a reader's films that match a choice. */
const studyBy = (reader: StudyReader, choice: StudyChoice) => {
  const { pairs, ...films } = pairsBy(reader, choice)
  return { ...films, study: studyOf(pairs, itemsOf(choice.analysis)) }
}

/**
 * The clinician to compare a chosen detector with: other people take precedence over the doctor's own second readings, then
 * whoever has read most of the detector's films.
 */
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

/** How well the chosen readings agree with the records' own tracings; if nothing is chosen, a study of no films. */
export const studyOfChoice = (all: readonly RereadFilm[], choice: StudyChoice): Chosen => {
  const readers = readersIn(all)
  const reader = readers.find(by => isBy(by, choice)) ?? null
  const none = { films: [], skipped: 0, apart: null, study: studyOf([], itemsOf(choice.analysis)) }
  return { reader, ...(reader ? studyBy(reader, choice) : none), beside: besideOf(readers, reader, choice) }
}
