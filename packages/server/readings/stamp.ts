import { createHash } from 'node:crypto'
import type { OwnItems } from '@sella/ceph/analysis/own-item'
import { type ReaderErrors, readerErrors } from '@sella/ceph/data/reader-errors'
import { templateLandmarks } from '@sella/ceph/data/template'
import type { Point } from '@sella/ceph/geometry/point'
import { neckPoints } from '@sella/ceph/maturation/spine'
import { doubtedScales } from '@sella/ceph/superimpose/case-scales'
import { emptyTracing, type PlacedPoint, type Tracing } from '@sella/ceph/tracing/tracing'
import { modelProbes } from './model-probe'
import { readModels } from './read-models'
import { readTracing } from './read-tracing'

const shortHash = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12)

/**
 * The template's face at 10 pixels per mm, with its points displaced slightly by a different rule for each `run`; every third
 * face lacks some points.
 */
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

/** As from a detector: the expected errors of its points rise from 0 mm in steps of about 0.1. */
const doubtful = (tracing: Tracing): Tracing => {
  const points = Object.entries(tracing.points).map(([name, point], i) => [name, { ...point, origin: 'detected', errorPx: i }])
  return { ...tracing, points: Object.fromEntries(points) }
}

const nobodys = { items: {}, readers: readerErrors, doubted: false }

/** The rule by which scales of a case's films are doubted is part of the engine's version too. */
const doubts = () =>
  [0.1, 0.102, 0.104, 0.108, 0.115].map(mmPerPixel => {
    const films = [0.1, mmPerPixel].map((mm, i) => ({
      ...{ id: `${i}`, day: `202${i}-01-01` },
      tracing: { ...probe(0), fileScale: { mmPerPixel: mm, provenance: 'dicom' as const } },
    }))
    const patients = [null, '2012-01-01', '1990-01-01'].map(birthday => ({ birthday, sex: 'male' as const }))
    return patients.map(patient => [...doubtedScales(films, patient, [])].length)
  })

let engine: string | null = null

/**
 * Identifies the engine by its results: a hash of its values on a few faces, and of the number of unsure points on one. Any
 * change of a number changes the name, even where nobody remembered to increase a version.
 */
const engineName = (): string => {
  engine ??= shortHash([
    [0, 1, 2, 3, 4, 5].map(run => [...readTracing(probe(run), nobodys).values]),
    readTracing(doubtful(probe(0)), nobodys).unsure,
    readTracing({ ...probe(0), fileScale: { mmPerPixel: 0.001, provenance: 'dicom' } }, nobodys).scale,
    modelProbes.map(probe => [...readModels(probe)]),
    doubts(),
  ])
  return engine
}

/** A doctor's own errors of the vertebrae, the only ones that affect a stored value: the vertebral stage. */
const ownNeck = (readers: ReaderErrors) =>
  neckPoints.flatMap(name => (readers[name]?.source === 'own' ? [[name, readers[name]] as const] : []))

/** Identifies how a doctor's tracings are measured now. Values with any other stamp are out of date. */
export const stampFor = (own: OwnItems, readers: ReaderErrors = readerErrors): string => {
  const definitions = Object.entries(own).map(([name, { norm: _norm, meaning: _meaning, text: _text, ...definition }]) => [
    name,
    definition,
  ])
  const hers = [definitions, ownNeck(readers)].filter(part => part.length > 0)
  return [engineName(), ...hers.map(shortHash)].join('.')
}
