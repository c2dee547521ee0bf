import type { PointName } from '../data/point-name'
import type { OutlineKnotName } from '../data/template'
import type { Point } from '../geometry/point'

/** Where a placed point came from. Derived and template points are never placed, so they have no place here. */
export type Origin = 'manual' | 'detected' | 'estimated'

/** Where porion was placed: on the bony ear canal, or on the top of the cephalostat's ear-rod ring. */
export type PorionDefinition = 'anatomic' | 'machine'

/** A stored point of one image: pixels of the original, x right, y down. */
export interface PlacedPoint extends Point {
  readonly origin: Origin
  /** 0 to 1, from the detector. */
  readonly confidence?: number
  /** Expected distance from the true position in pixels of the image (68 % of such points are nearer), from the detector. */
  readonly errorPx?: number
  /** The weights that found it, by their name and edition; absent: by hand, or found before this was kept. */
  readonly model?: string
  /** Something stands before it on the film, as a nasal rest or an ear rod: the detector says where it must be, but nobody can see it. */
  readonly covered?: true
  /** Of porion: by which definition it was placed, from the detector, or stated by the doctor who placed it. Absent: not recorded. */
  readonly definition?: PorionDefinition
}

/** A point of an outline that is no landmark: laid on an edge of the film, or pulled there by hand. Image pixels. */
export interface OutlineKnot extends Point {
  readonly origin: 'fitted' | 'manual'
}

/** The outlines' own points that do not follow the template, by name. */
export type OutlineKnots = Readonly<Partial<Record<OutlineKnotName, OutlineKnot>>>

/** The two ends the doctor laid on the image's ruler and the length she read there. */
export interface Ruler {
  readonly ends: readonly [Point, Point]
  /** 1 to 100 mm; 10 unless she says otherwise. */
  readonly mm: number
}

/** A pixel size the file itself states. `dicom`: calibrated Pixel Spacing; `detector`: Imager Pixel Spacing, not the patient's plane. */
export interface FileScale {
  readonly mmPerPixel: number
  readonly provenance: 'dicom' | 'detector'
}

/**
 * What a doctor or the detector placed on one image, and nothing else: all further points, lines and numbers follow from it. Which names
 * may stand in it is the image's matter: a film holds landmarks, a face photo the points of its view.
 */
export interface Tracing {
  readonly points: Readonly<Partial<Record<PointName, PlacedPoint>>>
  readonly ruler: Ruler | null
  /** Absent: every outline follows the template and the placed landmarks. */
  readonly outline?: OutlineKnots
  readonly fileScale: FileScale | null
}

export const emptyTracing: Tracing = { points: {}, ruler: null, fileScale: null }
