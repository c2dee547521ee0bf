import { type FaceLandmarkName, isFaceLandmark } from '@sella/ceph/data/face-landmarks'
import { type FaceItemName, faceMeasurements } from '@sella/ceph/data/face-measurements'
import { measureFace } from '@sella/ceph/face/evaluate-face'
import { showValue } from '@sella/ceph/measure/display'
import type { Command } from '../command'
import { WrongUsage } from '../command'
import { isObject, readJson } from '../input'
import { readLandmarks, readPoint } from '../landmarks-input'
import { oneOf, readOptions } from '../options'
import { refused } from '../refusals'
import { readScale, statedScale } from '../scale-input'
import { table } from '../table'
import { missingJson } from '../values-output'

const options = {
  view: { type: 'string' },
  input: { type: 'string' },
  lang: { type: 'string', default: 'zh' },
  json: { type: 'boolean', default: false },
} as const

/** The measurements of a face photo. */
export const face: Command = {
  usage: 'sella face --view face_side|face_frontal|face_smile --input FILE|- [--lang zh|en] [--json]',
  does: 'measures the points of a face photo',
  run: async ({ args, out }) => {
    const { values, positionals } = readOptions(args, options)
    if (positionals.length > 0) throw new WrongUsage(`unexpected "${positionals[0]}"`)
    if (values.input === undefined || values.view === undefined) throw new WrongUsage('--view and --input are needed')
    const view = oneOf(values.view, '--view', ['face_side', 'face_frontal', 'face_smile'])
    const lang = oneOf(values.lang, '--lang', ['zh', 'en'])
    const input = await readJson(values.input)
    if (!isObject(input)) throw refused('noLandmarks')
    const points = readLandmarks(input.landmarks, (name): name is FaceLandmarkName => isFaceLandmark(view, name), readPoint)
    const scale = readScale(input, view)
    const readings = Object.entries(measureFace(view, points, scale))
    const numbers = Object.fromEntries(
      readings.map(([item, reading]) => [item, reading.status === 'read' ? reading.value : null]),
    )
    const stated = statedScale(scale, typeof input.mm_per_px === 'number')
    if (values.json) return out(`${JSON.stringify({ view, scale: stated, values: numbers, missing: missingJson(readings) })}\n`)
    const rows = faceMeasurements[view]
    out(
      table(
        Object.entries(numbers).map(([item, value]) => {
          const row = rows[item as FaceItemName]
          return [row?.name[lang] ?? item, showValue(value, row?.unit ?? ''), row?.unit ?? '']
        }),
      ),
    )
  },
}
