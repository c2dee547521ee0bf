import { compose, inverse, type Similarity } from '@sella/ceph/geometry/transform'
import { filmMatrix, imageMatrix } from '@sella/ceph/superimpose/film'
import { nudgedMove } from '@sella/ceph/superimpose/nudge'
import { drawnOf, type Overlay, type OverlayEntry } from '@sella/ceph/superimpose/overlay'
import type { Nudge } from '@sella/ceph/superimpose/scheme'
import { type Matrix, times } from '@sella/drawing/scene/matrix'
import { type OverlapScene, overlapScene } from '@sella/drawing/tracing/overlap-scene'
import { lineKind } from '@sella/drawing/tracing/record-lines'
import { isSeen, type OverlapLook } from './look'

type Drawn = Exclude<OverlayEntry, { status: 'skipped' }> & { readonly mmPerPixel: number }

/** From the reference's image pixels to the canvas. */
const referenceMatrix = ({ film }: Drawn, { toCanvas: { a, b, tx, ty } }: OverlapScene): Matrix =>
  times([a, b, -b, a, tx, ty], filmMatrix(film) ?? [1, 0, 0, 1, 0, 0])

/** A film below the tracings: whose, where its pixels lie on the canvas, its opacity. */
export interface FilmUnder {
  readonly id: string
  readonly matrix: Matrix
  readonly opacity: number
}

/** Films are dimmed so that the tracings stay the brightest part of the canvas. */
const filmStrength = 0.5

/** The reference's film and the last record's, blended as set; while flickering, the film of the only record shown. */
export const filmsUnder = (overlay: Overlay, look: OverlapLook, scene: OverlapScene): readonly FilmUnder[] => {
  const drawn = drawnOf(overlay)
  const reference = drawn.find(entry => entry.status === 'reference')
  if (!look.films || !reference) return []
  const base = referenceMatrix(reference, scene)
  const place = (drawnFilm: Drawn, opacity: number): readonly FilmUnder[] => {
    const onto = drawnFilm === reference ? base : imageMatrix(reference.film, drawnFilm.film, drawnFilm.move)
    if (onto === null || opacity <= 0) return []
    return [
      { id: drawnFilm.film.id, matrix: drawnFilm === reference ? base : times(base, onto), opacity: opacity * filmStrength },
    ]
  }
  const solo = drawn.find(entry => entry.film.id === look.solo)
  if (solo) return place(solo, 1)
  const last = drawn.at(-1)
  const mixed = last && last !== reference ? place(last, look.mix) : []
  return [...place(reference, mixed.length > 0 ? 1 - look.mix : 1), ...mixed]
}

/**
 * The motion of a record's lines and film, canvas units, from the correction they are drawn with to another. Null if it is not
 * superimposed.
 */
export const gripMove = (overlay: Overlay, uuid: string, nudge: Nudge, toCanvas: Similarity): Similarity | null => {
  const entry = overlay.entries.find(({ film }) => film.id === uuid)
  if (entry?.status !== 'registered') return null
  const [undrawn, back] = [inverse(entry.move), inverse(toCanvas)]
  if (!undrawn || !back) return null
  const next = nudgedMove(entry.registered.move, nudge, entry.registered.registrationPoint)
  return [next, undrawn, back].reduce((all, step) => compose(all, step), toCanvas)
}

interface Shown {
  readonly colourOf: (uuid: string) => string
  /** A screen pixel in canvas units. */
  readonly pixel: number
  /** Whether the picture stays still while a record is moved by hand: it is fitted to the records as registered. */
  readonly steady?: boolean
}

type DrawnOne = ReturnType<typeof drawnOf>[number]

const recordOf = (
  { film, mmPerPixel, move }: DrawnOne,
  i: number,
  { look, colourOf }: { look: OverlapLook } & Pick<Shown, 'colourOf'>,
) => ({
  ...{
    id: film.id,
    tracing: film.tracing,
    facing: film.facing,
    quarters: film.quarters,
    mmPerPixel,
    move,
    colour: colourOf(film.id),
  },
  ...(look.kinds ? { line: lineKind(i) } : {}),
})

/** The scene of a registration as displayed. */
export const sceneOf = (overlay: Overlay, look: OverlapLook, { colourOf, pixel, steady = false }: Shown): OverlapScene => {
  const drawn = drawnOf(overlay)
  const records = drawn.map((entry, i) => recordOf(entry, i, { look, colourOf }))
  const scene = overlapScene({
    method: overlay.method,
    records,
    ...(steady
      ? {
          fitTo: drawn.map((entry, i) =>
            recordOf(entry.status === 'registered' ? { ...entry, move: entry.registered.move } : entry, i, { look, colourOf }),
          ),
        }
      : {}),
    registrationPoint: overlay.registrationPoint,
    hold: overlay.hold,
    from: overlay.from,
    parts: look.parts,
    estimatedOutlines: look.estimated,
    pixel,
  })
  return { ...scene, layers: scene.layers.filter(layer => layer.id === 'registration' || isSeen(look, layer.id)) }
}
