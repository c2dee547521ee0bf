import { defaultBoltonNorm } from '../data/study-models/bolton'
import type { PredictionName } from '../data/study-models/mixed-dentition'
import type { Point3 } from '../geometry/space'
import type { BoltonChoice } from './bolton-norm'
import { type SpaceCorrections, usualCorrections } from './correction-wish'
import type { Jaw, Tooth } from './tooth'

/** What a jaw is read on: a surface scan, or an occlusal photograph, which is two-dimensional and less exact. */
export const mediums = ['surface', 'photo'] as const
export type Medium = (typeof mediums)[number]

/** Two places on a photograph that are a known distance apart. */
export interface PhotoRuler {
  readonly from: Point3
  readonly to: Point3
  /** Null until the length has been entered. */
  readonly mm: number | null
}

/** Two points of the midpalatal raphe, in either order, in the frame and unit of the upper file. */
export interface Raphe {
  readonly from: Point3
  readonly to: Point3
}

/** The number of straight segments used to measure an arch's space. */
export const segmentCounts = [4, 6] as const
export type SegmentCount = (typeof segmentCounts)[number]

/**
 * The contact points from one reading of a tooth, in the frame and unit of the jaw's file; on a photograph pixels, x right, y
 * down, z 0.
 */
export interface Contacts {
  readonly MC?: Point3
  readonly DC?: Point3
}

/**
 * Points of a tooth other than its contacts. `CU`: middle of an incisor's edge, tip of a canine, buccal cusp of a premolar,
 * mesiobuccal cusp of a molar. `CF`: distal end of a premolar's main groove, central fossa of a molar. `DB`: distobuccal cusp of
 * a molar.
 */
export type CuspPoint = 'CU' | 'CF' | 'DB'

export interface ToothReading extends Readonly<Partial<Record<CuspPoint, Point3>>> {
  /** All readings of the width, oldest first. */
  readonly contacts: readonly Contacts[]
  /** Missing, or too damaged to read: its width is taken from the corresponding tooth on the other side, and marked. */
  readonly missing?: boolean
}

/** What a doctor read on the models of one record. The frames of the two jaws are the same only if `inBite` is set. */
export interface ModelReadings {
  readonly teeth: Readonly<Partial<Record<Tooth, ToothReading>>>
  /** mm per unit of each jaw's file; null if unknown. Scans are nearly always in mm, but do not state it. */
  readonly mmPerUnit: Readonly<Record<Jaw, number | null>>
  /** Hash of the file each jaw was read on, because points do not carry over to another file. */
  readonly files: Readonly<Record<Jaw, string | null>>
  readonly on: Readonly<Record<Jaw, Medium>>
  /** For a jaw read on a photograph: the ruler that gives its scale in millimetres. */
  readonly rulers: Readonly<Record<Jaw, PhotoRuler | null>>
  /** The position of the midpalatal raphe; null until it is marked. */
  readonly raphe: Raphe | null
  /** The two files are in the patient's bite relation. */
  readonly inBite: boolean
  readonly boltonNorm: BoltonChoice
  /** The method that predicts the unerupted teeth of a mixed dentition; null in a permanent one. */
  readonly prediction: PredictionName | null
  readonly segments: SegmentCount
  /** The corrections the doctor applies to the space of each arch. */
  readonly corrections: Readonly<Record<Jaw, SpaceCorrections>>
}

export const noReadings: ModelReadings = {
  teeth: {},
  mmPerUnit: { upper: null, lower: null },
  files: { upper: null, lower: null },
  on: { upper: 'surface', lower: 'surface' },
  rulers: { upper: null, lower: null },
  raphe: null,
  inBite: false,
  boltonNorm: defaultBoltonNorm,
  prediction: null,
  segments: 4,
  corrections: { upper: usualCorrections, lower: usualCorrections },
}
