import { createHash } from 'node:crypto'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { type ReaderErrors, readerErrors } from '@sella/ceph/data/reader-errors'
import { templateLandmarks } from '@sella/ceph/data/template'
import type { Point } from '@sella/ceph/geometry/point'
import { neckPoints } from '@sella/ceph/maturation/spine'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { modelProbes } from './model-probe'
import { readModels } from './read-models'
import { readTracing } from './read-tracing'

const shortHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/** The template's face, 10 pixels a mm, its points moved about a little, by another rule for each `run`; every third face lacks some. */
const probe = (run: number): Tracing => {
  const move = ({ x, y }: Point, i: number): PlacedPoint => ({
    x: 1000 + 10 * x + 30 * Math.sin(run * 97 + i * 13),
    y: 1200 + 10 * y + 30 * Math.cos(run * 31 + i * 7),
    origin: 'manual',
  })
  const points = Object.entries(templateLandmarks).map(([name, at], i) => [name, move(at, i)] as const)
  const kept = points.filter((_, i) => run % 3 !== 2 || (i + run) % 7 !== 0)
  return { ...emptyTracing, points: Object.fromEntries(kept), fileScale: { mmPerPixel: 0.1, provenance: 'dicom' } }
}

/** As a detector gives it: its points' expected errors go from 0 mm up in steps of some 0.1. */
const doubtful = (tracing: Tracing): Tracing => {
  const points = Object.entries(tracing.points).map(([name, point], i) => [name, { ...point, origin: 'detected', errorPx: i }])
  return { ...tracing, points: Object.fromEntries(points) }
}

const nobodys = { items: {}, readers: readerErrors }

let engine: string | null = null

/**
 * Names what the engine gives: a hash of its values on a few faces, and of how many points of one are to be checked. Whatever changes a number changes the name, also where
 * nobody thought of raising a version.
 */
const engineName = (): string => {
  engine ??= shortHash([
    [0, 1, 2, 3, 4, 5].map(run => [...readTracing(probe(run), nobodys).values]),
    readTracing(doubtful(probe(0)), nobodys).unsure,
    modelProbes.map(probe => [...readModels(probe)]),
  ])
  return engine
}

/** A doctor's own errors of the vertebrae: of all errors only these decide what is kept of a tracing, the vertebral stage. */
const ownNeck = (readers: ReaderErrors) =>
  neckPoints.flatMap(name => (readers[name]?.source === 'own' ? [[name, readers[name]] as const] : []))

/** Names the way by which a doctor's tracings are read now. Readings by any other are out of date. */
export const stampFor = (own: OwnItems, readers: ReaderErrors = readerErrors): string => {
  const definitions = Object.entries(own).map(([name, { norm: _norm, meaning: _meaning, text: _text, ...definition }]) => [
    name,
    definition,
  ])
  const hers = [definitions, ownNeck(readers)].filter(part => part.length > 0)
  return [engineName(), ...hers.map(shortHash)].join('.')
}
