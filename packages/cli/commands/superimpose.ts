import { isLandmarkName } from '@sella/ceph/data/landmarks'
import type { Missing } from '@sella/ceph/measure/reading'
import type { Film } from '@sella/ceph/superimpose/film'
import { type Registered, register, registeredPoints } from '@sella/ceph/superimpose/register'
import { facingOf } from '@sella/ceph/tracing/frame'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { isObject, readJson } from '../input'
import { readLandmarks, readPoint } from '../landmarks-input'
import { readOptions } from '../options'
import { refused } from '../refusals'
import { readScale } from '../scale-input'
import { table } from '../table'
import { missingJson } from '../values-output'

const methods = ['sn', 'pp', 'mp'] as const

const filmOf = (input: Readonly<Record<string, unknown>>, name: string): Film => {
  const record = input[name]
  if (!isObject(record)) throw refused('noRecord', name)
  const points = readLandmarks(record.landmarks, isLandmarkName, readPoint)
  return { points, facing: facingOf(points), mmPerPixel: readScale(record, name).mmPerPixel }
}

const moveJson = (films: readonly [Film, Film], result: Registered | Missing) => {
  if (result.status === 'missing') return null
  const registered = Object.entries(registeredPoints(films[1], result) ?? {})
  return {
    rotation_deg: result.rotationDegrees,
    translation_mm: [result.translationMm.x, result.translationMm.y],
    registered_mm: Object.fromEntries(registered.flatMap(([landmark, point]) => (point ? [[landmark, [point.x, point.y]]] : []))),
  }
}

const whyText = (missing: Missing): string => [missing.why, ...missing.needs].join(' ')

/** Two records registered by sn, pp and mp: rigid moves in the canonical right-facing millimetre frame. */
export const superimpose: Command = {
  usage: 'sella superimpose --input FILE|- [--json]',
  does: 'lays record 2 on record 1 by sn, pp and mp',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, { input: { type: 'string' }, json: { type: 'boolean', default: false } })
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.input === undefined) throw new WrongUsage('--input is missing')
    const input = await readJson(values.input)
    if (!isObject(input)) throw refused('noRecords')
    const films = [filmOf(input, 'record_1'), filmOf(input, 'record_2')] as const
    const answers = methods.map(name => [name, register(films, name)] as const)
    const moves = Object.fromEntries(answers.map(([name, answer]) => [name, moveJson(films, answer)]))
    if (values.json) return out(`${JSON.stringify({ ...moves, missing: missingJson(answers) })}\n`)
    const rows = answers.map(([name, answer]) => {
      if (answer.status === 'missing') return [name, '–', '', '', whyText(answer)]
      const { rotationDegrees, translationMm } = answer
      const shift = [translationMm.x, translationMm.y].map(mm => `${mm.toFixed(2)} mm`)
      return [name, `${rotationDegrees.toFixed(2)}°`, ...shift]
    })
    out(table([['', 'turn', 'x', 'y', ''], ...rows]))
  },
}
