import { isLandmarkName } from '@sella/ceph/data/landmarks'
import { emptyTracing, type Tracing } from '@sella/ceph/tracing/tracing'
import { isObject, readText } from './input'
import { readPoint } from './landmarks-input'
import { refused } from './refusals'
import { readTracing } from './tracing-input'

/** One reader's tracings by film name. */
export type Readings = ReadonlyMap<string, Tracing>

const numberIn = (cell: string | undefined): number => (cell === undefined || cell.trim() === '' ? Number.NaN : Number(cell))

/** `image,S_x,S_y,…`, one line per film, pixels; an empty cell omits the point. */
function fromTable(text: string, file: string): Readings {
  const [head = '', ...lines] = text.trim().split(/\r?\n/)
  const names = head.split(',').map(name => name.trim())
  const landmarks = names.flatMap(name => (name.endsWith('_x') ? [name.slice(0, -2)] : []))
  const unknown = landmarks.find(name => !isLandmarkName(name) || !names.includes(`${name}_y`))
  if (landmarks.length === 0 || unknown !== undefined) throw refused('readingsTable', file, unknown ?? '')
  return new Map(
    lines.map(line => {
      const cells = line.split(',')
      const at = (column: string): number => numberIn(cells[names.indexOf(column)])
      const points = landmarks.flatMap(name => {
        const [x, y] = [at(`${name}_x`), at(`${name}_y`)]
        if (Number.isNaN(x) && Number.isNaN(y)) return []
        return [[name, { ...readPoint([x, y], `${name} (${cells[0]})`), origin: 'manual' as const }] as const]
      })
      return [cells[0] ?? '', { ...emptyTracing, points: Object.fromEntries(points) }] as const
    }),
  )
}

const pointsOf = (value: unknown): unknown =>
  isObject(value)
    ? Object.fromEntries(Object.entries(value).map(([name, at]) => [name, isObject(at) ? [at.x, at.y] : at]))
    : value

/** A line of `detect --json` contains its points as objects. */
const filmOf = (value: unknown, file: string): readonly [string, Tracing] => {
  if (!isObject(value) || typeof value.image !== 'string') throw refused('readingsShape', file)
  return [value.image, readTracing({ ...value, landmarks: pointsOf(value.landmarks) })]
}

const parsed = (line: string, file: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    throw refused('notJson', file)
  }
}

/** JSON: an object of film name to the input of `analyze`; or lines as printed by `detect --json`, each with its image. */
function fromJson(text: string, file: string): Readings {
  const lines = text.trim().split(/\r?\n/)
  const first = parsed(lines.length > 1 && lines[0]?.includes('"image"') ? (lines[0] ?? '') : text, file)
  if (isObject(first) && typeof first.image === 'string') return new Map(lines.map(line => filmOf(parsed(line, file), file)))
  if (!isObject(first)) throw refused('readingsShape', file)
  return new Map(Object.entries(first).map(([film, value]) => [film, readTracing(value)]))
}

/** One reader's tracings of several films, from a table or from JSON. */
export const readReadings = async (file: string): Promise<Readings> => {
  const text = await readText(file)
  return text.trimStart().startsWith('{') ? fromJson(text, file) : fromTable(text, file)
}
