import type { PointName } from '../data/point-name'
import type { OutlineKnotName } from '../data/template'
import type { Point } from '../geometry/point'

/** Where a placed point came from; `unknown` where what was stored does not say. Derived and template points are never placed, so they are not listed here. */
export type Origin = 'manual' | 'detected' | 'estimated' | 'unknown'

/** Where porion was placed: on the bony ear canal, or on the top of the cephalostat's ear-rod ring. */
export type PorionDefinition = 'anatomic' | 'machine'

/** A stored point of one image: pixels of the original, x right, y down. */
export interface PlacedPoint extends Point {
  readonly origin: Origin
  /** 0 to 1, from the detector. */
  readonly confidence?: number
  /** Expected distance from the true position in image pixels (68 % of such points are closer), from the detector. */
  readonly errorPx?: number
  /** Name and edition of the weights that detected the point; absent if placed by hand, or detected before this was recorded. */
  readonly model?: string
  /**
   * Hidden on the film by something in front of it, such as a nasal rest or an ear rod: the detector infers its position, but it
   * cannot be seen.
   */
  readonly covered?: true
  /**
   * For porion: the definition it was placed by, from the detector or stated by the doctor who placed it. Absent: not recorded.
   */
  readonly definition?: PorionDefinition
}

/** An outline point that is not a landmark, fitted to an edge of the film or dragged there by hand. Image pixels. */
export interface OutlineKnot extends Point {
  readonly origin: 'fitted' | 'manual'
}

/** The outlines' own points that do not follow the template, by name. */
export type OutlineKnots = Readonly<Partial<Record<OutlineKnotName, OutlineKnot>>>

/** The two ends the doctor marked on the image's ruler, and the length she read there. */
export interface Ruler {
  readonly ends: readonly [Point, Point]
  /** 1 to 100 mm; 10 by default. */
  readonly mm: number
}

/**
 * A pixel size stated in the file. `dicom`: calibrated Pixel Spacing; `detector`: Imager Pixel Spacing, which does not refer to
 * the patient's plane.
 */
export interface FileScale {
  readonly mmPerPixel: number
  readonly provenance: 'dicom' | 'detector'
}

/** The scale of a face photo by the film that it is aligned on. */
export interface AlignedScale {
  readonly mmPerPixel: number
  readonly provenance: 'film'
}

/**
 * What a doctor or the detector placed on one image, and nothing else: all other points, lines and values are computed from it.
 * The type of image determines the allowed names: a film has landmarks, a face photo the points of its view.
 */
export interface Tracing {
  readonly points: Readonly<Partial<Record<PointName, PlacedPoint>>>
  readonly ruler: Ruler | null
  /** Absent: every outline follows the template and the placed landmarks. */
  readonly outline?: OutlineKnots
  /** The scale that comes with the picture. */
  readonly fileScale: FileScale | AlignedScale | null
}

export const emptyTracing: Tracing = { points: {}, ruler: null, fileScale: null }
