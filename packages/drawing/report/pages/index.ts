import type { Scene } from '../../scene/scene'
import { type ComparedRecord, type Comparison, valuesKey } from '../comparison'
import type { SectionId } from '../design'
import { isFilmless } from '../filmless'
import type { ReportInput } from '../input'
import { analysisPages, halfFullAnalysisPages } from './analysis'
import { compareAnalysisPages, fullerAnalysisPages } from './compare-analysis'
import { boardKey, boardRecordPages, boardSuperimpositions } from './compare-board'
import { compareFilmPages } from './compare-films'
import { comparePhotoPages, photosShownBy } from './compare-photos'
import { compareResultPages } from './compare-result'
import { compareWigglePages, snugCompareWigglePages } from './compare-wiggle'
import { coverPages } from './cover'
import { facePages } from './faces'
import { frontalPages, fullerFrontalPages } from './frontal'
import { maturationPages } from './maturation'
import { modelValuePages } from './model-values'
import { modelPages } from './models'
import { notePages } from './notes'
import { panoramicPages } from './panoramic'
import { patientPages, snugPatientPages } from './patient'
import { planPages, plansOf } from './plan'
import { snugWigglePages, wigglePages } from './wiggle'

/** A section of one record: its pages from the input; none if it has nothing to show. */
export interface PageMaker {
  readonly id: SectionId
  /** The section names the clinic itself. */
  readonly bare?: boolean
  readonly make: (input: ReportInput) => readonly Scene[]
  /** With lower rows, to share a page. */
  readonly snug?: (input: ReportInput) => readonly Scene[]
  /** Other ways to distribute the same over its pages, where the usual one leaves a page less than half full. */
  readonly fuller?: readonly ((input: ReportInput) => readonly Scene[])[]
  /** Parts with a bookmark each; without it the section has one. */
  readonly parts?: (input: ReportInput) => readonly { readonly name: string; readonly input: ReportInput }[]
}

type Make = PageMaker['make']

/** A section that a record without a lateral film does not have. */
const ofFilm =
  (make: Make): Make =>
  input =>
    isFilmless(input) ? [] : make(input)

/** A new section is one file, one line here and its name in `design.ts`. */
export const pages: readonly PageMaker[] = [
  { id: 'cover', bare: true, make: coverPages },
  { id: 'patient', make: patientPages, snug: snugPatientPages },
  { id: 'analysis', make: ofFilm(analysisPages), fuller: [ofFilm(halfFullAnalysisPages)] },
  { id: 'faces', make: facePages },
  { id: 'frontal', make: frontalPages, fuller: fullerFrontalPages },
  { id: 'panoramic', make: panoramicPages },
  { id: 'models', make: input => [...modelPages(input), ...modelValuePages(input)] },
  { id: 'maturation', make: ofFilm(maturationPages) },
  { id: 'wiggle', make: ofFilm(wigglePages), snug: ofFilm(snugWigglePages) },
  { id: 'plan', make: planPages, parts: plansOf },
  { id: 'notes', make: notePages },
]

/** A section of each overlap scheme. */
export interface ComparisonMaker {
  readonly id: SectionId
  readonly make: (scheme: Comparison) => readonly Scene[]
  /** With lower rows, to share a page. */
  readonly snug?: (scheme: Comparison) => readonly Scene[]
  /** Other ways to distribute the same over its pages, where the usual one leaves a page less than half full. */
  readonly fuller?: readonly ((scheme: Comparison) => readonly Scene[])[]
  /** Identifies what the pages of one record are made from: whatever an earlier scheme has printed is not printed again. */
  readonly once?: (record: ComparedRecord, scheme: Comparison) => string
  /** True if the pages of an earlier scheme say all that those of this one would: they are not printed again. */
  readonly isRepeat?: (scheme: Comparison, before: Comparison) => boolean
}

/** Of two schemes whose pages are made from the same, besides the scheme's name, only the first is printed. */
const sameIn =
  (madeFrom: (scheme: Comparison) => string): ComparisonMaker['isRepeat'] =>
  (scheme, before) =>
    madeFrom(scheme) === madeFrom(before)

/** A new section is one file, one line here and its name in `design.ts`. */
export const comparisonPages: readonly ComparisonMaker[] = [
  { id: 'films', make: compareFilmPages },
  { id: 'photos', make: comparePhotoPages, isRepeat: photosShownBy },
  { id: 'values', make: compareAnalysisPages, fuller: fullerAnalysisPages, isRepeat: sameIn(valuesKey) },
  { id: 'wiggles', make: compareWigglePages, snug: snugCompareWigglePages, isRepeat: sameIn(valuesKey) },
  { id: 'result', make: compareResultPages },
  { id: 'board', make: boardRecordPages, once: ({ uuid }, { scales }) => `${uuid} ${scales.doubted.has(uuid)}` },
  { id: 'board', make: boardSuperimpositions, isRepeat: sameIn(boardKey) },
]
